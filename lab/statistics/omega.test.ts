import { expect, test } from 'vitest';
import { cronbachAlpha } from './alpha.ts';
import { itemStatistics } from './item-statistics.ts';
import {
  alphaIfDroppedVector,
  alphaVector,
  itemRestVector,
  loadingVector,
  madeUpAnswers,
  omegaVector,
} from './made-up-answers.vectors.ts';
import { omegaTotal, Z95 } from './omega.ts';

test('alpha, item-rest correlations and alpha without an item are those of psych', () => {
  expect(cronbachAlpha(madeUpAnswers)).toBeCloseTo(alphaVector, 9);
  for (const [item, { itemRest, alphaIfDropped }] of itemStatistics(madeUpAnswers).entries()) {
    expect(itemRest).toBeCloseTo(itemRestVector[item] ?? NaN, 9);
    expect(alphaIfDropped).toBeCloseTo(alphaIfDroppedVector[item] ?? NaN, 9);
  }
});

test('loadings on one factor are those of psych', () => {
  const found = omegaTotal(madeUpAnswers)?.loadings ?? [];
  expect(found).toHaveLength(loadingVector.length);
  for (const [item, loading] of loadingVector.entries())
    expect(found[item]).toBeCloseTo(loading, 4);
});

test('omega and its interval are those of lavaan', () => {
  const { omega, low, high } = omegaTotal(madeUpAnswers) ?? { omega: 0, low: 0, high: 0 };
  expect(omega).toBeCloseTo(omegaVector.omega, 5);
  expect((high - low) / 2 / Z95).toBeCloseTo(omegaVector.error, 5);
});

test('says nothing of two items, of an item that does not vary, or of fewer people than items', () => {
  expect(omegaTotal(madeUpAnswers.map((row) => row.slice(0, 2)))).toBeUndefined();
  expect(omegaTotal(madeUpAnswers.map((row) => [2, ...row.slice(1)]))).toBeUndefined();
  expect(omegaTotal(madeUpAnswers.slice(0, 6))).toBeUndefined();
});
