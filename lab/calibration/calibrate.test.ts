import { expect, test } from 'vitest';
import { madeUpAnswers, ordinalFactorVector } from '#lab/statistics/made-up-answers.vectors.ts';
import { invert } from '#lab/statistics/matrix.ts';
import { calibrate } from './calibrate.ts';
import { expectCounts } from './expectation.ts';
import { difficulties, itemInformation, type GradedItem } from './graded-item.ts';
import { maximiseItem } from './maximise-item.ts';
import { standardErrors } from './standard-errors.ts';

const fit = calibrate(madeUpAnswers);

// Another model (a normal curve, and two-way tables instead of whole answers): equal as far as 1.702 makes the curves alike.
test('slopes and difficulties are those of ordinal factors within a tenth of a slope and of a deviation', () => {
  for (const [item, { slope, difficulties: expected }] of ordinalFactorVector.entries()) {
    const found = fit.items[item] ?? { slope: NaN, boundaries: [] };
    expect(Math.abs(found.slope / slope - 1)).toBeLessThan(0.1);
    for (const [k, difficulty] of difficulties(found).entries())
      expect(Math.abs(difficulty - (expected[k] ?? NaN))).toBeLessThan(0.1);
  }
});

test('at the end no parameter would make the answers likelier', () => {
  expect(fit.gradient).toBeLessThan(1e-6);
  const moved = (item: number, change: (one: GradedItem) => GradedItem) =>
    expectCounts(
      madeUpAnswers,
      fit.items.map((one, at) => (at === item ? change(one) : one)),
    ).logLikelihood;
  const step = 1e-3;
  for (const item of fit.items.keys()) {
    for (const by of [step, -step]) {
      expect(moved(item, (one) => ({ ...one, slope: one.slope + by }))).toBeLessThan(
        fit.logLikelihood,
      );
      for (const k of [0, 1, 2, 3]) {
        const shift = (one: GradedItem) => ({
          ...one,
          boundaries: one.boundaries.map((d, at) => (at === k ? d + by : d)),
        });
        expect(moved(item, shift)).toBeLessThan(fit.logLikelihood);
      }
    }
  }
});

test('standard errors are those of the observed curvature, within an eighth', () => {
  const errors = standardErrors(madeUpAnswers, fit.items) ?? [];
  const start = fit.items.flatMap(({ slope, boundaries }) => [slope, ...boundaries]);
  const step = 1e-4;
  const curvature = start.map((_, moved) => {
    const at = (by: number) =>
      gradientAt(start.map((value, i) => (i === moved ? value + by : value)));
    const [after, before] = [at(step), at(-step)];
    return after.map((value, i) => -(value - (before[i] ?? NaN)) / (2 * step));
  });
  const variance = invert(curvature);
  for (const [item, { slope }] of errors.entries()) {
    const observed = Math.sqrt(variance?.[item * 5]?.[item * 5] ?? NaN);
    expect(Math.abs(slope / observed - 1)).toBeLessThan(0.125);
  }
  expect(errors).toHaveLength(6);
});

/** The gradient of the likelihood, for slope and boundaries of each of the six items in turn. */
function gradientAt(parameters: readonly number[]): number[] {
  const items = fit.items.map((_, item) => {
    const [slope = NaN, ...boundaries] = parameters.slice(item * 5, item * 5 + 5);
    return { slope, boundaries };
  });
  const { counts } = expectCounts(madeUpAnswers, items);
  return items.flatMap((item, at) => [...maximiseItem(item, counts[at] ?? []).gradient]);
}

test('an item tells most of people near its difficulties, and more with a steeper slope', () => {
  const item = (slope: number) => ({ slope, boundaries: [slope * 1.5, slope * 0.5, -slope * 0.5] });
  expect(itemInformation(item(2), 0)).toBeGreaterThan(itemInformation(item(2), 4));
  expect(itemInformation(item(2), 0)).toBeGreaterThan(itemInformation(item(1), 0));
  // Two categories: a² P (1 − P).
  expect(itemInformation({ slope: 2, boundaries: [0] }, 0)).toBeCloseTo(1, 12);
});
