import type { ScaleScore } from '#domain/instruments/scoring/score-scales.ts';
import type { ToyScale } from './scales.ts';

/** The toy with more points; none while one has no score, or when both have the same. */
export type ToyProfile =
  { readonly kind: 'leads'; readonly toy: ToyScale } | { readonly kind: 'open' };

export function toyProfile(scores: readonly ScaleScore<ToyScale>[]): ToyProfile {
  const scored = scores.flatMap((score) => (score.kind === 'scored' ? [score] : []));
  const [first, second] = scored.toSorted((a, b) => b.raw - a.raw);
  if (!first || !second || first.raw === second.raw) return { kind: 'open' };
  return { kind: 'leads', toy: first.scale };
}
