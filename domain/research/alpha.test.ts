import { expect, test } from 'vitest';
import { cronbachAlpha } from './alpha.ts';
import { alphaVectors } from './alpha.vectors.ts';

test.each(alphaVectors)('alpha of worked answers is $alpha', ({ answers, alpha }) => {
  expect(cronbachAlpha(answers)).toBeCloseTo(alpha ?? Number.NaN, 5);
});

test.each([
  ['nobody answered', []],
  ['one person answered', [[1, 2, 3]]],
  ['there is one item only', [[1], [2], [3]]],
  [
    'all totals are equal',
    [
      [1, 3],
      [3, 1],
      [2, 2],
    ],
  ],
])('alpha is undefined when %s', (_, answers) => {
  expect(cronbachAlpha(answers)).toBeUndefined();
});
