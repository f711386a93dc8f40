// The age of a result, as people count it.

/** Whole months between two moments, never negative. */
export function monthsBetween(from: Date, to: Date): number {
  const months = (to.getFullYear() - from.getFullYear()) * 12 + to.getMonth() - from.getMonth();
  return Math.max(0, to.getDate() < from.getDate() ? months - 1 : months);
}

/** How many days of the calendar lie between two moments, where the clock stands; 0 is the same day, never negative. */
export function daysBetween(from: Date, to: Date): number {
  const [first, last] = [from, to].map((moment) =>
    Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()),
  );
  return Math.max(0, ((last ?? 0) - (first ?? 0)) / 86_400_000);
}
