import { defineConfig } from 'vitest/config';
import { articleModules } from '#tools/build/article-modules.ts';
import { ensureCompiled } from '#tools/launch/compiled-content.mjs';
import { isDrill } from '#tests/drill.ts';

ensureCompiled(import.meta.dirname);

/** How many times slower than a quiet machine this one is (`tools/check/suites/machine-pace.ts`). */
const pace = Number(process.env['TEST_PACE'] ?? 1);

const ignored = [
  '**/node_modules/**',
  '**/dist/**',
  '**/.*/**',
  'tests/house/samples/**',
  // The lab is no part of what runs: `npm test -- lab`, and the drill.
  ...(isDrill ? [] : ['**/*.drill.*', 'lab/**']),
];

export default defineConfig({
  // Articles are part of the pages that unit tests render.
  plugins: [articleModules()],
  test: {
    // A test in which no assertion ran is red: a loop over an empty list asserts nothing.
    expect: { requireAssertions: true },
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
          testTimeout: 60_000 * pace,
          hookTimeout: 60_000 * pace,
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: ['**/*.db.test.ts'],
          exclude: ignored,
          // One server for all files, the embedded one; TEST_POSTGRES=system takes the machine's own.
          globalSetup: 'tests/database/database-setup.ts',
          setupFiles: 'tests/database/close-databases.ts',
          // One process and one database for all files: starting both anew for each costs more than their tests.
          isolate: false,
          // Only what hangs takes so long, also beside the browsers on two cores.
          testTimeout: 300_000 * pace,
          hookTimeout: 300_000 * pace,
        },
      },
    ],
  },
});
