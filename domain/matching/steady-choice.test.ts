import { expect, test } from 'vitest';
import { riasecLetters } from '#domain/instruments/interests/riasec.ts';
import { careerOf, profileFor, six } from '#tests/matching/career-of.ts';
import { matchCareers } from './match-careers.ts';
import { standardized } from './profile-correlation.ts';
import { rankCareers } from './rank-careers.ts';
import { timesChosen, type Candidate } from './steady-choice.ts';

const points = six([14, 34, 12, 26, 10, 18]);
const careers = [
  careerOf('medicine', [3, 6.5, 1.5, 5.5, 2, 3.5]),
  careerOf('research', [3, 7, 2, 2, 1.5, 3.5]),
  careerOf('nursing', [3.5, 4.7, 1.3, 5.6, 2.4, 4.8]),
  careerOf('teaching', [1.5, 4, 3, 7, 3.5, 3]),
  careerOf('trading', [2, 2, 1, 2, 7, 6]),
];

const first = (ranked: readonly Candidate[]) => ranked.slice(0, 1);

test('counts for each moved profile what the real ranking puts first', () => {
  const person = standardized(riasecLetters, points);
  if (!person) throw new Error('flat');
  const expected = new Map<string, number>();
  for (const [index, one] of riasecLetters.entries()) {
    for (const other of riasecLetters.slice(index + 1)) {
      for (const [by, and] of [
        [0.5, 0.5],
        [0.5, -0.5],
        [-0.5, 0.5],
        [-0.5, -0.5],
      ] as const) {
        const moved = { ...person, [one]: person[one] + by, [other]: person[other] + and };
        const [best] = (rankCareers(moved, careers) ?? []).filter(({ band }) => band !== 'weak');
        if (best) expected.set(best.career.id, (expected.get(best.career.id) ?? 0) + 1);
      }
    }
  }
  const counted = timesChosen({ points, careers, pull: new Map(), choose: first });
  expect([...counted].toSorted()).toEqual([...expected].toSorted());
  expect([...counted.values()].reduce((sum, times) => sum + times, 0)).toBeLessThanOrEqual(60);
});

test('answering higher, lower or more boldly counts the same', () => {
  const counts = (moved: (x: number) => number) => {
    const { R, I, A, S, E, C } = points;
    const other = six([moved(R), moved(I), moved(A), moved(S), moved(E), moved(C)]);
    return [...timesChosen({ points: other, careers, pull: new Map(), choose: first })].toSorted();
  };
  expect(counts((x) => 0.5 * x + 10)).toEqual(counts((x) => x));
  expect(counts((x) => 0.8 * x)).toEqual(counts((x) => x));
});

test('of a family of three, the two are shown that small changes leave in the list', () => {
  // The narrow one ranks second for its wide spread, but hardly lies in a band.
  const family = { family: 'health' };
  const three = [
    careerOf('wide', [2, 7, 2, 2.5, 1, 5.5], family),
    careerOf('narrow', [1, 4.5, 1, 6, 3.5, 1], family),
    careerOf('safe', [2, 3.5, 1, 3.5, 1.5, 2.5], family),
  ];
  expect(rankCareers(points, three)?.map(({ career }) => career.id)).toEqual([
    'wide',
    'narrow',
    'safe',
  ]);
  const profile = profileFor([14, 34, 12, 26, 10, 18]);
  const list = matchCareers({ profile, careers: three, level: 'both', reactions: {} });
  if (list.kind !== 'matched') throw new Error(list.kind);
  const shown = [...list.strong, ...list.good].map(({ career }) => career.id);
  expect(shown).toEqual(['wide', 'safe']);
});

test('equal points everywhere choose nothing', () => {
  const flat = six([20, 20, 20, 20, 20, 20]);
  expect(timesChosen({ points: flat, careers, pull: new Map(), choose: first }).size).toBe(0);
});
