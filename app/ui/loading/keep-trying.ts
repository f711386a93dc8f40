/** The pause before a repeat (ms): twice the one before it, up to half a minute. */
const pauses = { first: 1_000, longest: 30_000 };

/** Trying that goes on: `now` does not wait for the next time, `stop` ends it. */
export type Trying = { now(): void; stop(): void };

/**
 * Does again what has failed until it succeeds: after growing pauses, and as soon as the browser has its network back.
 */
export function keepTrying(work: () => Promise<unknown>): Trying {
  let pause = pauses.first;
  let timer: ReturnType<typeof setTimeout>;
  let isBusy = false;
  let isOver = false;

  function wait(): void {
    isBusy = false;
    if (isOver) return;
    timer = setTimeout(now, pause);
    pause = Math.min(pauses.longest, pause * 2);
  }

  function now(): void {
    if (isBusy || isOver) return;
    clearTimeout(timer);
    isBusy = true;
    work().then(stop, wait);
  }

  function stop(): void {
    isOver = true;
    clearTimeout(timer);
    removeEventListener('online', now);
  }

  addEventListener('online', now);
  wait();
  return { now, stop };
}
