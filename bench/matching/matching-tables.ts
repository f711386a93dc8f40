// What made-up people find in the catalogue: how many careers, how steady the list is, and which careers are never shown.
import { byLetter, type InterestsInstrument } from '#domain/instruments/interests/riasec.ts';
import type { Career, StudyLevel } from '#domain/matching/career.ts';
import { fieldLeanings } from '#domain/matching/field-leanings.ts';
import { printShare, type Goal } from '#lab/statistics/print-share.ts';
import type { Random } from '#tools/demo/random.ts';
import type { Person } from '#tools/demo/respondents.ts';
import { itemByItem, retest, type Twice } from './second-test.ts';
import { isTold, listOf, readTest, shownOf, type List, type Told } from './shown-list.ts';

const ENOUGH = 5;

/** Shares of people: with fewer than five matches, with none; and the same when what is shown as near is counted too. */
type RichnessGoals = Partial<Record<'few' | 'none' | 'fewWithNear' | 'noneWithNear', Goal>>;

const GOALS = {
  university: { few: { atMost: 0.05 } },
  vocational: {
    few: { atMost: 0.37 },
    none: { atMost: 0.145 },
    fewWithNear: { atMost: 0.13 },
    noneWithNear: { atMost: 0.03 },
  },
  sameList: { atLeast: 1 },
  seen: { atLeast: 283 / 285 },
} satisfies Record<string, Goal | RichnessGoals>;
const MILLISECONDS = 2;
const PER_TYPE = 10;

/** Prints all tables; false when a goal is missed. */
export function matchingTables(
  instrument: InterestsInstrument,
  { people, twice }: { readonly people: readonly Person[]; readonly twice: readonly Twice[] },
  careers: readonly Career[],
  random: Random,
): boolean {
  const read = people.map((person) => readTest(instrument, person));
  const told = read.filter(isTold);
  console.log(
    `${people.length} people, ${careers.length} careers; ${''.padEnd(2)}share  95 % interval   goal`,
  );
  printShare(
    'open interests: no list by design',
    read.map(({ profile }) => profile.kind === 'flat'),
  );
  console.log('\nOf the others, at each level of studies');
  const university = told.map((one) => listOf(one, careers, 'university'));
  const vocational = told.map((one) => listOf(one, careers, 'vocational'));
  const met = [
    ...richness(university, 'university', GOALS.university),
    ...richness(vocational, 'vocational', GOALS.vocational),
    steadiness(instrument, told, university, careers),
    ...retest(told, careers, random),
    ...itemByItem(instrument, twice, careers),
    coverage(
      [...university, ...vocational, ...told.map((one) => listOf(one, careers, 'both'))],
      careers,
    ),
    speed(told, careers),
  ];
  return met.every(Boolean);
}

function richness(lists: readonly List[], level: StudyLevel, goals: RichnessGoals): boolean[] {
  const share = (name: string, isPoor: (list: List) => boolean, goal?: Goal) =>
    printShare(name, lists.map(isPoor), goal);
  const withNear = ({ total, near }: List) => total + near.length;
  const met = [
    share(`${level}: fewer than five careers`, ({ total }) => total < ENOUGH, goals.few),
    share('  fewer than five shown', ({ isThin }) => isThin),
    share('  none at all', ({ total }) => total === 0, goals.none),
    share('  fewer than five, near ones too', (list) => withNear(list) < ENOUGH, goals.fewWithNear),
    share('  none, and none near', (list) => withNear(list) === 0, goals.noneWithNear),
  ];
  const sizes = lists.map(({ total }) => total).toSorted((a, b) => a - b);
  const at = (share: number) => sizes[Math.floor(sizes.length * share)] ?? 0;
  console.log(`  careers in a band: 10 % ${at(0.1)}, half ${at(0.5)}, 90 % ${at(0.9)}`);
  return met;
}

/** Moving all answers up or down, or drawing them together, as long as none meets the end of the scale. */
function steadiness(
  instrument: InterestsInstrument,
  told: readonly Told[],
  lists: readonly List[],
  careers: readonly Career[],
): boolean {
  console.log('\nThe list itself');
  const moves = [(x: number) => 0.5 * x + 1, (x: number) => 0.8 * x, (x: number) => 0.6 * x + 1.6];
  const same = told.map(({ profile, responses }, index) =>
    moves.every((moved) => {
      const answers = Object.entries(responses).map(([id, answer]) => [id, moved(answer)] as const);
      const points = byLetter((letter) => PER_TYPE * moved(profile.points[letter] / PER_TYPE));
      const leanings = fieldLeanings(instrument.items, Object.fromEntries(answers));
      const list = listOf({ profile: { ...profile, points }, leanings }, careers, 'university');
      return shownOf(list).join() === shownOf(lists[index]).join();
    }),
  );
  return printShare('unchanged by shift and compression', same, GOALS.sameList);
}

/** Every career counts at the level that leads to it, and those with a way of their own where studies are left open. */
function coverage(lists: readonly List[], careers: readonly Career[]): boolean {
  const seen = new Set(lists.flatMap(shownOf));
  const shares = careers.map(({ id }) => seen.has(id));
  const met = printShare('careers that are shown', shares, GOALS.seen);
  const unseen = careers.filter(({ id }) => !seen.has(id)).map(({ id }) => id);
  if (unseen.length > 0) console.log(`  never shown: ${unseen.join(', ')}`);
  return met;
}

function speed(told: readonly Told[], careers: readonly Career[]): boolean {
  // Time of the processor, so that what else runs on the machine does not count.
  const started = process.cpuUsage();
  for (const one of told) listOf(one, careers, 'both');
  const { user, system } = process.cpuUsage(started);
  const each = (user + system) / 1000 / told.length;
  const isMet = each < MILLISECONDS;
  console.log(
    `${'milliseconds for one person'.padEnd(40)} ${each.toFixed(3)}   below ${MILLISECONDS} ${isMet ? 'met' : 'MISSED'}`,
  );
  return isMet;
}
