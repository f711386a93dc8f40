// Percentiles of a sample with intervals that need no distribution: order statistics and the binomial (Conover 1999,
// Practical nonparametric statistics, 3.2), by its normal approximation, good from about twenty people on either side.
import { Z95 } from './omega.ts';

export type Percentile = {
  readonly percent: number;
  readonly value: number;
  readonly low: number;
  readonly high: number;
};

/** The smallest value that so many percent reach or stay under (type 1 of Hyndman & Fan 1996). `values` need not be in order. */
export function percentiles(values: readonly number[], percents: readonly number[]): Percentile[] {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (place: number) => sorted[Math.min(sorted.length, Math.max(1, place)) - 1] ?? NaN;
  return percents.map((percent) => {
    const share = percent / 100;
    const middle = sorted.length * share;
    const half = Z95 * Math.sqrt(middle * (1 - share));
    return {
      percent,
      value: at(Math.ceil(middle)),
      low: at(Math.floor(middle - half)),
      high: at(Math.ceil(middle + half) + 1),
    };
  });
}
