import { expect, test } from 'vitest';
import { createMoments } from './moments.ts';
import { createReliability } from './reliability.ts';
import { alphaVectors } from './reliability.vectors.ts';

test('three people worked out by hand', () => {
  const moments = createMoments(2);
  for (const pair of [
    [1, 2],
    [2, 4],
    [3, 3],
  ]) {
    moments.add(pair);
  }
  expect(moments.count()).toBe(3);
  expect(moments.means()).toEqual([2, 3]);
  expect(moments.deviations()).toEqual([1, 1]);
  expect(moments.correlations()).toEqual([
    [1, 0.5],
    [0.5, 1],
  ]);
});

test.each(alphaVectors)('alpha added up person by person is $alpha', ({ answers, alpha }) => {
  const reliability = createReliability(answers[0]?.length ?? 0);
  for (const row of answers) reliability.add(row);
  expect(reliability.alpha()).toBeCloseTo(alpha ?? Number.NaN, 5);
});

test.each([
  ['no person answered', []],
  ['one person answered', [[1, 2, 3]]],
  ['there is one item only', [[1], [2], [3]]],
  [
    'totals do not vary',
    [
      [1, 3],
      [3, 1],
    ],
  ],
])('alpha is undefined when %s', (_, answers) => {
  const reliability = createReliability(answers[0]?.length ?? 0);
  for (const row of answers) reliability.add(row);
  expect(reliability.alpha()).toBeUndefined();
});
