import type { Log } from '../log.ts';

/**
 * Runs work that no answer waits for. `settled` resolves when all of it is done, for a clean stop
 * and for tests.
 */
export function createAfterwards(log: Log) {
  const running = new Set<Promise<void>>();

  function afterwards(event: string, work: () => Promise<void>): void {
    const task = work()
      .catch((error: unknown) => log.error({ event, err: error }))
      .finally(() => running.delete(task));
    running.add(task);
  }

  async function settled(): Promise<void> {
    while (running.size > 0) await Promise.all(running);
  }

  return { afterwards, settled };
}
