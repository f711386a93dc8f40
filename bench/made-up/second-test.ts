// What of a list stays in a second test: of scores that were moved by chance, and of answers given anew.
import { isReachedBy, type Career } from '#domain/matching/career.ts';
import { rankCareers } from '#domain/matching/rank-careers.ts';
import { interestsProfile } from '#domain/instruments/interests/profile.ts';
import {
  byLetter,
  riasecLetters,
  type ByLetter,
  type InterestsInstrument,
  type RiasecLetter,
} from '#domain/instruments/interests/riasec.ts';
import { retestOf } from '#domain/research/item-statistics.ts';
import { scoreScales } from '#domain/scoring/score-scales.ts';
import type { Random } from '#tools/demo/random.ts';
import type { Person } from '#tools/demo/respondents.ts';
import { printShare, type Goal } from '../shares.ts';
import { listOf, shownOf, type List, type Told } from './shown-list.ts';

const RETEST_R = 0.85;
const GOALS = {
  keptCareers: { atLeast: 0.55 },
  keptFamilies: { atLeast: 0.7 },
  keptItemByItem: { atLeast: 0.52 },
} satisfies Record<string, Goal>;

/** Two tests of one person, as they were answered. */
export type Twice = readonly [first: Person, second: Person];

/** The same people again, each score correlating .85 with the first: what a retest does to such a test. */
export function retest(
  told: readonly Told[],
  lists: readonly List[],
  careers: readonly Career[],
  random: Random,
): boolean[] {
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
  const second = again.map((profile) => listOf(profile, careers, 'university'));
  const families = (list: List | undefined) => list?.families.slice(0, 3) ?? [];
  const met = [
    printShare(
      'kept of the ten that are shown, after a retest',
      lists.flatMap((list, index) => kept(shownOf(list), shownOf(second[index]))),
      GOALS.keptCareers,
    ),
    printShare(
      'kept of the first three families',
      lists.flatMap((list, index) => kept(families(list), families(second[index]))),
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

/** A second test answered anew, item by item, by people who have not changed. */
export function itemByItem(
  instrument: InterestsInstrument,
  twice: readonly Twice[],
  careers: readonly Career[],
): boolean {
  const profiles = twice.map((both) =>
    both.map(({ responses }) =>
      interestsProfile(scoreScales(instrument, responses), instrument.precision),
    ),
  );
  const scored = profiles.flatMap(([first, second]) =>
    first && second && first.kind !== 'incomplete' && second.kind !== 'incomplete'
      ? [[first, second] as const]
      : [],
  );
  const [firsts, seconds] = [scored.map(([one]) => one), scored.map(([, two]) => two)];
  console.log(`answered item by item, r ${retestLine(firsts, seconds)}`);
  const shown = scored.map((both) =>
    both.map((profile) =>
      shownOf(
        profile.kind === 'differentiated' ? listOf(profile, careers, 'university') : undefined,
      ),
    ),
  );
  return printShare(
    'kept of the ten shown, answered item by item',
    shown.flatMap(([first = [], second = []]) => kept(first, second)),
    GOALS.keptItemByItem,
  );
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
