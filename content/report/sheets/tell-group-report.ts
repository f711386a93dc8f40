// The picture of a group on one page: areas, families, who is undecided. Whatever could tell on somebody is not in it.
import type { copy as sessionWords } from '#content/dictionaries/es/centre-session.ts';
import type { Block, ToldReport } from '#content/instruments/section/report-blocks.ts';
import type { ReportWords } from '#content/report/report-words.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';
import { fill } from '#content/wording/fill.ts';
import { longDateIn } from '#content/wording/formats.ts';
import { riasecLetters, type RiasecLetter } from '#domain/instruments/interests/riasec.ts';

/** A multiple of five; `few`: 0 to 4; `many`: all but 0 to 4. */
export type RoughCount = number | 'few' | 'many';

export type GroupPicture = {
  /** How many share, rounded. */
  readonly sharers: number;
  /** Whom each type leads; nothing where the few could be reckoned from the rest. */
  readonly types: Readonly<Record<RiasecLetter | 'undecided', RoughCount>> | null;
  /** Ids of families that fit five or more; all others go unnamed. */
  readonly families: readonly { readonly family: string; readonly people: RoughCount }[] | null;
};

type Copy = Dictionary<(typeof sessionWords)['groupReport']>;

export function tellGroupReport(
  picture: GroupPicture,
  of: { readonly centre: string; readonly group: string; /** ISO 8601. */ readonly madeAt: string },
  { words, copy }: { words: Pick<ReportWords, 'locale' | 'instruments' | 'catalog'>; copy: Copy },
): ToldReport {
  const date = longDateIn(words.locale).format(new Date(of.madeAt));
  return {
    title: fill(copy.title, { group: of.group }),
    dates: [fill(copy.from, { centre: of.centre, date })],
    foot: copy.foot,
    chapters: [
      {
        id: 'areas',
        title: copy.areas,
        blocks: [
          { kind: 'lead', text: fill(copy.lead, { n: picture.sharers }) },
          areas(picture, words, copy),
        ],
      },
      { id: 'families', title: copy.families, blocks: [families(picture, words, copy)] },
      { id: 'reading', title: copy.reading, blocks: [{ kind: 'text', text: copy.readingText }] },
    ],
  };
}

/** Most first; what is not told apart stands in the order of the hexagon. */
function areas(
  { types, sharers }: GroupPicture,
  { instruments }: Pick<ReportWords, 'instruments'>,
  copy: Copy,
): Block {
  if (!types) return { kind: 'text', text: copy.areasHidden };
  const letters = riasecLetters.toSorted((one, other) => rank(types[other]) - rank(types[one]));
  const rows = letters.map((letter) => {
    const { name, does } = instruments.interests.types[letter];
    return [`${name} (${does})`, peopleWords(types[letter], copy)];
  });
  return {
    kind: 'table',
    columns: [
      { label: copy.area, share: 0.7 },
      { label: copy.people, share: 0.3 },
    ],
    rows: [...rows, [copy.undecided, peopleWords(types.undecided, copy)]],
    bars: [...letters, 'undecided' as const].map((of) => barOf(types[of], sharers)),
  };
}

function families(
  { families: found, sharers }: GroupPicture,
  { catalog }: Pick<ReportWords, 'catalog'>,
  copy: Copy,
): Block {
  if (!found || found.length === 0) return { kind: 'text', text: copy.familiesHidden };
  return {
    kind: 'table',
    columns: [
      { label: copy.family, share: 0.7 },
      { label: copy.people, share: 0.3 },
    ],
    rows: [
      ...found.map(({ family, people }) => [catalog.family(family), peopleWords(people, copy)]),
      [copy.others, ''],
    ],
    bars: [...found.map(({ people }) => barOf(people, sharers)), 0],
  };
}

function rank(people: RoughCount): number {
  if (people === 'many') return Infinity;
  return people === 'few' ? 0 : people;
}

/** As long as what is written beside it says, and no more: `few` and `many` are the same length in every group. */
function barOf(people: RoughCount, sharers: number): number {
  if (typeof people === 'number') return Math.min(1, people / Math.max(sharers, 1));
  return people === 'many' ? 0.95 : 0.04;
}

function peopleWords(people: RoughCount, copy: Copy): string {
  return typeof people === 'number' ? fill(copy.about, { n: people }) : copy[people];
}
