// What changed between two attempts at the same version of the same instrument, and what is no more than the error of
// both. Two versions ask other questions: their points are never laid side by side.
import type { ScaleScore } from '#domain/instruments/scoring/score-scales.ts';
import type { Section } from '#domain/instruments/registry.ts';

/**
 * A difference counts as a change beyond this many of its own standard errors (reliable change index; Jacobson & Truax
 * 1991, J Consult Clin Psychol 59, 12-19): by chance alone one scale in twenty passes it.
 */
const RELIABLE = 1.96;

export type ComparedScale = {
  readonly scale: string;
  readonly before: number;
  readonly after: number;
  /** Points, later minus earlier. */
  readonly change: number;
  readonly max: number;
  /** Whether it is more than the errors of both attempts explain. */
  readonly isReal: boolean;
};

export type Comparison =
  | { readonly kind: 'other-test' }
  | { readonly kind: 'other-version' }
  | {
      readonly kind: 'compared';
      /** Scales with a score in both, in the order of the later section. */
      readonly scales: readonly ComparedScale[];
    };

/** Lays a later section beside an earlier one. Full and short forms of one version may meet: the errors say how far. */
export function compareSections(earlier: Section, later: Section): Comparison {
  if (earlier.instrument !== later.instrument) return { kind: 'other-test' };
  if (earlier.version !== later.version) return { kind: 'other-version' };
  const before = new Map<string, ScaleScore>(earlier.scores.map((score) => [score.scale, score]));
  const scales = later.scores.flatMap((after): ComparedScale[] => {
    const first = before.get(after.scale);
    if (first?.kind !== 'scored' || after.kind !== 'scored') return [];
    const change = after.raw - first.raw;
    return [
      {
        scale: after.scale,
        before: first.raw,
        after: after.raw,
        change,
        max: after.max,
        isReal: Math.abs(change) > RELIABLE * Math.hypot(first.error, after.error),
      },
    ];
  });
  return { kind: 'compared', scales };
}
