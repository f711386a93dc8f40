import { expect, test } from 'vitest';
import { variance } from './alpha.ts';
import { madeUpAnswers, normVector } from './made-up-answers.vectors.ts';
import { percentiles } from './percentiles.ts';

const sums = madeUpAnswers.map((row) => row.reduce((sum, value) => sum + value, 0));

test('percentiles, mean and deviation of the sums are those of base R', () => {
  expect(percentiles(sums, [10, 25, 50, 75, 90]).map(({ value }) => value)).toEqual(
    normVector.percentiles,
  );
  expect(sums.reduce((all, one) => all + one, 0) / sums.length).toBeCloseTo(normVector.mean, 9);
  expect(Math.sqrt(variance(sums) ?? NaN)).toBeCloseTo(normVector.deviation, 7);
});

// Exact binomial limits for the median of 100: the 40th and the 61st (Conover 1999, table A3: coverage .9648).
test('the interval of a median of a hundred runs from the 40th to the 61st', () => {
  const [median] = percentiles(
    Array.from({ length: 100 }, (_, at) => at + 1),
    [50],
  );
  expect(median).toEqual({ percent: 50, value: 50, low: 40, high: 61 });
});
