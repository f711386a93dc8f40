import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ScaleScore } from '#domain/instruments/scoring/score-scales.ts';
import { valuesProfile, weighsMost } from './profile.ts';
import { workValues, type WorkValue } from './work-values.ts';

const precision = { standardError: 2.3, tieMargin: 2 };
const six = fc.tuple(...workValues.map(() => fc.option(fc.integer({ min: 0, max: 20 }))));

test('adding the same importance to everything changes no priority', () => {
  const low = interestsProfile([10, 2, 5, 8, 3, 6]);
  const high = interestsProfile([18, 10, 13, 16, 11, 14]);
  expect(low.kind).toBe('priorities');
  expect({ ...high, points: undefined }).toEqual({ ...low, points: undefined });
});

test('what was put first of the cards is told first, also where the answers put another first', () => {
  const cards = new Map(workValues.map((value, place) => [value, 1.5 - place * 0.6] as const));
  const among = interestsProfile([18, 18, 5, 8, 3, 6], cards);
  expect(weighsMost(among)).toEqual(['achievement', 'independence']);
  const apart = interestsProfile([8, 20, 5, 8, 3, 6], cards);
  expect(weighsMost(apart)).toEqual(['achievement', 'independence']);
  expect(weighsMost(interestsProfile([8, 20, 5, 8, 3, 6]))).toEqual(['independence']);
});

test('names the values without a score', () => {
  expect(interestsProfile([10, null, 5, 8, null, 6])).toEqual({
    kind: 'incomplete',
    missing: ['independence', 'support'],
  });
});

test.each([
  [20, 'high'],
  [14, 'high'],
  [13, 'medium'],
  [7, 'medium'],
  [6, 'low'],
])('calls %i points everywhere no clear priorities at a %s level', (points, level) => {
  expect(interestsProfile(Array(6).fill(points))).toMatchObject({
    kind: 'no-clear-priorities',
    level,
  });
});

test('does not tell a value as leading that lies no clear way above the own mean', () => {
  // Mean 10; 19 leads, 11 is clearly behind it and only one point above the mean.
  expect(interestsProfile([19, 11, 8, 8, 7, 7])).toMatchObject({ leading: [['achievement']] });
});

test('centred points sum to nothing, and nothing is NaN, whichever values have a score', () => {
  fc.assert(
    fc.property(six, (points) => {
      const profile = interestsProfile(points);
      expect(profile.kind === 'incomplete').toBe(points.includes(null));
      expect(JSON.stringify(profile)).not.toContain('null');
      if (profile.kind === 'incomplete') return;
      const sum = workValues.reduce((total, value) => total + profile.centred[value], 0);
      expect(sum).toBeCloseTo(0, 9);
      if (profile.kind !== 'priorities') return;
      expect(profile.groups.flat().toSorted()).toEqual(workValues.toSorted());
      expect(profile.leading).toEqual(profile.groups.slice(0, profile.leading.length));
      expect(profile.leading.flat().some((value) => profile.lower.includes(value))).toBe(false);
    }),
  );
});

function interestsProfile(
  points: readonly (number | null)[],
  ranking?: ReadonlyMap<WorkValue, number>,
) {
  const scores = workValues.map((scale, index): ScaleScore<WorkValue> => {
    const raw = points[index] ?? null;
    if (raw === null) return { kind: 'incomplete', scale, answered: 3, of: 5 };
    const whole = { max: 20, answered: 5, of: 5, prorated: false, error: 2.3 };
    return { kind: 'scored', scale, raw, band: 'medium', ...whole };
  });
  return valuesProfile(scores, precision, ranking);
}
