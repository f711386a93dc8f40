// From six scores to what may be said about them: incomplete, flat ("open interests"), or types that stand out.
import type { Precision } from '#domain/instruments/instrument.ts';
import { widenedMargin } from '#domain/instruments/scoring/mean-error.ts';
import { bandOf, type ScaleScore } from '#domain/instruments/scoring/score-scales.ts';
import { consistencyOf, type Consistency } from './consistency.ts';
import { differentiationOf, type Differentiation } from './differentiation.ts';
import { dimensionsOf, type Dimensions } from './dimensions.ts';
import {
  leadingLetters,
  letterGroups,
  tiedPairs,
  type LetterGroups,
  type LetterPair,
} from './letter-groups.ts';
import { byLetter, riasecLetters, type ByLetter, type RiasecLetter } from './riasec.ts';

/** Below this share of the possible range, highest and lowest score say nothing about order (house rule: 8 of 40). */
const FLAT_SHARE = 0.2;

/**
 * Below this share of its points the answers to a type are, on average, less than the second choice of five ("dislike").
 * When even the highest type lies there, nothing was liked: a state to be told with care, for it may be a hard time.
 */
const DISLIKED_SHARE = 0.25;

export type InterestsProfile =
  | { readonly kind: 'incomplete'; readonly missing: readonly RiasecLetter[] }
  | {
      readonly kind: 'flat';
      readonly points: ByLetter<number>;
      readonly max: number;
      readonly differentiation: Differentiation;
      /** Whether the six are alike because all of them were disliked, and not because many things are liked. */
      readonly likesNothing: boolean;
    }
  | {
      readonly kind: 'differentiated';
      readonly points: ByLetter<number>;
      readonly max: number;
      readonly differentiation: Differentiation;
      /** All six letters; print "I · S = A" for [['I'], ['A', 'S']]. */
      readonly groups: LetterGroups;
      /**
       * What stands out: the groups of all letters that may be among the first three, without the lowest group and
       * without what its own points call low. Fewer than three letters when the rest is low or tied for third place,
       * more when some are tied. Where even the highest is low, its group alone.
       */
      readonly leading: LetterGroups;
      /** Every two letters too close to be told apart, also across groups. */
      readonly ties: readonly LetterPair[];
      /** `undefined` when a tie leaves open which two types lead. */
      readonly consistency: Consistency | undefined;
      readonly dimensions: Dimensions;
    };

/**
 * Reads a profile from the scores of one attempt. Any scale without a score makes it incomplete: an order among five
 * types would be told as one among six. Equal answers everywhere have range 0 and are flat.
 */
export function interestsProfile(
  scores: readonly ScaleScore<RiasecLetter>[],
  precision: Precision,
): InterestsProfile {
  const scored = new Map(
    scores.flatMap((score) => (score.kind === 'scored' ? [[score.scale, score] as const] : [])),
  );
  const missing = riasecLetters.filter((letter) => !scored.has(letter));
  if (missing.length > 0) return { kind: 'incomplete', missing };

  const points = byLetter((letter) => scored.get(letter)?.raw ?? 0);
  const max = scored.get('R')?.max ?? 0;
  const differentiation = differentiationOf(points);
  if (differentiation.range < FLAT_SHARE * max) {
    const highest = Math.max(...riasecLetters.map((letter) => points[letter]));
    const likesNothing = highest < DISLIKED_SHARE * max;
    return { kind: 'flat', points, max, differentiation, likesNothing };
  }
  const tieMargin = widenedMargin(precision, [...scored.values()]);
  const groups = letterGroups(points, tieMargin);
  const leading = leadingLetters(points, tieMargin, 3);
  const [first, second, third] = leadingLetters(points, tieMargin, 2);
  return {
    kind: 'differentiated',
    points,
    max,
    differentiation,
    groups,
    leading: standingOut(
      groups.slice(0, -1).filter((group) => group.every((letter) => leading.includes(letter))),
      (letter) => bandOf(points[letter], max) === 'low',
    ),
    ties: tiedPairs(points, tieMargin),
    consistency: first && second && third === undefined ? consistencyOf(first, second) : undefined,
    dimensions: dimensionsOf(points),
  };
}

/** A type whose points are called low does not stand out, also where it is tied with one that does. */
function standingOut(groups: LetterGroups, isLow: (letter: RiasecLetter) => boolean): LetterGroups {
  const named = groups
    .map((group) => group.filter((letter) => !isLow(letter)))
    .filter((group) => group.length > 0);
  return named.length > 0 ? named : groups.slice(0, 1);
}
