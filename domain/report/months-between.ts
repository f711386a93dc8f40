// The age of a result, as people count it: whole months.

/** Whole months between two moments, never negative. */
export function monthsBetween(from: Date, to: Date): number {
  const months = (to.getFullYear() - from.getFullYear()) * 12 + to.getMonth() - from.getMonth();
  return Math.max(0, to.getDate() < from.getDate() ? months - 1 : months);
}
