import {
  parseGuess,
  type Guess,
  type GuessedType,
  type GuessPlaces,
} from '#domain/instruments/interests/guess.ts';
import { byLetter, riasecLetters } from '#domain/instruments/interests/riasec.ts';
import { flag, isWhole, listOf, partsOf, textOf, wholeOf } from '#domain/parsers.ts';

/** What somebody in an evening for families guessed of a pupil, as the pupil reads it. */
export type FamilyGuess = {
  readonly id: string;
  /** Three figures that the phone shows, too. */
  readonly sign: string;
  readonly guess: Guess;
  /** Whether that phone may see both orders. */
  readonly isAgreed: boolean;
};

/** A guess as the database tells it to the pupil. */
export function readFamilyGuess(value: unknown): FamilyGuess | undefined {
  const from = partsOf(value);
  const read = {
    id: textOf()(from['id']),
    sign: textOf()(from['sign']),
    guess: parseGuess(from['guess']),
    isAgreed: flag(from['agreed']),
  };
  return isWhole(read) ? read : undefined;
}

/** Of each type between which places it stands, as the database tells a phone. */
export function readPlaces(value: unknown): GuessPlaces | undefined {
  const from = partsOf(value);
  const read = byLetter((letter) => readPlace(from[letter]));
  return riasecLetters.every((letter) => read[letter] !== undefined) && isWhole(read)
    ? read
    : undefined;
}

function readPlace(value: unknown): GuessedType['own'] | undefined {
  const [from, to] = listOf(wholeOf(1, 6))(value) ?? [];
  return from === undefined || to === undefined ? undefined : { from, to };
}
