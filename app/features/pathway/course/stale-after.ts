/**
 * An element that its day takes away or brings up: the boot script of a built page marks what is over, and here it is marked for
 * the day of the build, or for today where React draws it. `after` and `today` are days, `YYYY-MM-DD`.
 */
export function staleAfter(after: string, today: string) {
  return { 'data-stale-after': after, 'data-stale': after < today ? '' : undefined };
}
