// How likely a hypothesis of docs/validation.md is to be confirmed when it is true: that the whole 95 % interval lies beyond
// its threshold. Closed formulas on a scale where the estimate is about normal; `n` are people (or pairs of tests).
import { normalBelow, Z95 } from './normal.ts';

/** A true figure, the threshold that it must pass, and the people. */
export type Asked = { readonly truth: number; readonly threshold: number; readonly n: number };

/** One correlation above a threshold, by Fisher's z. */
export function powerOfCorrelation({ truth, threshold, n }: Asked): number {
  return passes(Math.atanh(truth) - Math.atanh(threshold), 1 / Math.sqrt(n - 3));
}

/** Consistency of a scale of `items` above a threshold, by Bonett's logarithm (2002, J Educ Behav Stat 27, 335-340). */
export function powerOfConsistency({ truth, threshold, n }: Asked, items: number): number {
  const error = Math.sqrt((2 * items) / ((items - 1) * (n - 2)));
  return passes(Math.log(1 - threshold) - Math.log(1 - truth), error);
}

/** A share above a threshold; the interval is the normal one, which near the middle is Wilson's. */
export function powerOfShare({ truth, threshold, n }: Asked): number {
  return passes(truth - threshold, Math.sqrt((truth * (1 - truth)) / n));
}

/** A mean difference, or another estimate with a known error of one person, above a threshold. */
export function powerOfMean({ truth, threshold, n }: Asked, sdOfOne: number): number {
  return passes(truth - threshold, sdOfOne / Math.sqrt(n));
}

/**
 * That none of `items` differs between groups by `limit` answer steps, each with its whole interval, when true differences
 * scatter by `scatter`; `error` is the standard error of one difference.
 */
export function powerOfNoDifference({
  items,
  limit,
  scatter,
  error,
}: {
  readonly items: number;
  readonly limit: number;
  readonly scatter: number;
  readonly error: number;
}): number {
  const room = limit - Z95 * error;
  if (room <= 0) return 0;
  const spread = Math.sqrt(scatter ** 2 + error ** 2);
  return (2 * normalBelow(room / spread) - 1) ** items;
}

/** The fewest people, in steps of ten, with whom the power reaches .8; `undefined` above 20,000. */
export function fewestFor(power: (n: number) => number): number | undefined {
  for (let n = 20; n <= 20_000; n += 10) if (power(n) >= 0.8) return n;
  return undefined;
}

function passes(distance: number, error: number): number {
  return normalBelow(distance / error - Z95);
}
