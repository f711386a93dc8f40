import { bootstrap } from './bootstrap.ts';
import { migrate } from './migrations.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';
import type { Database } from './queries.ts';

export type { Database, Queries, RestRow, Statement } from './queries.ts';

/**
 * Opens PostgreSQL at `url`, or PGlite below `dataDir` when there is none, gives it what a Supabase
 * project has from the start, and applies the migrations.
 *
 * @throws StartRefusal with one line for the operator.
 */
export async function openDatabase(options: {
  url: string | undefined;
  dataDir: string;
  /** Where the data API goes through a pooler. */
  poolUrl?: string | undefined;
  log: (line: string) => void;
  /** Another folder than supabase/migrations; for tests. */
  migrationsDir?: string;
}): Promise<Database> {
  const database = options.url
    ? await openPostgres(options.url, undefined, options.poolUrl)
    : await openPglite(options.dataDir);
  try {
    await bootstrap(database);
    await migrate(database, options);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
