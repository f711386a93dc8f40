// A guess beside the answers, in words: what was put first and where that came out, then the two types that are farthest apart; the
// others are drawn. Inside what the margin leaves open there is no difference.
import type { Copy } from '#content/dictionaries/es/guess.ts';
import { fill } from '#content/wording/fill.ts';
import { listIn } from '#content/wording/formats.ts';
import type { GuessedType } from '#domain/instruments/interests/guess.ts';
import type { RiasecLetter } from '#domain/instruments/interests/riasec.ts';
import type { Locale } from '#domain/locale.ts';

export type GuessReader = {
  /** `own`: the person whose answers they are; `guesser`: who guessed. */
  reader: 'own' | 'guesser';
  /** The other of the two, as the reader calls them, to begin a sentence with and within one. */
  other: { readonly first: string; readonly within: string };
};

/** @param compared in the order of the answers; sentences, the first of what was put first. */
export function guessLines(
  compared: readonly GuessedType[],
  { reader, other }: GuessReader,
  { locale, copy }: { locale: Locale; copy: Copy['both'] },
): readonly string[] {
  const said = copy.lines[reader];
  const named = { Who: other.first, who: other.within };
  const known = (letter: RiasecLetter) => fill(copy.type, copy.types[letter]);
  const first = compared.find(({ guessed }) => guessed === 1);
  if (!first) return [];
  const tops = compared.filter(({ own }) => own.from === 1);
  const list = (letters: readonly RiasecLetter[]) => listIn(locale).format(letters.map(known));
  const opening =
    first.put !== 'same' ? said.first : first.own.to === 1 ? said.firstSame : said.firstTied;
  const crossing = compared.filter(({ letter, put }) => put !== 'same' && letter !== first.letter);
  const [alone, ...rest] = tops;
  // What comes out clearly on top is told as that, the others by both places.
  const top = rest.length === 0 && alone && crossing.includes(alone) ? alone : undefined;
  const far = crossing
    .filter((each) => each !== top && apart(each) > 1)
    .toSorted((a, b) => apart(b) - apart(a));
  return [
    fill(opening, {
      ...named,
      type: known(first.letter),
      name: copy.types[first.letter].name,
      own: list(tops.map(({ letter }) => letter)),
      place: placeOf(first.own, copy),
    }),
    ...(top
      ? [fill(said.top, { ...named, type: known(top.letter), put: ordinal(top.guessed, copy) })]
      : []),
    ...far.slice(0, 2).map(({ letter, guessed, own }) =>
      fill(said.other, {
        ...named,
        type: known(letter),
        put: ordinal(guessed, copy),
        place: placeOf(own, copy),
      }),
    ),
    ...(crossing.length === 0 && first.put === 'same'
      ? [copy.lines.none]
      : far.length < 3
        ? [copy.lines.near]
        : []),
  ];
}

/** How many places lie between the guess and the nearest that the answers give. */
function apart({ guessed, own }: GuessedType): number {
  return Math.max(own.from - guessed, guessed - own.to);
}

/** "tercero", or "entre tercero y cuarto". */
function placeOf({ from, to }: GuessedType['own'], copy: Copy['both']): string {
  if (from === to) return ordinal(from, copy);
  return fill(copy.betweenWords, { from: ordinal(from, copy), to: ordinal(to, copy) });
}

function ordinal(place: number, { ordinals }: Copy['both']): string {
  return ordinals[place - 1] ?? String(place);
}

/** Whom a link was made for, from what its owner wrote for herself: somebody of the family by the word, another by the name. */
export function guesserOf(label: string, copy: Copy['both']): GuessReader['other'] {
  const word = label.trim().replace(/^(mi|my)\s+/i, '');
  const known = word.toLowerCase();
  if (copy.kin.split(', ').includes(known)) {
    const values = { name: known };
    return { first: fill(copy.kinFirst, values), within: fill(copy.kinWithin, values) };
  }
  if (/^\p{Lu}\p{Ll}{1,19}$/u.test(word)) return { first: word, within: word };
  return copy.someone;
}
