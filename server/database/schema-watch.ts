import type { Clock } from '#server/clock.ts';
import { readInstallation } from './installation.ts';
import { readMigrations } from './migrations.ts';
import type { Database } from './queries.ts';

/** What a database lacks for serving from it; words that health may say in public. */
export type SchemaFault = 'tables_missing' | 'migrations_missing' | 'other_database';

/** How long an answer is good for, in milliseconds: health is public, and may be asked as often as one likes. */
const FRESH = 1000;

/**
 * Watches whether the database is still the one that was opened: its tables, its migrations, its id (threat X28). Called
 * after the migrations.
 *
 * @returns asks, at most once a second; rejects when the database does not answer.
 */
export async function watchSchema(
  database: Database,
  clock: Clock,
): Promise<() => Promise<SchemaFault | undefined>> {
  const id = await readInstallation(database);
  const versions = JSON.stringify(readMigrations().map(({ version }) => version));
  const [found] = await database.query<{ tables: string }>(
    `select jsonb_agg(format('%I.%I', schemaname, tablename))::text as tables
     from pg_tables where schemaname in ('auth', 'private', 'public')`,
  );
  const tables = found?.tables ?? '[]';

  async function look(): Promise<SchemaFault | undefined> {
    const [row] = await database.query<{ there: boolean }>(
      `select bool_and(to_regclass(name) is not null) and
         to_regclass('supabase_migrations.schema_migrations') is not null as there
       from jsonb_array_elements_text($1::text::jsonb) as name`,
      [tables],
    );
    if (!row?.there) return 'tables_missing';
    const [kept] = await database.query<{ missing: number; id: string | null }>(
      `select (select count(*)::int from jsonb_array_elements_text($1::text::jsonb) as wanted (version)
           where not exists (select from supabase_migrations.schema_migrations as applied
             where applied.version = wanted.version)) as missing,
         (select id::text from private.installation) as id`,
      [versions],
    );
    if (kept?.missing !== 0) return 'migrations_missing';
    return kept.id === id ? undefined : 'other_database';
  }

  let last: { at: number; answer: Promise<SchemaFault | undefined> } | undefined;
  return () => {
    const now = clock.now().getTime();
    if (!last || Math.abs(now - last.at) >= FRESH) last = { at: now, answer: look() };
    return last.answer;
  };
}
