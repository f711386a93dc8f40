// What made-up people find in the catalogue: how many careers, how steady the list is, and which careers nobody sees.
import { isReachedBy, type Career, type StudyLevel } from '#domain/matching/career.ts';
import { matchCareers, type CareerMatches } from '#domain/matching/match-careers.ts';
import { rankCareers } from '#domain/matching/rank-careers.ts';
import { interestsProfile, type InterestsProfile } from '#domain/instruments/interests/profile.ts';
import {
  byLetter,
  riasecLetters,
  type ByLetter,
  type InterestsInstrument,
} from '#domain/instruments/interests/riasec.ts';
import { scoreScales } from '#domain/scoring/score-scales.ts';
import type { Random } from '#tools/demo/random.ts';
import type { Person } from '#tools/demo/respondents.ts';
import { printShare, type Goal } from './shares.ts';

type Told = Extract<InterestsProfile, { kind: 'differentiated' }>;
type List = Extract<CareerMatches, { kind: 'matched' }>;

const ENOUGH = 5;
const RETEST_R = 0.85;
const GOALS = {
  fewAtUniversity: { atMost: 0.1 },
  sameList: { atLeast: 1 },
  keptCareers: { atLeast: 0.55 },
  keptFamilies: { atLeast: 0.7 },
  keptItemByItem: { atLeast: 0.52 },
  seen: { atLeast: 0.85 },
} satisfies Record<string, Goal>;
const MILLISECONDS = 2;

/** Two tests of one person, as they were answered. */
export type Twice = readonly [first: Person, second: Person];

/** Prints all tables; false when a goal is missed. */
export function matchingTables(
  instrument: InterestsInstrument,
  { people, twice }: { readonly people: readonly Person[]; readonly twice: readonly Twice[] },
  careers: readonly Career[],
  random: Random,
): boolean {
  const profiles = people.map(({ responses }) =>
    interestsProfile(scoreScales(instrument, responses), instrument.precision),
  );
  const told = profiles.flatMap((profile) => (profile.kind === 'differentiated' ? [profile] : []));
  console.log(
    `${people.length} people, ${careers.length} careers; ${''.padEnd(2)}share  95 % interval   goal`,
  );
  printShare(
    'open interests: no list by design',
    profiles.map(({ kind }) => kind === 'flat'),
  );
  console.log('\nOf the others, at each level of studies');
  const university = told.map((profile) => listOf(profile, careers, 'university'));
  const vocational = told.map((profile) => listOf(profile, careers, 'vocational'));
  const met = [
    richness(university, 'university', GOALS.fewAtUniversity),
    richness(vocational, 'vocational'),
    steadiness(told, university, careers),
    ...retest(told, university, careers, random),
    itemByItem(instrument, twice, careers),
    coverage([...university, ...vocational], careers),
    speed(told, careers),
  ];
  return met.every(Boolean);
}

function richness(lists: readonly List[], level: StudyLevel, goal?: Goal): boolean {
  const few = lists.map(({ total }) => total < ENOUGH);
  const met = printShare(`${level}: fewer than five careers`, few, goal);
  printShare(
    '  fewer than five shown',
    lists.map(({ isThin }) => isThin),
  );
  printShare(
    '  none at all',
    lists.map(({ total }) => total === 0),
  );
  const sizes = lists.map(({ total }) => total).toSorted((a, b) => a - b);
  const at = (share: number) => sizes[Math.floor(sizes.length * share)] ?? 0;
  console.log(`  careers in a band: 10 % ${at(0.1)}, half ${at(0.5)}, 90 % ${at(0.9)}`);
  return met;
}

/** Moving all answers up or down, or drawing them together, as long as none meets the end of the scale. */
function steadiness(
  told: readonly Told[],
  lists: readonly List[],
  careers: readonly Career[],
): boolean {
  console.log('\nThe list itself');
  const same = told.map((profile, index) => {
    const before = shownOf(lists[index]).join();
    return [(x: number) => 0.5 * x + 10, (x: number) => 0.8 * x, (x: number) => 0.6 * x + 16].every(
      (moved) => {
        const points = byLetter((letter) => moved(profile.points[letter]));
        return shownOf(listOf({ ...profile, points }, careers, 'university')).join() === before;
      },
    );
  });
  return printShare('unchanged by shift and compression', same, GOALS.sameList);
}

/** The same people again, each score correlating .85 with the first: what a retest does to such a test. */
function retest(
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
  console.log(
    `reached retest r ${riasecLetters.map((letter) => `${letter} ${correlation(told, again, letter).toFixed(2)}`).join(' ')}`,
  );
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
function itemByItem(
  instrument: InterestsInstrument,
  twice: readonly Twice[],
  careers: readonly Career[],
): boolean {
  const shown = twice.map((both) => {
    const lists = both.map(({ responses }) => {
      const scores = scoreScales(instrument, responses);
      const profile = interestsProfile(scores, instrument.precision);
      return profile.kind === 'differentiated' ? listOf(profile, careers, 'university') : undefined;
    });
    return lists.map(shownOf);
  });
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

/** Every career counts at the level that leads to it. */
function coverage(lists: readonly List[], careers: readonly Career[]): boolean {
  const seen = new Set(lists.flatMap(shownOf));
  const shares = careers.map(({ id }) => seen.has(id));
  const met = printShare('careers that somebody is shown', shares, GOALS.seen);
  const unseen = careers.filter(({ id }) => !seen.has(id)).map(({ id }) => id);
  if (unseen.length > 0) console.log(`  nobody is shown: ${unseen.join(', ')}`);
  return met;
}

function speed(told: readonly Told[], careers: readonly Career[]): boolean {
  const started = performance.now();
  for (const profile of told) listOf(profile, careers, 'both');
  const each = (performance.now() - started) / told.length;
  const isMet = each < MILLISECONDS;
  console.log(
    `${'milliseconds for one person'.padEnd(40)} ${each.toFixed(3)}   below ${MILLISECONDS} ${isMet ? 'met' : 'MISSED'}`,
  );
  return isMet;
}

function listOf(profile: Told, careers: readonly Career[], level: StudyLevel | 'both'): List {
  const matches = matchCareers({ profile, careers, level, reactions: {} });
  if (matches.kind !== 'matched') throw new Error('a told profile has no list');
  return matches;
}

/** What is shown, in the order of fit. */
function shownOf(list: List | undefined): string[] {
  if (!list) return [];
  return [...list.strong, ...list.good]
    .toSorted((a, b) => b.rankValue - a.rankValue)
    .map(({ career }) => career.id);
}

/** The share of what stood there first that stands there again; nothing for an empty list. */
function kept(first: readonly string[], second: readonly string[]): number[] {
  if (first.length === 0) return [];
  return [first.filter((id) => second.includes(id)).length / first.length];
}

function momentsOf(values: readonly number[]): { mean: number; sd: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, sd: Math.sqrt(squares / values.length) };
}

function correlation(
  told: readonly { points: ByLetter<number> }[],
  again: readonly { points: ByLetter<number> }[],
  letter: keyof ByLetter<number>,
): number {
  const x = momentsOf(told.map(({ points }) => points[letter]));
  const y = momentsOf(again.map(({ points }) => points[letter]));
  const products = told.reduce((sum, { points }, index) => {
    const second = again[index]?.points[letter] ?? 0;
    return sum + (points[letter] - x.mean) * (second - y.mean);
  }, 0);
  return products / told.length / x.sd / y.sd;
}
