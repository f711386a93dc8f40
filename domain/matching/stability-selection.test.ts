import { expect, test } from 'vitest';
import { riasecLetters } from '#domain/instruments/interests/riasec.ts';
import { careerOf, profileFor, six } from '#tests/matching/career-of.ts';
import type { Career } from './career.ts';
import { isMatch } from './match-band.ts';
import { matchCareers } from './match-careers.ts';
import { standardized } from './profile-correlation.ts';
import { rankCareers } from './rank-careers.ts';
import { stabilityOf } from './stability-selection.ts';

const points = six([14, 34, 12, 26, 10, 18]);
const careers = [
  careerOf('medicine', [3, 6.5, 1.5, 5.5, 2, 3.5]),
  careerOf('research', [3, 7, 2, 2, 1.5, 3.5]),
  careerOf('nursing', [3.5, 4.7, 1.3, 5.6, 2.4, 4.8]),
  careerOf('teaching', [1.5, 4, 3, 7, 3.5, 3]),
  careerOf('trading', [2, 2, 1, 2, 7, 6]),
];

const nothing = { pull: new Map(), leanings: {} };

/** How often each career was chosen, those that never were left out. */
function timesOf(at: typeof points): [string, number][] {
  const { timesOf: times } = stabilityOf({
    points: at,
    careers,
    orderedBy: nothing,
    choose: (ranked) => ranked.slice(0, 1),
  });
  return careers
    .map(({ id }): [string, number] => [id, times(id)])
    .filter(([, count]) => count > 0)
    .toSorted(byId);
}

function byId([a]: [string, number], [b]: [string, number]): number {
  return a.localeCompare(b);
}

/** The real ranking of each of the sixty profiles moved by so much, those in a band. */
function rankingsAfter(shift: number) {
  const person = standardized(riasecLetters, points);
  if (!person) throw new Error('flat');
  return riasecLetters.flatMap((one, index) =>
    riasecLetters.slice(index + 1).flatMap((other) =>
      [shift, -shift].flatMap((by) =>
        [shift, -shift].map((and) => {
          const moved = { ...person, [one]: person[one] + by, [other]: person[other] + and };
          return (rankCareers(moved, careers) ?? []).filter(({ band }) => isMatch(band));
        }),
      ),
    ),
  );
}

test('counts for each profile moved by half what the real ranking puts first', () => {
  const expected = new Map<string, number>();
  for (const [best] of rankingsAfter(0.5)) {
    if (best) expected.set(best.career.id, (expected.get(best.career.id) ?? 0) + 1);
  }
  const counted = timesOf(points);
  expect(counted).toEqual([...expected].toSorted(byId));
  expect(counted.reduce((sum, [, times]) => sum + times, 0)).toBeLessThanOrEqual(60);
});

test('sums the fit of families over profiles moved farther than careers are', () => {
  const { fitOf } = stabilityOf({ points, careers, orderedBy: nothing, choose: () => [] });
  const matching = rankingsAfter(0.7).flat();
  for (const { family } of careers) {
    const fits = matching.filter(({ career }) => career.family === family);
    expect(fitOf(family)).toBeCloseTo(
      fits.reduce((sum, { rankValue }) => sum + rankValue, 0),
      8,
    );
  }
});

test('answering higher, lower or more boldly counts the same', () => {
  const counts = (moved: (x: number) => number) => {
    const { R, I, A, S, E, C } = points;
    const other = six([moved(R), moved(I), moved(A), moved(S), moved(E), moved(C)]);
    return timesOf(other);
  };
  expect(counts((x) => 0.5 * x + 10)).toEqual(counts((x) => x));
  expect(counts((x) => 0.8 * x)).toEqual(counts((x) => x));
});

// The narrow one ranks second for its wide spread, but hardly lies in a band.
const wide = careerOf('wide', [2, 7, 2, 2.5, 1, 5.5], { family: 'laboratory' });
const narrow = careerOf('narrow', [1, 4.5, 1, 6, 3.5, 1], { family: 'people' });
const safe = careerOf('safe', [2, 3.5, 1, 3.5, 1.5, 2.5], { family: 'health' });

/** Eight careers that fit, each of a shape of its own: one of a shape is shown while there are others. */
const otherShapes = [
  [2, 7, 2, 4, 1, 4],
  [1, 7, 4, 4, 2, 2],
  [4, 7, 1, 3, 1, 2],
  [1, 7, 1, 2, 3, 3],
  [2, 5, 1, 5, 1, 2],
  [1, 6, 1, 4, 4, 4],
  [1, 6, 4, 6, 2, 5],
  [3, 6, 1, 4, 1, 1],
] as const;

test('of a family of three, the two are shown that small changes leave in the list', () => {
  expect(rankCareers(points, [wide, narrow, safe])?.map(({ career }) => career.id)).toEqual([
    'wide',
    'narrow',
    'safe',
  ]);
  const three = [wide, narrow, safe].map((career) => ({ ...career, family: 'health' }));
  const others = otherShapes.map((figures, n) => careerOf(`z${n}`, figures));
  const { strong, good } = listOf([...three, ...others]);
  const shown = [...strong, ...good].map(({ career }) => career.id);
  expect(shown).toHaveLength(10);
  expect(shown.filter((id) => !id.startsWith('z'))).toEqual(['wide', 'safe']);
});

test('a family stands by the fit of all its careers over the moves, so two that fit a little less outdo the best one', () => {
  expect(listOf([wide, narrow, safe]).families).toEqual(['laboratory', 'health', 'people']);
  const another = { ...safe, id: 'another' };
  expect(listOf([wide, narrow, safe, another]).families).toEqual([
    'health',
    'laboratory',
    'people',
  ]);
});

test('equal points everywhere choose nothing', () => {
  const flat = six([20, 20, 20, 20, 20, 20]);
  expect(timesOf(flat)).toEqual([]);
});

function listOf(among: readonly Career[]) {
  const profile = profileFor([14, 34, 12, 26, 10, 18]);
  const list = matchCareers({ profile, careers: among, level: 'both', reactions: {} });
  if (list.kind !== 'matched') throw new Error(list.kind);
  return list;
}
