// How else people type a search: without an accent, in the other gender, in the plural, in another order, with one mistake,
// as it sounds.
// Seeded, so that a run meets the same ones as the run before.
import { withoutAccents } from '#app/features/careers/search/fold-words.ts';

type Random = () => number;

export const variantKinds = {
  accent: withoutAccents,
  gender: (term, random) => inOneWord(term, random, otherGender),
  plural: (term) => term.split(' ').map(inPlural).join(' '),
  order: (term) => term.split(' ').toReversed().join(' '),
  mistake: (term, random) => inOneWord(term, random, withMistake),
  byEar: (term, random) => inOneWord(withoutAccents(term), random, byEar),
} satisfies Readonly<Record<string, (term: string, random: Random) => string>>;

/** The numbers of a linear congruential generator (Numerical Recipes), 0 to 1. */
export function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Changes one word of five letters or more, where there is one. */
function inOneWord(
  term: string,
  random: Random,
  change: (word: string, random: Random) => string,
): string {
  const words = term.split(' ');
  const long = words.flatMap((word, place) => (word.length > 4 ? [place] : []));
  const chosen = oneOf(long, random);
  return words.map((word, place) => (place === chosen ? change(word, random) : word)).join(' ');
}

function otherGender(word: string): string {
  if (word.endsWith('o')) return `${word.slice(0, -1)}a`;
  if (word.endsWith('or')) return `${word}a`;
  return word.endsWith('a') && !word.endsWith('ía') ? `${word.slice(0, -1)}o` : word;
}

function inPlural(word: string): string {
  if (word.length < 4 || /[ns]$/.test(word)) return word;
  if (word.endsWith('z')) return `${word.slice(0, -1)}ces`;
  return /[aeiouáéó]$/.test(word) ? `${word}s` : `${word}es`;
}

/** A letter left out, two swapped, one replaced or one doubled; never the first. */
function withMistake(word: string, random: Random): string {
  const at = 1 + Math.floor(random() * (word.length - 2));
  const [before, letter = '', next = ''] = [word.slice(0, at), word[at], word[at + 1]];
  const mistakes = [
    before + word.slice(at + 1),
    before + next + letter + word.slice(at + 2),
    before + oneOf([...'aeiourstln'], random) + word.slice(at + 1),
    before + letter + word.slice(at),
  ];
  return oneOf(mistakes, random) ?? word;
}

/** One letter or pair written as another one of the same sound in America; a mute one left out. */
function byEar(word: string, random: Random): string {
  const ways = [
    ['ci', 'si'],
    ['ce', 'se'],
    ['si', 'ci'],
    ['se', 'ce'],
    ['z', 's'],
    ['s', 'z'],
    ['v', 'b'],
    ['b', 'v'],
    ['ge', 'je'],
    ['gi', 'ji'],
    ['ll', 'y'],
    ['que', 'ke'],
    ['qui', 'ki'],
    ['ps', 's'],
    ['h', ''],
  ].flatMap(([right = '', wrong = '']) => {
    const isHeard = right === 'h' && word.includes('ch');
    return word.includes(right) && !isHeard ? [word.replace(right, wrong)] : [];
  });
  return oneOf(ways, random) ?? word;
}

/** Every run of five letters and more along a row of the keyboard, to and fro: what is typed to see what happens. */
export function keyboardRuns(): readonly string[] {
  return ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'].flatMap((row) => {
    const runs: string[] = [];
    for (const keys of [row, [...row].toReversed().join('')]) {
      for (let from = 0; from < keys.length; from += 1) {
        for (let to = from + 5; to <= keys.length; to += 1) runs.push(keys.slice(from, to));
      }
    }
    return runs;
  });
}

function oneOf<Thing>(things: readonly Thing[], random: Random): Thing | undefined {
  return things[Math.floor(random() * things.length)];
}
