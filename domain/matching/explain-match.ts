// Why a career is suggested, exactly: Pearson's r is a sum of six contributions, one for each type, so the reasons that
// are told are the calculation and not a story made afterwards.
import {
  riasecLetters,
  type ByLetter,
  type RiasecLetter,
} from '#domain/instruments/interests/riasec.ts';
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
      /** Types high on both sides, above the own mean of each, the largest contribution first; two at most. */
      readonly shared: readonly RiasecLetter[];
      /** Where the two shapes lie furthest apart; `undefined` when they are hardly apart anywhere. */
      readonly gap: MatchGap | undefined;
    };

/** Takes the agreement of a person and a career apart. */
export function explainMatch(
  points: ByLetter<number>,
  { interests }: Pick<Career, 'interests'>,
): MatchExplanation {
  const compared = profileCorrelation(riasecLetters, points, interests);
  const person = standardized(riasecLetters, points);
  const career = standardized(riasecLetters, interests);
  if (compared.kind === 'flat' || !person || !career) return { kind: 'flat' };
  const { r, contributions } = compared;
  const shared = riasecLetters
    .filter((letter) => person[letter] > 0 && career[letter] > 0)
    .toSorted((a, b) => contributions[b] - contributions[a])
    .slice(0, 2);
  return {
    kind: 'explained',
    r,
    band: matchBand(r),
    contributions,
    shared,
    gap: gapOf(person, career),
  };
}

function gapOf(person: ByLetter<number>, career: ByLetter<number>): MatchGap | undefined {
  const apart = (letter: RiasecLetter) => person[letter] - career[letter];
  const [letter] = riasecLetters.toSorted((a, b) => Math.abs(apart(b)) - Math.abs(apart(a)));
  if (!letter) return undefined;
  // Squares of a standardized profile sum to 1, so its standard deviation is the root of one sixth.
  if (Math.abs(apart(letter)) * Math.sqrt(riasecLetters.length) < NOTABLE_GAP) return undefined;
  return { letter, higher: apart(letter) > 0 ? 'person' : 'career' };
}
