import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bootstrap } from './bootstrap.ts';
import { refuseEarlier } from './earlier-database.ts';
import { openEmbedded } from './embedded/embedded.ts';
import { folderIn } from './embedded/place.ts';
import { hasTable, refuseOther, refuseToReplace } from './installation.ts';
import { takeLockFile } from './lock-file.ts';
import { migrate } from './migrations.ts';
import { openPostgres } from './postgres.ts';
import { poolerMode } from './pooler-mode.ts';
import type { Database } from './queries.ts';
import { openReader } from './replica/reader.ts';
import { StartRefusal } from '#server/start-refusal.ts';
import { holdServingLock } from './serving-lock.ts';

export type { Database, Queries, RestRow, Statement } from './queries.ts';

/** The embedded server has few connections to give, and a small machine little to do with more. */
const EMBEDDED_POOL = 5;
/** What few people ask, and seldom. */
const READER_POOL = 3;

type Options = {
  url: string | undefined;
  /** Where the embedded PostgreSQL is, and what remembers the database. */
  dataDir: string;
  /** The same through a pooler in transaction mode, for all that requests ask; preparing and the lock stay direct. */
  poolUrl?: string | undefined;
  /** A replica for what may be `mostAge` milliseconds old. */
  replica?: { url: string; mostAge: number } | undefined;
  log: (line: string) => void;
  /** Another folder than supabase/migrations; for tests. */
  migrationsDir?: string;
  /** A server goes on with its own database only; a command may be about another one. */
  isServer?: boolean;
};

/**
 * Opens PostgreSQL at `url`, or the embedded one below `dataDir` when there is none, gives it what a Supabase project has
 * from the start, and applies the migrations. Until it is closed, no restore begins.
 *
 * @throws StartRefusal with one line for the operator; where a database was, no empty one is made.
 */
export async function openDatabase(options: Options): Promise<Database> {
  const { url, poolUrl, replica } = options;
  if (!url) return openOwn(options);
  const database = await (poolUrl === undefined
    ? prepared(await openShared(url), options)
    : openPooled(url, poolUrl, options));
  if (!replica) return database;
  const reader = openReader({ ...replica, writer: database, poolSize: READER_POOL });
  return {
    ...database,
    reader,
    async close() {
      await reader.close();
      await database.close();
    },
  };
}

/**
 * Prepared directly, since a migration is a long transaction and the lock a thing of a session; served through the pooler.
 *
 * @throws StartRefusal where the pooler does not give a session back after each transaction, and no sooner.
 */
async function openPooled(url: string, poolUrl: string, options: Options): Promise<Database> {
  const direct = await prepared(await openShared(url, 1), options);
  try {
    await requireTransactionMode(poolUrl);
    const pooled = await openPostgres(poolUrl, undefined, { setting: 'POOL_URL', isPooled: true });
    return {
      ...pooled,
      async close() {
        await pooled.close();
        await direct.close();
      },
    };
  } catch (error) {
    await direct.close();
    throw error;
  }
}

async function requireTransactionMode(poolUrl: string): Promise<void> {
  const found = {
    statement: 'the pooler is in statement mode',
    session: 'no pooler, or one in session mode',
  };
  const mode = await poolerMode(poolUrl).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartRefusal(`POOL_URL: the pooler does not answer: ${reason}`);
  });
  if (mode === 'transaction') return;
  throw new StartRefusal(`POOL_URL: ${found[mode]}; it needs pool_mode = transaction`);
}

/** PostgreSQL with the lock that keeps restores away, until it is closed. */
async function openShared(url: string, poolSize?: number): Promise<Database> {
  const database = await openPostgres(url, poolSize);
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

async function openOwn(options: Options): Promise<Database> {
  const { dataDir, log, isServer } = options;
  refuseEarlier(dataDir);
  if (!existsSync(folderIn(dataDir))) refuseToReplace(dataDir, 'embedded');
  // Commands are welcome beside a server; a second server would count its limits and run its jobs for itself.
  const release = isServer ? takeLockFile(join(dataDir, 'server.lock')) : () => {};
  try {
    const embedded = await openEmbedded(dataDir, log);
    try {
      const shared = await openShared(embedded.url, EMBEDDED_POOL);
      const database: Database = {
        ...shared,
        kind: 'embedded',
        async close() {
          await shared.close();
          await embedded.close();
          release();
        },
      };
      return await prepared(database, options);
    } catch (error) {
      await embedded.close();
      throw error;
    }
  } catch (error) {
    release();
    throw error;
  }
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
