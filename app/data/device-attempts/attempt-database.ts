import { createStore, promisifyRequest } from 'idb-keyval';
import { browserStorage } from '#app/data/device/browser-storage.ts';

/**
 * The database of this site in a browser; a built page may name it to be woken where it is (`data-wake-with`). In local
 * storage a mark of the same name says that something lies in it: `boot.ts` reads that at once (`data-recall-with`).
 */
export const attemptDatabaseName = 'faro-attempts';

/** Where attempts lie on this device: a map from id to record. */
export type AttemptDatabase = {
  readAll(): Promise<unknown[]>;
  /** Reads, changes and writes one record in one step; `undefined` removes it. Rejects if refused. */
  change(id: string, update: (stored: unknown) => unknown): Promise<void>;
};

/** IndexedDB: survives closing the tab; an update is one transaction, so two tabs cannot lose one. */
export function indexedDbAttempts(): AttemptDatabase {
  const store = createStore(attemptDatabaseName, 'attempts');
  return {
    // Async, because a browser that forbids IndexedDB throws at once instead of rejecting.
    readAll: async () => {
      const records = await store('readonly', (all) => promisifyRequest<unknown[]>(all.getAll()));
      if (!records[0]) browserStorage.removeItem(attemptDatabaseName);
      return records;
    },
    change: async (id, update) =>
      store('readwrite', async (attempts) => {
        const next = update(await promisifyRequest<unknown>(attempts.get(id)));
        if (next === undefined) attempts.delete(id);
        else {
          attempts.put(next, id);
          browserStorage.setItem(attemptDatabaseName, '1');
        }
        const isCommitted = promisifyRequest(attempts.transaction);
        // Nothing more comes: without this (Safari before 15) the browser first reports the write and waits for more.
        attempts.transaction.commit?.();
        await isCommitted;
      }),
  };
}

/** For browsers that refuse to keep anything: lives as long as the tab. */
export function memoryAttempts(): AttemptDatabase {
  const records = new Map<string, unknown>();
  return {
    readAll: async () => [...records.values()],
    change: async (id, update) => {
      const next = update(records.get(id));
      if (next === undefined) records.delete(id);
      else records.set(id, next);
    },
  };
}
