// What a reader takes from the text of a report: the figures, the names in a sentence, the careers with what is said of each.
import {
  letters,
  valueIds,
  type Letter,
  type Lexicon,
  type Phrase,
  type ValueId,
} from './lexicon.ts';

/** What is known of a person beside the text: what they did, and nothing that was worked out from it. */
export type Known = {
  readonly form: 'full' | 'short';
  readonly tests: readonly string[];
  readonly firstCard: string | undefined;
  /** Which type a question of the test is of, by its words. */
  readonly typeOfItem: ReadonlyMap<string, Letter>;
  /** Of which types each name of a result is; of all six for those of flat profiles. */
  readonly typesOfName: ReadonlyMap<string, readonly Letter[]>;
  /** The margins of ties that the page tells: a mail names none. */
  readonly margins?: readonly number[];
};

export type Reading = {
  readonly lexicon: Lexicon;
  readonly known: Known;
  readonly lines: readonly string[];
  /** All lines in one. */
  readonly text: string;
  /** Every time that a score is written, of 40. */
  readonly scores: readonly Score[];
  /** The score of each type where all places agree on it; the first one where they do not. */
  readonly points: ReadonlyMap<Letter, number>;
  readonly valuePoints: ReadonlyMap<ValueId, number>;
  /** The text from the band of one career to that of the next. */
  readonly careers: readonly CareerText[];
};

export type Score = {
  readonly letter: Letter;
  readonly points: number;
  readonly band: string | undefined;
  readonly low: number | undefined;
  readonly high: number | undefined;
};

export type CareerText = { readonly isMatch: boolean; readonly text: string };

export function readText(lines: readonly string[], lexicon: Lexicon, known: Known): Reading {
  const text = lines.join(' ').replaceAll(/\s+/g, ' ');
  const scores = scoresIn(text, lexicon);
  const points = new Map<Letter, number>();
  for (const score of scores) if (!points.has(score.letter)) points.set(score.letter, score.points);
  return {
    lexicon,
    known,
    lines,
    text,
    scores,
    points,
    valuePoints: valuesIn(text, lexicon),
    careers: careersIn(text, lexicon),
  };
}

/** Whether something is said, and what it captures each time. */
export function said(
  { text, lexicon }: Pick<Reading, 'text' | 'lexicon'>,
  phrase: Phrase,
): string[] {
  return Array.from(
    text.matchAll(lexicon.says[phrase]),
    (found) => found[1] ?? found[2] ?? found[0],
  );
}

/** The types that are named in a list of names. */
export function lettersIn(list: string, { types }: Pick<Lexicon, 'types'>): Letter[] {
  return letters.filter((letter) => list.includes(types[letter]));
}

/** The types that a list of what one does names. */
export function doingsIn(list: string, { doings }: Pick<Lexicon, 'doings'>): Letter[] {
  return letters.filter((letter) => list.includes(doings[letter]));
}

/** The values that are named in a list, as they stand in it. */
export function valuesNamed(list: string, { values }: Pick<Lexicon, 'values'>): ValueId[] {
  return valueIds
    .filter((id) => list.includes(values[id]))
    .toSorted((a, b) => list.indexOf(values[a]) - list.indexOf(values[b]));
}

function scoresIn(text: string, { types, bands }: Lexicon): Score[] {
  const pattern = new RegExp(
    `(${letters.map((letter) => types[letter]).join('|')}):? (\\d+) (?:de|of|/) 40(?: · (${bands.join('|')}))?(?: \\(?(\\d+)–(\\d+)\\)?)?(?: (${bands.join('|')})\\b)?`,
    'g',
  );
  return Array.from(text.matchAll(pattern), ([, name, points, before, low, high, behind]) => ({
    letter: letters.find((one) => types[one] === name) ?? 'R',
    points: Number(points),
    band: before ?? behind,
    low: low === undefined ? undefined : Number(low),
    high: high === undefined ? undefined : Number(high),
  }));
}

function valuesIn(text: string, { values }: Lexicon): ReadonlyMap<ValueId, number> {
  const pattern = new RegExp(
    `(${valueIds.map((id) => values[id]).join('|')}) (\\d+) (?:de|of|/) 20`,
    'g',
  );
  return new Map(
    Array.from(text.matchAll(pattern), ([, name, points]) => [
      valueIds.find((id) => values[id] === name) ?? 'support',
      Number(points),
    ]),
  );
}

/** What is said first of a career. */
const meetings = ['unites', 'nearest', 'lowOnBoth', 'noneUnites'] as const;

function careersIn(text: string, { says }: Lexicon): CareerText[] {
  const at = (phrase: Phrase, isMatch: boolean) =>
    Array.from(text.matchAll(says[phrase]), ({ index }) => ({ index, isMatch }));
  const bands = [...at('match', true), ...at('nearMatch', false)];
  // The first careers have their reasons apart from their bands, in one fold: each begins with where the two meet, or that they do not.
  const apart = at('whyThese', false).flatMap((fold) => {
    const end = Math.min(...bands.map(({ index }) => index).filter((index) => index > fold.index));
    const reasons = meetings.flatMap((phrase) => at(phrase, false));
    return [fold, ...reasons.filter(({ index }) => index > fold.index && index < end)];
  });
  const places = [...bands, ...apart].toSorted((a, b) => a.index - b.index);
  return places.map(({ index, isMatch }, place) => ({
    isMatch,
    text: text.slice(index, places[place + 1]?.index ?? index + 1_500),
  }));
}
