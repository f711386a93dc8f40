import type { Log } from '#server/log.ts';

/**
 * Runs work that no answer waits for, all that has come up within `pause` milliseconds together: done at once,
 * it would hold up the next request and so tell what the answer did not (threat A03). `settled` runs what
 * waits and resolves when all of it is done, for a clean stop and for tests.
 */
export function createWorkAfterAnswer(log: Log, pause = 0) {
  const waiting: (() => Promise<void>)[] = [];
  const running = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;

  function afterwards(event: string, work: () => Promise<void>): void {
    waiting.push(() => work().catch((error: unknown) => log.error({ event, err: error })));
    if (pause === 0) startWaiting();
    else timer ??= setTimeout(startWaiting, pause);
  }

  function startWaiting(): void {
    clearTimeout(timer);
    timer = undefined;
    for (const start of waiting.splice(0)) {
      const task = start().finally(() => running.delete(task));
      running.add(task);
    }
  }

  async function settled(): Promise<void> {
    startWaiting();
    while (running.size > 0) await Promise.all(running);
  }

  return { afterwards, settled };
}
