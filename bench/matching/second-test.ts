// What of a list stays in a second test: of scores that were moved by chance, and of answers given anew.
import {
  byLetter,
  riasecLetters,
  type ByLetter,
  type InterestsInstrument,
  type RiasecLetter,
} from '#domain/instruments/interests/riasec.ts';
import { isReachedBy, type Career } from '#domain/matching/career.ts';
import { rankCareers } from '#domain/matching/rank-careers.ts';
import { retestOf } from '#lab/statistics/item-statistics.ts';
import { printShare, type Goal } from '#lab/statistics/print-share.ts';
import type { Random } from '#tools/demo/random.ts';
import type { Person } from '#tools/demo/respondents.ts';
import { isTold, listOf, readTest, shownOf, type List, type Told } from './shown-list.ts';

const RETEST_R = 0.85;
/**
 * Of single careers less than before decision 116, which gave up .04 of them so that none is shown to half of all people, and
 * than before 130, whose people lean less and whose lists keep a place for the best fit.
 */
const GOALS = {
  keptCareers: { atLeast: 0.51 },
  keptFamilies: { atLeast: 0.7 },
  keptItemByItem: { atLeast: 0.53 },
} satisfies Record<string, Goal>;

/** Two tests of one person, as they were answered. */
export type Twice = readonly [first: Person, second: Person];

/**
 * The same people again, each score correlating .85 with the first: what a retest does to such a test. Scores that are moved
 * have no answers behind them, so this is the list without the layer of fields.
 */
export function retest(
  people: readonly Told[],
  careers: readonly Career[],
  random: Random,
): boolean[] {
  const told = people.map(({ profile }) => profile);
  const moments = byLetter((letter) => momentsOf(told.map(({ points }) => points[letter])));
  const again = told.map((profile) => ({
    ...profile,
    points: byLetter((letter) => {
      const { mean, sd } = moments[letter];
      const expected = mean + RETEST_R * (profile.points[letter] - mean);
      const score = expected + sd * Math.sqrt(1 - RETEST_R ** 2) * random.normal();
      return Math.round(Math.min(profile.max, Math.max(0, score)));
    }),
  }));
  console.log(`reached retest r ${retestLine(told, again)}`);
  const reached = careers.filter((career) => isReachedBy(career, 'university'));
  const [first, second] = [told, again].map((profiles) =>
    profiles.map((profile) => listOf({ profile, leanings: {} }, careers, 'university')),
  );
  const met = [
    printShare(
      'kept of the ten shown, after a retest',
      keptOf(first, second, shownOf),
      GOALS.keptCareers,
    ),
    printShare(
      'kept of the first three families',
      keptOf(first, second, firstFamilies),
      GOALS.keptFamilies,
    ),
  ];
  printShare(
    '  of the ten best fits (no bands, no families)',
    told.flatMap(({ points }, index) =>
      kept(topTen(points, reached), topTen(again[index]?.points ?? points, reached)),
    ),
  );
  return met;
}

/** A second test answered anew, item by item, by people who have not changed: with the layer of fields, and without. */
export function itemByItem(
  instrument: InterestsInstrument,
  twice: readonly Twice[],
  careers: readonly Career[],
): boolean[] {
  const read = twice.map(([first, second]) => ({
    first: readTest(instrument, first),
    second: readTest(instrument, second),
  }));
  const points = (which: 'first' | 'second') =>
    read.flatMap(({ [which]: { profile } }) => (profile.kind === 'incomplete' ? [] : [profile]));
  console.log(`answered item by item, r ${retestLine(points('first'), points('second'))}`);
  const lists = (which: 'first' | 'second', withFields: boolean) =>
    read.map(({ [which]: one }) => {
      const { leanings } = one;
      if (!isTold(one)) return undefined;
      return listOf({ ...one, leanings: withFields ? leanings : {} }, careers, 'university');
    });
  const [first, second] = [lists('first', true), lists('second', true)];
  const met = [
    printShare(
      'kept of the ten shown, answered item by item',
      keptOf(first, second, shownOf),
      GOALS.keptItemByItem,
    ),
    printShare(
      'kept of the first three families',
      keptOf(first, second, firstFamilies),
      GOALS.keptFamilies,
    ),
  ];
  const [before, after] = [lists('first', false), lists('second', false)];
  printShare('  without fields: of the ten shown', keptOf(before, after, shownOf));
  printShare('  without fields: of three families', keptOf(before, after, firstFamilies));
  return met;
}

function firstFamilies(list: List | undefined): readonly string[] {
  return list?.families.slice(0, 3) ?? [];
}

function keptOf(
  first: readonly (List | undefined)[] = [],
  second: readonly (List | undefined)[] = [],
  namesOf: (list: List | undefined) => readonly string[],
): number[] {
  return first.flatMap((list, index) => kept(namesOf(list), namesOf(second[index])));
}

/** By fit alone: before bands and families leave anything out. */
function topTen(points: ByLetter<number>, careers: readonly Career[]): string[] {
  return (rankCareers(points, careers) ?? []).slice(0, 10).map(({ career }) => career.id);
}

/** The share of what stood there first that stands there again; nothing for an empty list. */
function kept(first: readonly string[], second: readonly string[]): number[] {
  if (first.length === 0) return [];
  return [first.filter((id) => second.includes(id)).length / first.length];
}

/** Type by type, how far the scores of two tests agree. */
function retestLine(
  first: readonly { readonly points: ByLetter<number> }[],
  second: readonly { readonly points: ByLetter<number> }[],
): string {
  const of = (people: typeof first, letter: RiasecLetter) =>
    people.map(({ points }) => points[letter]);
  return riasecLetters
    .map((letter) => {
      const retest = retestOf(of(first, letter), of(second, letter));
      return `${letter} ${retest ? retest.r.toFixed(2) : 'none'}`;
    })
    .join(' ');
}

function momentsOf(values: readonly number[]): { mean: number; sd: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, sd: Math.sqrt(squares / values.length) };
}
