import { expect, test } from 'vitest';
import type { ScaleScore } from '#domain/instruments/scoring/score-scales.ts';
import { valuesProfile } from '#domain/instruments/values/profile.ts';
import {
  byValue,
  workValues,
  type ByValue,
  type WorkValue,
} from '#domain/instruments/values/work-values.ts';
import { matchValues } from './match-values.ts';

// Achievement and independence before all, support last.
const free = interestsProfile([20, 18, 10, 9, 4, 8]);

test('work that offers what matters agrees, and says by which values', () => {
  const match = matchValues(free, { values: values([6.5, 6.4, 4, 3.5, 2.5, 4]) });
  expect(match).toMatchObject({
    voice: 'agrees',
    offered: ['achievement', 'independence'],
    missing: [],
  });
});

test('work that offers the opposite differs, and says what would be missing', () => {
  const match = matchValues(free, { values: values([2, 2.5, 4, 5, 6, 5]) });
  expect(match).toMatchObject({
    voice: 'differs',
    offered: [],
    missing: ['achievement', 'independence'],
  });
});

test('little agreement is not told as disagreement', () => {
  const match = matchValues(free, { values: values([5, 2, 3, 5, 4, 4]) });
  expect(match).toMatchObject({ voice: 'mixed' });
});

test('an occupation without values has no voice, nor has a person without priorities', () => {
  expect(matchValues(free, {})).toEqual({ kind: 'no-data' });
  const all = interestsProfile([20, 20, 20, 20, 20, 20]);
  expect(matchValues(all, { values: values([5, 2, 3, 5, 4, 4]) })).toEqual({
    kind: 'no-priorities',
  });
});

function values(numbers: readonly number[]): ByValue<number> {
  return byValue((value) => numbers[workValues.indexOf(value)] ?? 0);
}

function interestsProfile(points: readonly number[]) {
  const scores = workValues.map((scale, index): ScaleScore<WorkValue> => ({
    kind: 'scored',
    scale,
    raw: points[index] ?? 0,
    max: 20,
    error: 1.5,
    band: 'medium',
    answered: 5,
    of: 5,
    prorated: false,
  }));
  return valuesProfile(scores, { standardError: 1.5, tieMargin: 2 });
}
