// Which careers answer a wish that names none, from records and tables alone: places among the careers in their order, as the
// names of the search have them. At most eighteen.
import { wishIds, type WishId } from '#content/catalog/search-words/wishes.ts';
import type { CareerRecord } from '#content/schemas/career.ts';
import type { Tables } from '#tools/tables/tables.ts';
import type { Emitted } from '../emitted.ts';
import type { Records } from '../kinds.ts';
import { careersInOrder } from './careers.ts';
import { told } from './wish-words-told.ts';

/** As many as the list of hits shows. */
const MOST = 18;

type Known = {
  readonly record: CareerRecord;
  readonly place: number;
  /** Figures of how work is, or nothing where nobody was asked. */
  readonly settings: Readonly<ReturnType<typeof settingsOf>> | undefined;
  readonly interests: Readonly<ReturnType<typeof interestsOf>>;
  /** Elements of what it demands, by their ids. */
  readonly demands: ReadonlySet<string>;
  /** Of its first degree: mean contribution base four years later, and the share who then contributed. */
  readonly after: After | undefined;
  /** The same of all degrees together. */
  readonly meanAfter: After;
  /** Of its degrees. */
  readonly branches: readonly string[];
  /** Years of its shortest study. */
  readonly years: number;
  /** Whether of its degrees one was open to all who had passed, at some public university. */
  readonly isOpen: boolean;
  readonly isPublic: boolean;
};

type After = { readonly base: number; readonly share: number };

/** How well a career answers; nothing where it does not. */
type Rule = (known: Known) => number | undefined;

const when = (holds: boolean, score: number | undefined) => (holds ? score : undefined);
const overlap = (some: readonly string[], others: readonly string[]) =>
  some.some((one) => others.includes(one));

/** What has numbers among what it demands, or in its degrees. */
const isNumeric = ({ record: { fields }, demands, branches }: Known) =>
  overlap(fields, ['numbers', 'computing', 'physical']) ||
  ['mathematics', 'sums', 'engineering', 'physics', 'computing', 'economics', 'chemistry'].some(
    (id) => demands.has(id),
  ) ||
  overlap(branches, ['engineering', 'sciences']);

const rules: Readonly<Record<WishId, Rule>> = {
  money: ({ after, meanAfter }) => when((after?.base ?? 0) > meanAfter.base, after?.base),
  jobs: ({ after, meanAfter }) => when((after?.share ?? 0) > meanAfter.share, after?.share),
  'no-maths': (known) => when(known.demands.size > 0 && !isNumeric(known), known.interests.A),
  home: ({ record, settings }) =>
    when(
      record.screenTime === 'most' && settings !== undefined && settings.customers < 4,
      -(settings?.contact ?? 0),
    ),
  alone: ({ record, settings }) =>
    when(
      settings !== undefined &&
        settings.contact < 4 &&
        settings.customers < 3.5 &&
        !overlap(record.fields, ['care', 'health', 'teaching']),
      -(settings?.contact ?? 0),
    ),
  moving: ({ settings }) =>
    when(settings !== undefined && settings.sitting < 2.6, -(settings?.sitting ?? 0)),
  unwanted: () => undefined,
  machines: () => undefined,
  animals: told.animals,
  children: told.children,
  short: ({ years, place }) => when(years <= 2, -place),
  'easy-entry': ({ isOpen, place }) => when(isOpen, -place),
  public: ({ isPublic, place }) => when(isPublic, -place),
  travel: told.travel,
  farm: told.farm,
  plants: told.plants,
  // Who drives all day is out of doors in a cab.
  outdoors: (known) =>
    when(
      known.settings !== undefined &&
        known.settings.outdoors >= 3.75 &&
        known.settings.sitting < 3.5,
      (known.settings?.outdoors ?? 0) + (told.nature(known) ?? 0) / 2,
    ),
  hands: ({ record, settings, interests }) =>
    when(
      (settings?.hands ?? 0) >= 4 &&
        overlap(record.fields.slice(0, 1), ['making', 'machines', 'building']) &&
        interests.R >= 5,
      settings?.hands,
    ),
  draw: (known) =>
    when(
      known.record.fields[0] === 'image' ||
        (known.record.fields[0] === 'design' && told.draws(known) !== undefined),
      known.interests.A,
    ),
  stage: (known) =>
    when(overlap(known.record.fields.slice(0, 1), ['music', 'stage']), told.performs(known)),
  art: ({ record, interests }) =>
    when(
      overlap(record.fields.slice(0, 1), ['image', 'design', 'music', 'stage', 'words']),
      interests.A,
    ),
  tech: ({ record, place }) => when(record.family === 'computing', -place),
  people: ({ record, settings }) =>
    when(
      settings !== undefined &&
        settings.contact >= 4.5 &&
        settings.customers >= 4 &&
        overlap(record.fields, ['selling', 'groups', 'community', 'care', 'teaching']),
      settings?.contact,
    ),
  lives: told.lives,
  elders: told.elders,
  sick: (known) =>
    when(overlap(known.record.fields.slice(0, 1), ['health', 'care']), told.patients(known)),
  planet: told.planet,
  help: ({ record, demands, interests }) =>
    when(
      overlap(record.fields, ['care', 'health', 'community']) &&
        demands.has('helping') &&
        interests.S >= 5,
      // Whose first field is people in need comes before whose first is a subject.
      interests.S + (overlap(record.fields.slice(0, 1), ['care', 'community']) ? 1 : 0),
    ),
  unsure: () => undefined,
};

export function emitWishes(records: Records, tables: Tables): Emitted {
  const all = knownOf(records, tables);
  const value = Object.fromEntries(wishIds.map((wish) => [wish, answering(wish, all)]));
  return {
    path: 'careers/wishes',
    imports: [`import type { WishId } from '#content/catalog/search-words/wishes.ts';`],
    exports: { wishCareers: { value, type: 'Readonly<Record<WishId, readonly number[]>>' } },
  };
}

/** Wishes that one family or a few answer; of every other, which are wide, a family has three careers at most. */
const narrow: readonly WishId[] = [
  'tech',
  'help',
  'art',
  'draw',
  'stage',
  'lives',
  'elders',
  'sick',
  'planet',
  'farm',
  'plants',
  'public',
  'travel',
  'animals',
  'children',
];

/** What answers best comes first. */
function answering(wish: WishId, all: readonly Known[]): number[] {
  const scored = all
    .flatMap((known) => {
      const score = rules[wish](known);
      return score === undefined ? [] : [{ known, score }];
    })
    .toSorted((a, b) => b.score - a.score);
  const families = Map.groupBy(scored, ({ known }) => known.record.family);
  const rounds = [0, 1, 2].flatMap((round) =>
    [...families.values()].flatMap((family) => family[round] ?? []),
  );
  return (narrow.includes(wish) ? scored : rounds)
    .slice(0, MOST)
    .toSorted((a, b) => b.score - a.score)
    .map(({ known }) => known.place);
}

function knownOf(records: Records, tables: Tables): readonly Known[] {
  const settings = new Map(tables.settings.map((row) => [row.code, settingsOf(row)]));
  const occupations = new Map(tables.occupations.map((row) => [row.code, row]));
  const idOf = new Map(tables.elements.map(({ element, id }) => [element, id]));
  const demands = Map.groupBy(tables.demands, ({ code }) => code);
  const open = new Set(
    tables.offers.filter((row) => Number(row['2021']) === 5).map(({ degree_id }) => degree_id),
  );
  const every = tables.areasAfterwards.find(({ id }) => id === 'every');
  const meanAfter = { base: Number(every?.base_year4), share: Number(every?.affiliated_year4) };
  return careersInOrder(records).map(([, record], place) => ({
    record,
    place,
    settings: settings.get(record.onet),
    interests: interestsOf(occupations.get(record.onet)),
    demands: new Set(demands.get(record.onet)?.map(({ element }) => idOf.get(element) ?? '')),
    after: afterOf(record, tables),
    meanAfter,
    branches: record.degrees.flatMap((id) => records.degrees.get(id)?.branch ?? []),
    years: yearsOf(record, records),
    isOpen: record.degrees.some((id) => open.has(id)),
    isPublic: isOfTheState(record, records),
  }));
}

function settingsOf(row: Tables['settings'][number]) {
  return {
    contact: Number(row.contact),
    customers: Number(row.customers),
    outdoors: Number(row.outdoors),
    sitting: Number(row.sitting),
    hands: Number(row.hands),
  };
}

function interestsOf(row: Tables['occupations'][number] | undefined) {
  return { R: Number(row?.R), I: Number(row?.I), A: Number(row?.A), S: Number(row?.S) };
}

function afterOf({ degrees }: CareerRecord, tables: Tables): After | undefined {
  const placed = tables.degreeFields.find((row) => row.degree_id === degrees[0]);
  const area = tables.areasAfterwards.find(({ field_codes: codes }) =>
    codes.split(' ').some((code) => code !== '' && placed?.field_code.startsWith(code)),
  );
  return area && { base: Number(area.base_year4), share: Number(area.affiliated_year4) };
}

/** A title whose length the region decides takes two years or less. */
function yearsOf({ degrees, titles }: CareerRecord, records: Records): number {
  const ofDegrees = degrees.map((id) => records.degrees.get(id)?.years ?? 4);
  return titles.length > 0 ? 2 : Math.min(...ofDegrees, 9);
}

/** Posts that only a competition gives. */
function isOfTheState({ profession }: CareerRecord, records: Records): boolean {
  const gates = profession === undefined ? [] : (records.professions.get(profession)?.gates ?? []);
  return gates.some((gate) => {
    const told = 'shared' in gate ? records.gates.get(gate.shared) : gate;
    return told?.kind === 'civil-service';
  });
}
