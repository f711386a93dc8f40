import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ScaleScore } from '#domain/instruments/scoring/score-scales.ts';
import { interestsProfile } from './profile.ts';
import { riasecLetters, type RiasecLetter } from './riasec.ts';

const precision = { standardError: 3.3, tieMargin: 3 };

test('names the scales without a score instead of making a code of the others', () => {
  const scores = [scored('R', 40), unscored('I'), scored('A', 3), scored('S', 9), unscored('E')];
  expect(interestsProfile(scores, precision)).toEqual({
    kind: 'incomplete',
    missing: ['I', 'E', 'C'],
  });
});

test('a range of seven of 40 points is flat, eight is not', () => {
  expect(interestsProfile(six([20, 27, 20, 20, 20, 20]), precision).kind).toBe('flat');
  expect(interestsProfile(six([20, 28, 20, 20, 20, 20]), precision).kind).toBe('differentiated');
});

test.each([0, 20, 40])('the same score of %i everywhere is flat', (points) => {
  expect(interestsProfile(six(Array(6).fill(points)), precision)).toMatchObject({
    kind: 'flat',
    differentiation: { range: 0, iachan: 0 },
  });
});

test('tells six scores that are alike because nothing was liked from other flat ones', () => {
  expect(interestsProfile(six([0, 0, 0, 0, 0, 0]), precision)).toMatchObject({
    likesNothing: true,
  });
  expect(interestsProfile(six([9, 4, 2, 7, 3, 2]), precision)).toMatchObject({
    likesNothing: true,
  });
  expect(interestsProfile(six([10, 4, 3, 7, 3, 4]), precision)).toMatchObject({
    kind: 'flat',
    likesNothing: false,
  });
});

test('judges opposite leading types an uncommon combination', () => {
  expect(interestsProfile(six([36, 10, 10, 30, 10, 10]), precision)).toMatchObject({
    groups: [['R'], ['S'], ['I', 'A', 'E', 'C']],
    consistency: 'low',
  });
});

test('says nothing of consistency when it is open which two types lead', () => {
  expect(interestsProfile(six([36, 30, 28, 5, 5, 5]), precision)).toMatchObject({
    leading: [['R'], ['I', 'A']],
    consistency: undefined,
  });
});

test('does not tell types as outstanding that share the lowest place', () => {
  expect(interestsProfile(six([36, 9, 9, 10, 9, 10]), precision)).toMatchObject({
    leading: [['R']],
  });
});

test.each([
  // A 26, S 20, then I 11 and E 10 of 40, which the report calls low.
  [
    [2, 11, 26, 20, 10, 1],
    [['A'], ['S']],
  ],
  // Tied with the highest, and called low all the same.
  [[14, 13, 2, 2, 2, 2], [['R']]],
  // Nothing but the highest can be named where all of them are low.
  [[12, 2, 2, 2, 2, 2], [['R']]],
  [[13, 12, 2, 2, 2, 2], [['R', 'I']]],
] as const)(
  'of %j it names as standing out what the bands do not call low: %j',
  (points, leading) => {
    expect(interestsProfile(six(points), precision)).toMatchObject({
      kind: 'differentiated',
      leading,
    });
  },
);

test('holds no NaN and no infinity, whichever scales have a score', () => {
  const score = fc.option(fc.integer({ min: 0, max: 40 }));
  fc.assert(
    fc.property(fc.tuple(score, score, score, score, score, score), (points) => {
      const scores = riasecLetters.map((letter, index) => {
        const raw = points[index] ?? null;
        return raw === null ? unscored(letter) : scored(letter, raw);
      });
      const profile = interestsProfile(scores, precision);
      // JSON writes NaN and infinities as null.
      expect(JSON.stringify(profile)).not.toContain('null');
      expect(profile.kind === 'incomplete').toBe(points.includes(null));
      const [leading, groups] =
        profile.kind === 'differentiated' ? [profile.leading, profile.groups] : [[['-']], [['-']]];
      expect(leading.length).toBeGreaterThan(0);
      const high = points.filter((point) => (point ?? 0) >= 40 / 3).length;
      for (const letter of profile.kind === 'differentiated' && high > 0 ? leading.flat() : []) {
        expect(points[riasecLetters.findIndex((known) => known === letter)]).toBeGreaterThanOrEqual(
          40 / 3,
        );
      }
      // In the order of the groups, each a part of its own.
      leading.forEach((group, index) =>
        expect(groups[index]).toEqual(expect.arrayContaining([...group])),
      );
    }),
  );
});

function six(points: readonly number[]): ScaleScore<RiasecLetter>[] {
  return riasecLetters.map((letter, index) => scored(letter, points[index] ?? 0));
}

function scored(scale: RiasecLetter, raw: number): ScaleScore<RiasecLetter> {
  const whole = { max: 40, answered: 10, of: 10, prorated: false, error: 3.3 };
  return { kind: 'scored', scale, raw, band: 'medium', ...whole };
}

function unscored(scale: RiasecLetter): ScaleScore<RiasecLetter> {
  return { kind: 'incomplete', scale, answered: 7, of: 10 };
}
