import { expect, test } from 'vitest';
import type { Instrument } from '#domain/instruments/instrument.ts';
import { longestRun, medianTime, repetitions, scatterOf, spread } from './answering-indices.ts';
import { answersGiven } from './answering-quality.ts';

const scales = ['W', 'X', 'Y', 'Z'] as const;
const instrument: Instrument = {
  id: 'sample',
  version: 1,
  scales,
  choices: { min: 1, max: 5 },
  items: scales.flatMap((scale) =>
    [1, 2].map((n) => ({ id: scale.toLowerCase() + n, scale, reversed: n === 2, facet: 'any' })),
  ),
  precision: { standardError: 1, tieMargin: 1 },
  forms: { full: ['w1', 'x1', 'y1', 'z1', 'w2', 'x2', 'y2', 'z2'] },
};

test('the longest run may stand anywhere', () => {
  expect(longestRun([1, 2, 2, 2, 1, 1])).toBe(3);
  expect(longestRun([1, 2, 1, 1])).toBe(2);
  expect(longestRun([])).toBe(0);
});

test('the spread is the sample standard deviation of the choices', () => {
  // 2 4 4 4 5 5 7 9: mean 5, squares 32, 32 / 7.
  expect(spread([2, 4, 4, 4, 5, 5, 7, 9])).toBeCloseTo(Math.sqrt(32 / 7), 12);
  expect(spread([3])).toBe(0);
});

test('a pattern of three repeats wholly at lag three, and beyond chance', () => {
  const [, , three] = repetitions(eachOfItsOwnScale([1, 2, 3, 1, 2, 3, 1]));
  expect(three).toMatchObject({ lag: 3, share: 1, beyondChance: 1, acrossScales: 1 });
});

test('repetition is the share of answers equal to the one before the lag, less what chance gives', () => {
  // Lag 2 compares the third and fourth answer with the first and second: one of two is equal. Two drawn from 1, 2, 1, 5
  // are equal with a chance of 1/4 + 1/16 + 1/16 = 3/8, so a half is (1/2 - 3/8) / (5/8) = 1/5 beyond it.
  const [, two] = repetitions(eachOfItsOwnScale([1, 2, 1, 5]));
  expect(two?.share).toBe(0.5);
  expect(two?.beyondChance).toBeCloseTo(0.2, 12);
  // Two pairs with that chance err by √(3/5 / 2).
  expect(two?.error).toBeCloseTo(Math.sqrt(0.3), 12);
});

test('one and the same choice repeats, but not beyond chance', () => {
  const [one] = repetitions(eachOfItsOwnScale([1, 1, 1]));
  expect(one).toEqual({ lag: 1, share: 1, beyondChance: 0, acrossScales: 1, error: 0 });
});

test('what repeats within a scale is told apart from what repeats whatever is asked', () => {
  // Scales W X W X; the person likes W and not X.
  const [, two] = repetitions({ values: [5, 1, 5, 1], scales: [0, 1, 0, 1] });
  expect(two).toMatchObject({ share: 1, acrossScales: 0 });
  const [, pattern] = repetitions({ values: [5, 1, 5, 1], scales: [0, 1, 2, 3] });
  expect(pattern).toMatchObject({ share: 1, acrossScales: 1 });
});

test('scales lie apart as far as they differ beside what differs inside them', () => {
  // Means of the scales 4.5, 4.5, 1.5, 1.5 about 3: squares 4 × 2 × 1.5² = 18 over 3. Inside, eight times .5² = 2 over 4.
  const answers = { w1: 5, w2: 2, x1: 4, x2: 1, y1: 1, y2: 4, z1: 2, z2: 5 };
  expect(scatterOf(keyed(answers))).toEqual({ ratio: 12, within: Math.sqrt(0.5) });
});

test('scales do not lie apart when reversed items are answered like direct ones', () => {
  const answers = { w1: 5, w2: 5, x1: 4, x2: 4, y1: 2, y2: 2, z1: 1, z2: 1 };
  expect(scatterOf(keyed(answers))).toMatchObject({ ratio: 0 });
});

test('nothing is said of scatter without any, or with two answers in fewer than four scales', () => {
  const equal = { w1: 3, w2: 3, x1: 3, x2: 3, y1: 3, y2: 3, z1: 3, z2: 3 };
  expect(scatterOf(keyed(equal))).toBeUndefined();
  expect(scatterOf(keyed({ w1: 1, w2: 2, x1: 3, x2: 4 }))).toBeUndefined();
});

test('the median time leaves out answers without one, and needs half of them', () => {
  expect(medianTime([900, 100, 500, 300], 4)).toBe(400);
  expect(medianTime([900, 0, 500, 0], 4)).toBe(700);
  expect(medianTime([900, 0, 0, 0], 4)).toBeUndefined();
});

function eachOfItsOwnScale(values: readonly number[]) {
  return { values, scales: values.map((_, place) => place) };
}

function keyed(answers: Record<string, number>) {
  return answersGiven({ instrument, form: 'full' }, answers).keyed;
}
