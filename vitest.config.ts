import { defineConfig } from 'vitest/config';
import { articleModules } from '#tools/build/article-modules.ts';
import { searchIndex } from '#tools/build/search-index.ts';
import { findPostgres } from './tests/database/find-postgres.ts';

/** How many times slower than a quiet machine this one is (`tools/check/machine-pace.ts`). */
const pace = Number(process.env['TEST_PACE'] ?? 1);

const ignored = ['**/node_modules/**', '**/dist/**', '**/.*/**', 'tests/house/samples/**'];

/**
 * The same files on either database, but for what only one of them can show; DATABASE_KIND says which one a file meets.
 */
function databaseProject(kind: 'pglite' | 'postgres') {
  return {
    extends: true as const,
    test: {
      name: kind,
      include: ['**/*.db.test.ts'],
      // What is about one of the two says so in its name.
      exclude: [...ignored, `**/*.${kind === 'pglite' ? 'postgres' : 'pglite'}.db.test.ts`],
      env: { DATABASE_KIND: kind },
      globalSetup: `tests/database/${kind}-setup.ts`,
      setupFiles: 'tests/database/close-databases.ts',
      // One process and one database for all files: starting both anew for each costs more than their tests.
      isolate: false,
      // Only what hangs takes so long, also beside four browsers on two cores.
      testTimeout: 60_000 * pace,
      hookTimeout: 60_000 * pace,
    },
  };
}

export default defineConfig({
  // Articles are part of the pages that unit tests render, and the names of careers of what they search in.
  plugins: [articleModules(), searchIndex()],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...ignored, '**/*.db.test.ts'],
          // Modules are read once for all files; `--sequence.shuffle.files` shows that none leans on another.
          isolate: false,
          unstubGlobals: true,
          // Another suite runs beside this one, on a machine that may have two cores.
          testTimeout: 20_000 * pace,
          hookTimeout: 20_000 * pace,
        },
      },
      databaseProject('pglite'),
      // REQUIRE_POSTGRES=1 makes a machine without PostgreSQL a failure instead of a smaller run.
      ...(findPostgres() || process.env['REQUIRE_POSTGRES'] === '1'
        ? [databaseProject('postgres')]
        : []),
    ],
  },
});
