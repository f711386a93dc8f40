/** A clock that is this far off is taken for right: the header counts in whole seconds (ms). */
const tolerance = 5_000;

let offset = 0;

/** Notes what time the server has: the `Date` of an answer that arrived at `now`, if it has one. */
export function noteServerDate(date: string | null, now: number): void {
  const said = Date.parse(date ?? '');
  if (Number.isNaN(said)) return;
  const difference = said - now;
  offset = Math.abs(difference) > tolerance ? difference : 0;
}

/**
 * Milliseconds since 1970 by the server's clock once it has answered, by this device's before:
 * the newest answer wins wherever two copies meet, and a device may be a day off (threat X10).
 */
export function serverNow(): number {
  return Date.now() + offset;
}
