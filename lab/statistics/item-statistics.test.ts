import { expect, test } from 'vitest';
import { itemStatistics, retestOf } from './item-statistics.ts';
import { itemAnswers, itemVectors, retestVector } from './item-statistics.vectors.ts';

test('means, item-rest correlations and alpha without an item are as worked out elsewhere', () => {
  const found = itemStatistics(itemAnswers);
  expect(found).toHaveLength(itemVectors.length);
  for (const [item, { mean, itemRest, alphaIfDropped }] of itemVectors.entries()) {
    expect(found[item]?.mean).toBeCloseTo(mean, 9);
    expect(found[item]?.itemRest).toBeCloseTo(itemRest, 9);
    expect(found[item]?.alphaIfDropped).toBeCloseTo(alphaIfDropped, 9);
  }
});

test('an item that all answer alike has no correlation with the rest', () => {
  const [same] = itemStatistics([
    [2, 1, 3],
    [2, 3, 4],
    [2, 0, 1],
  ]);
  expect(same).toMatchObject({ mean: 2, itemRest: undefined });
});

test('a second test agrees with the first as far, and within the interval, that was worked out elsewhere', () => {
  const { first, second, r, low, high } = retestVector;
  const found = retestOf(first, second);
  expect(found?.r).toBeCloseTo(r, 9);
  expect(found?.low).toBeCloseTo(low, 6);
  expect(found?.high).toBeCloseTo(high, 6);
});

test('three people, or scores without differences, say nothing of a second test', () => {
  expect(retestOf([1, 2, 3], [1, 2, 3])).toBeUndefined();
  expect(retestOf([5, 5, 5, 5, 5], [1, 2, 3, 4, 5])).toBeUndefined();
});
