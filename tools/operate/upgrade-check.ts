// npm run upgrade:check: whether this version may serve the database at DATABASE_URL. Asked by deploy/upgrade.sh before anything starts.
// What its owner published has to fit it, too.
// A version that lacks migrations which are applied there is older than its tables, and is refused in one line.
import { resolve } from 'node:path';
import { openPostgres } from '#server/database/postgres.ts';
import { readMigrations } from '#server/database/migrations.ts';
import { StartRefusal } from '#server/start-refusal.ts';
import { fitOf, lineOf, publishedContent } from '#tools/editor/published-content.ts';
import { atAddress, existingDatabase, namedDatabase } from './existing-database.ts';

const root = resolve(import.meta.dirname, '../..');

try {
  const place = existingDatabase(process.env, namedDatabase(process.env));
  const { applied, published } = await atAddress(place, async ({ url }) => {
    const database = await openPostgres(url, 1);
    try {
      const applied = await database.query<{ version: string; name: string }>(
        'select version, name from supabase_migrations.schema_migrations order by version',
      );
      return { applied, published: await publishedContent(database) };
    } finally {
      await database.close();
    }
  });
  const known = new Set(readMigrations().map(({ version }) => version));
  const newer = applied.filter(({ version }) => !known.has(version));
  const [first] = newer;
  if (first) {
    throw new StartRefusal(
      `This version is older than the tables: ${newer.length} of their migrations are unknown to it, the first ${first.version}_${first.name}. To go back, restore the backup of before (docs/operating.md).`,
    );
  }
  const mistakes = published ? fitOf(root, published).mistakes : [];
  if (mistakes.length > 0) {
    throw new StartRefusal(
      `What the owner published does not fit this version. To be mended in the editor, or by content:pull:\n${mistakes.map(lineOf).join('\n')}`,
    );
  }
  console.log(`${readMigrations().length - applied.length} migrations to apply.`);
} catch (error) {
  if (!(error instanceof StartRefusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
