import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type Database } from '#server/database/database.ts';

/** Does something with an embedded database that holds what the migrations make, and nothing else; it is removed afterwards. */
export async function withMigratedDatabase<T>(
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'faro-migrated-'));
  try {
    const database = await openDatabase({ url: undefined, dataDir, log: () => {} });
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}
