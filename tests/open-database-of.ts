import { openDatabase, type Database } from '#server/database/database.ts';
import type { RunningServer } from './serve.ts';

/** The database of a server, as the holder of the machine opens it. */
export function openDatabaseOf({ env, dataDir }: RunningServer): Promise<Database> {
  return openDatabase({ url: env['DATABASE_URL'], dataDir, log: () => {} });
}
