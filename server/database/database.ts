import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bootstrap } from './bootstrap.ts';
import { hasTable, refuseOther, refuseToReplace } from './installation.ts';
import { migrate } from './migrations.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';
import type { Database } from './queries.ts';
import { holdServingLock } from './serving-lock.ts';

export type { Database, Queries, RestRow, Statement } from './queries.ts';

type Options = {
  url: string | undefined;
  /** Where PGlite is, and what remembers the database. */
  dataDir: string;
  /** Where the data API goes through a pooler. */
  poolUrl?: string | undefined;
  log: (line: string) => void;
  /** Another folder than supabase/migrations; for tests. */
  migrationsDir?: string;
  /** A server goes on with its own database only; a command may be about another one. */
  isServer?: boolean;
};

/**
 * Opens PostgreSQL at `url`, or PGlite below `dataDir` when there is none, gives it what a Supabase
 * project has from the start, and applies the migrations. Until it is closed, no restore begins.
 *
 * @throws StartRefusal with one line for the operator; where a database was, no empty one is made.
 */
export async function openDatabase(options: Options): Promise<Database> {
  const { url, dataDir } = options;
  if (!url) return prepared(await openEmbedded(dataDir), options);
  return prepared(await openShared(url, options.poolUrl), options);
}

/** PostgreSQL with the lock that keeps restores away, until it is closed. */
async function openShared(url: string, poolUrl: string | undefined): Promise<Database> {
  const database = await openPostgres(url, undefined, poolUrl);
  try {
    const release = await holdServingLock(url);
    return {
      ...database,
      async close() {
        await database.close();
        await release();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function openEmbedded(dataDir: string): Promise<Database> {
  if (!existsSync(join(dataDir, 'pglite'))) refuseToReplace(dataDir, 'pglite');
  return openPglite(dataDir);
}

async function prepared(database: Database, options: Options): Promise<Database> {
  const { dataDir, isServer } = options;
  try {
    if (!(await hasTable(database, 'public.profiles'))) refuseToReplace(dataDir, database.kind);
    if (isServer) await refuseOther(database, dataDir);
    await bootstrap(database);
    await migrate(database, options);
    // One from before there were ids has it now.
    if (isServer) await refuseOther(database, dataDir);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
