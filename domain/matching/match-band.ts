// How strong an agreement is told. Bands, because ranks and percentages would promise what a retest does not keep.

export type MatchBand = 'strong' | 'good' | 'weak';

/**
 * Critical values of Pearson's r over six points (4 degrees of freedom), one-sided: .729 at 5 % and .608 at 10 % (any
 * table of r, e.g. Fisher & Yates 1963). Below the second an agreement is not told as a match.
 */
const STRONG = 0.73;
const GOOD = 0.61;

export function matchBand(r: number): MatchBand {
  if (r >= STRONG) return 'strong';
  return r >= GOOD ? 'good' : 'weak';
}
