import { expect, test } from 'vitest';
import { groupDifferences } from './group-differences.ts';
import { differenceVector, madeUpAnswers } from './made-up-answers.vectors.ts';
import { Z95 } from './omega.ts';

const zero = madeUpAnswers.filter((_, person) => person % 2 === 0);
const one = madeUpAnswers.filter((_, person) => person % 2 === 1);

test('differences at equal rest scores, and their intervals, are those of base R', () => {
  const found = groupDifferences(zero, one);
  expect(found).toHaveLength(differenceVector.length);
  for (const [item, { difference, error }] of differenceVector.entries()) {
    const own = found[item] ?? { difference: NaN, low: NaN, high: NaN };
    expect(own.difference).toBeCloseTo(difference, 8);
    expect((own.high - own.low) / 2 / Z95).toBeCloseTo(error, 8);
  }
});

test('the same groups the other way round differ by as much, the other way', () => {
  const there = groupDifferences(zero, one);
  for (const [item, back] of groupDifferences(one, zero).entries())
    expect(back?.difference).toBeCloseTo(-(there[item]?.difference ?? NaN), 10);
});

test('an item that does not vary is not compared', () => {
  const same = (rows: typeof zero) => rows.map((row) => [2, ...row.slice(1)]);
  expect(groupDifferences(same(zero), same(one))[0]).toBeUndefined();
});
