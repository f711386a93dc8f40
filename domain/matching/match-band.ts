// How strong an agreement is told. Bands, because ranks and percentages would promise what a retest does not keep.

/** `near` is no match: it is told apart, where there are few matches, as what comes closest. */
export type MatchBand = 'strong' | 'good' | 'near' | 'weak';

/**
 * The highest r of a whole list that answers by lot reach once in twenty lists: a critical value for the best of 285 careers,
 * and not for one (`npm run research:chance`, decision 130). One comparison would have .73, and give answers by lot fourteen of
 * them.
 */
export const STRONG = 0.98;
/** Critical value of one r over six points, one-sided: .608 at 10 % (any table of r, e.g. Fisher & Yates 1963). Below, no match. */
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
