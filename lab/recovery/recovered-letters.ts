// Whether the letters that a test finds are the true ones of a made-up person.
import {
  riasecLetters,
  type ByLetter,
  type RiasecLetter,
} from '#domain/instruments/interests/riasec.ts';
import type { Person } from '#tools/demo/respondents.ts';

/** The person's first letters by true level. */
export function topOf(person: Person, count: number): readonly RiasecLetter[] {
  const level = (letter: RiasecLetter) => person.levels[riasecLetters.indexOf(letter)] ?? 0;
  return riasecLetters.toSorted((a, b) => level(b) - level(a)).slice(0, count);
}

/** The chance that the letters are the highest scores when exactly equal scores are put in order by lot. */
export function credit(letters: readonly RiasecLetter[], points: ByLetter<number>): number {
  const lowest = Math.min(...letters.map((letter) => points[letter]));
  const others = riasecLetters.filter((letter) => !letters.includes(letter));
  if (others.some((letter) => points[letter] > lowest)) return 0;
  const tiedIn = letters.filter((letter) => points[letter] === lowest).length;
  const tiedOut = others.filter((letter) => points[letter] === lowest).length;
  return 1 / combinations(tiedIn + tiedOut, tiedIn);
}

function combinations(n: number, k: number): number {
  return k === 0 ? 1 : (combinations(n - 1, k - 1) * n) / k;
}
