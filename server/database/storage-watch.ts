import type { Database } from './queries.ts';

/** SQLSTATE disk_full, and what the file system itself says. */
const FULL = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** Says whether something failed because there is no room left to write. */
export function isStorageFull(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error
    ? FULL.has(String(error.code))
    : false;
}

export type StorageWatch = {
  /** The same database; what fails for want of room is remembered. */
  database: Database;
  /** Whether writing works as far as is known. After a failure it is tried anew at each question (threat X03). */
  canWrite(): Promise<boolean>;
};

/** Notices when the disk of the database is full, and when it no longer is, without a restart. */
export function watchStorage(database: Database): StorageWatch {
  let isFull = false;

  async function noticing<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      isFull ||= isStorageFull(error);
      throw error;
    }
  }

  async function tryToWrite(): Promise<boolean> {
    // A page of its own, which goes with the transaction.
    const probe = `create temporary table storage_probe on commit drop as select repeat('x', 1000) as room from generate_series(1, 100)`;
    try {
      await database.transaction((tx) => tx.query(probe));
      isFull = false;
    } catch {
      isFull = true;
    }
    return !isFull;
  }

  return {
    database: {
      ...database,
      query: (sql, params) => noticing(database.query(sql, params)),
      script: (sql) => noticing(database.script(sql)),
      transaction: (work) => noticing(database.transaction(work)),
      rest: { run: (opening, next) => noticing(database.rest.run(opening, next)) },
    },
    canWrite: async () => !isFull || tryToWrite(),
  };
}
