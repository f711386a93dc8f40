// What an acquaintance of a person guessed of their interests, beside what the person answered.
import { byLetter, riasecLetters, type ByLetter, type RiasecLetter } from './riasec.ts';
import type { InterestsSection } from './section.ts';

/** The six types, the most recognised first. */
export type Guess = readonly RiasecLetter[];

export type GuessedType = {
  readonly letter: RiasecLetter;
  /** The place it was given, 1 the first. */
  readonly guessed: number;
  /** The places that the answers leave open: types within the tie margin have no order. */
  readonly own: { readonly from: number; readonly to: number };
  /** Where it was put in the guess, against the answers; `same` inside what the margin leaves open. */
  readonly put: 'same' | 'higher' | 'lower';
};

/** Six scores, and how many whole points apart they are tied. */
export type ScoredOrder = { readonly points: ByLetter<number>; readonly tieMargin: number };

/** Those of a result of interests; nothing without all six. */
export function scoredOrder(section: InterestsSection | undefined): ScoredOrder | undefined {
  if (!section || section.profile.kind === 'incomplete') return undefined;
  return { points: section.profile.points, tieMargin: section.tieMargin };
}

/** An order of exactly the six, each once; `undefined` for anything else. */
export function parseGuess(text: unknown): Guess | undefined {
  if (typeof text !== 'string' || text.length !== riasecLetters.length) return undefined;
  const letters = [...text].flatMap((one) => riasecLetters.find((letter) => letter === one) ?? []);
  return new Set(letters).size === riasecLetters.length ? letters : undefined;
}

/** Between which places the answers put each type, 1 the first; types within the tie margin have no order. */
export type GuessPlaces = ByLetter<GuessedType['own']>;

export function placesOf({ points, tieMargin }: ScoredOrder): GuessPlaces {
  const isAhead = (a: RiasecLetter, b: RiasecLetter) => points[a] - points[b] > tieMargin;
  return byLetter((letter) => ({
    from: riasecLetters.filter((other) => isAhead(other, letter)).length + 1,
    to: riasecLetters.length - riasecLetters.filter((other) => isAhead(letter, other)).length,
  }));
}

/** The guess beside the answers, in the order of the points; equal points in the order of the hexagon, which ranks nothing. */
export function compareGuess(guess: Guess, given: ScoredOrder): readonly GuessedType[] {
  const { points } = given;
  const letters = riasecLetters.toSorted((a, b) => points[b] - points[a]);
  return guessedIn(letters, guess, placesOf(given));
}

/** The guess beside the places alone, in their order. */
export function compareToPlaces(guess: Guess, places: GuessPlaces): readonly GuessedType[] {
  const letters = riasecLetters.toSorted(
    (a, b) => places[a].from - places[b].from || places[a].to - places[b].to,
  );
  return guessedIn(letters, guess, places);
}

function guessedIn(
  letters: readonly RiasecLetter[],
  guess: Guess,
  places: GuessPlaces,
): readonly GuessedType[] {
  return letters.map((letter) => {
    const guessed = guess.indexOf(letter) + 1;
    return { letter, guessed, own: places[letter], put: putAt(guessed, places[letter]) };
  });
}

function putAt(guessed: number, { from, to }: GuessedType['own']): GuessedType['put'] {
  if (guessed < from) return 'higher';
  return guessed > to ? 'lower' : 'same';
}
