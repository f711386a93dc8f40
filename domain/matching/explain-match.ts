// Why a career is suggested, exactly: Pearson's r is a sum of six contributions, one for each type, so the reasons that
// are told are the calculation and not a story made afterwards.
import {
  riasecLetters,
  type ByLetter,
  type RiasecLetter,
} from '#domain/instruments/interests/riasec.ts';
import { bandOf, type Band } from '#domain/instruments/scoring/score-scales.ts';
import type { Career } from './career.ts';
import { matchBand, type MatchBand } from './match-band.ts';
import { profileCorrelation, standardized } from './profile-correlation.ts';

/** Told as a difference only from half a standard deviation of a profile on (house rule). */
const NOTABLE_GAP = 0.5;

export type MatchGap = {
  readonly letter: RiasecLetter;
  /** `person`: the person stands higher there than the career does, each against their own mean. */
  readonly higher: 'person' | 'career';
};

export type MatchExplanation =
  | { readonly kind: 'flat' }
  | {
      readonly kind: 'explained';
      readonly r: number;
      readonly band: MatchBand;
      /** Sum to r; see `profileCorrelation`. */
      readonly contributions: ByLetter<number>;
      /**
       * Types above the own mean of each side and at the middle of the scale or above it on both: what counts. The largest
       * contribution first; two at most.
       */
      readonly shared: readonly RiasecLetter[];
      /** Where nothing counts on both sides: what lies above the own mean of each, two at most. */
      readonly nearest: readonly RiasecLetter[];
      /** Where nothing lies above both means either: what lies below both, two at most. */
      readonly lowOnBoth: readonly RiasecLetter[];
      /**
       * Where the two shapes lie furthest apart, of the types that take from the agreement and are not low where they
       * count more, nor high where they count less: a score table calls the first no weight, and the second much.
       * `undefined` when there is none to tell.
       */
      readonly gap: MatchGap | undefined;
      /** The next such type. */
      readonly otherGap: MatchGap | undefined;
      /** The shapes are hardly apart on any type. */
      readonly isCloseEverywhere: boolean;
    };

/** From the middle of its scale on a type counts. */
const MIDDLE = 0.5;

const sides = ['person', 'career'] as const;

/** O*NET's interests of an occupation go from 1 to 7. */
const LEAST = 1;
const MOST = 7;

/** Takes the agreement of a person, whose points go from 0 to `max`, and a career apart. */
export function explainMatch(
  points: ByLetter<number>,
  { interests }: Pick<Career, 'interests'>,
  max: number,
): MatchExplanation {
  const compared = profileCorrelation(riasecLetters, points, interests);
  const person = standardized(riasecLetters, points);
  const career = standardized(riasecLetters, interests);
  if (compared.kind === 'flat' || !person || !career) return { kind: 'flat' };
  const { r, contributions } = compared;
  const shareOf = {
    person: (letter: RiasecLetter) => points[letter] / max,
    career: (letter: RiasecLetter) => (interests[letter] - LEAST) / (MOST - LEAST),
  };
  const isBand = (side: MatchGap['higher'], letter: RiasecLetter, band: Band) =>
    bandOf(shareOf[side](letter), 1) === band;
  const atMostTwo = (isOne: (letter: RiasecLetter) => boolean) =>
    riasecLetters
      .filter(isOne)
      .toSorted((a, b) => contributions[b] - contributions[a])
      .slice(0, 2);
  const isAboveBoth = (letter: RiasecLetter) => person[letter] > 0 && career[letter] > 0;
  const shared = atMostTwo(
    (letter) => isAboveBoth(letter) && sides.every((side) => shareOf[side](letter) >= MIDDLE),
  );
  const nearest = atMostTwo(isAboveBoth);
  const lowOnBoth = atMostTwo((letter) => person[letter] < 0 && career[letter] < 0);
  const gaps = gapsOf(person, career);
  const [gap, otherGap] = gaps.filter(
    ({ letter, higher }) =>
      contributions[letter] < 0 &&
      !isBand(higher, letter, 'low') &&
      !isBand(higher === 'person' ? 'career' : 'person', letter, 'high'),
  );
  return {
    kind: 'explained',
    r,
    band: matchBand(r),
    contributions,
    shared,
    nearest: shared.length > 0 ? [] : nearest,
    lowOnBoth: shared.length + nearest.length > 0 ? [] : lowOnBoth,
    gap,
    otherGap,
    isCloseEverywhere: gaps.length === 0,
  };
}

/** The notable ones, the largest first. */
function gapsOf(person: ByLetter<number>, career: ByLetter<number>): readonly MatchGap[] {
  const apart = (letter: RiasecLetter) => person[letter] - career[letter];
  return (
    riasecLetters
      // Squares of a standardized profile sum to 1, so its standard deviation is the root of one sixth.
      .filter((letter) => Math.abs(apart(letter)) * Math.sqrt(riasecLetters.length) >= NOTABLE_GAP)
      .toSorted((a, b) => Math.abs(apart(b)) - Math.abs(apart(a)))
      .map((letter) => ({ letter, higher: apart(letter) > 0 ? 'person' : 'career' }))
  );
}
