// How strong an agreement is told. Bands, because ranks and percentages would promise what a retest does not keep.

/** `near` is no match: it is told apart, where there are few matches, as what comes closest. */
export type MatchBand = 'strong' | 'good' | 'near' | 'weak';

/**
 * Critical values of Pearson's r over six points (4 degrees of freedom), one-sided: .729 at 5 % and .608 at 10 % (any
 * table of r, e.g. Fisher & Yates 1963). Below the second an agreement is not told as a match.
 */
const STRONG = 0.73;
const GOOD = 0.61;
/** House rule (decision 080): r² of a fifth. As much comes by chance in one of five profiles, so it is never told as fit. */
const NEAR = 0.45;

export function matchBand(r: number): MatchBand {
  if (r >= STRONG) return 'strong';
  if (r >= GOOD) return 'good';
  return r >= NEAR ? 'near' : 'weak';
}

/** Whether a band is told as a match. */
export function isMatch(band: MatchBand): boolean {
  return band === 'strong' || band === 'good';
}
