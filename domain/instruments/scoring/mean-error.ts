// How certain a set of scores is as a whole, and what that does to ties.
import type { Precision } from '#domain/instruments/instrument.ts';

type WithError = { readonly error: number };

/** Root mean square of the standard errors of some scores, in their points; 0 without scores. */
export function meanError(scores: readonly WithError[]): number {
  if (scores.length === 0) return 0;
  return Math.sqrt(scores.reduce((sum, { error }) => sum + error ** 2, 0) / scores.length);
}

/**
 * Scores that stand on fewer items (short form, gaps) are less certain, so more of them are told as tied: the margin
 * grows as their error does. One margin for all, or a lower score could be told before a higher one. With the few gaps
 * that the full form allows it stays below the next whole point.
 */
export function widenedMargin(
  { standardError, tieMargin }: Precision,
  scores: readonly WithError[],
): number {
  if (standardError <= 0 || scores.length === 0) return tieMargin;
  // Ratios first: scores without gaps give exactly 1, and a tie of exactly the margin stays one.
  return tieMargin * meanError(scores.map(({ error }) => ({ error: error / standardError })));
}
