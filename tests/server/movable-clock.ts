import type { Clock } from '#server/clock.ts';

/** A clock that stands still until it is told to move. Times are milliseconds. */
export function movableClock(start: Date): Clock & { advance(milliseconds: number): void } {
  let time = start.getTime();
  return {
    now: () => new Date(time),
    advance(milliseconds) {
      time += milliseconds;
    },
  };
}
