import { expect, test } from 'vitest';
import { normalBelow } from './normal.ts';
import {
  fewestFor,
  powerOfConsistency,
  powerOfCorrelation,
  powerOfNoDifference,
  powerOfShare,
} from './power.ts';

test('the normal distribution agrees with its table', () => {
  expect(normalBelow(0)).toBeCloseTo(0.5, 6);
  expect(normalBelow(1.959964)).toBeCloseTo(0.975, 6);
  expect(normalBelow(-1)).toBeCloseTo(0.158655, 5);
});

test('at the threshold itself a hypothesis is confirmed once in forty', () => {
  const at = { n: 200, truth: 0.7, threshold: 0.7 };
  for (const power of [powerOfCorrelation(at), powerOfShare(at), powerOfConsistency(at, 10)]) {
    expect(power).toBeCloseTo(0.025, 4);
  }
});

test('more people and a truth further away make it likelier, and .8 is reached where it is asked for', () => {
  const power = (n: number) => powerOfCorrelation({ truth: 0.8, threshold: 0.75, n });
  const fewest = fewestFor(power) ?? 0;
  expect(power(fewest)).toBeGreaterThanOrEqual(0.8);
  expect(power(fewest - 10)).toBeLessThan(0.8);
});

test('with 76 people in each of four countries nobody can say that no item differs, with 300 one can', () => {
  const power = (n: number) =>
    powerOfNoDifference({
      items: 240,
      limit: 0.5,
      scatter: 0.08,
      error: 1.05 * Math.sqrt(4 / (3 * n)),
    });
  expect(power(76)).toBeLessThan(0.01);
  expect(power(300)).toBeGreaterThan(0.8);
});
