import { AsyncLocalStorage } from 'node:async_hooks';

type Holder = { holds: boolean };

/**
 * A first-come-first-served lock around a thing that serves one caller at a time.
 *
 * Asking again from inside the holder would wait for ever, so that throws at once. Between two turns whatever came in
 * meanwhile is looked at: PGlite works in this thread, and a crowd in line would otherwise keep every socket closed until
 * its last one is done.
 */
export function createQueue() {
  const inside = new AsyncLocalStorage<Holder>();
  let last: Promise<void> = Promise.resolve();

  /** Waits for its turn; the returned function gives the turn back and may be called twice. */
  async function enter(): Promise<() => void> {
    if (inside.getStore()?.holds) {
      throw new Error('Inside a transaction, use the queries that it was handed.');
    }
    const before = last;
    const turn = Promise.withResolvers<void>();
    last = turn.promise;
    await before;
    return () => void setImmediate(turn.resolve);
  }

  /** Runs the work when its turn comes. */
  async function run<T>(work: () => Promise<T>): Promise<T> {
    const leave = await enter();
    const holder: Holder = { holds: true };
    try {
      return await inside.run(holder, work);
    } finally {
      holder.holds = false;
      leave();
    }
  }

  return { enter, run };
}

export type Queue = ReturnType<typeof createQueue>;
