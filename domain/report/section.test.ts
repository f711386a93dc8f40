import { expect, test } from 'vitest';
import { personalityV1 } from '#content/instruments/personality/v1/instrument.ts';
import { interestsV1 } from '#content/instruments/interests/v1/instrument.ts';
import { attemptFor } from '#tests/report/attempt-for.ts';
import { hollandCode } from './holland-code.ts';
import { compareSections } from './compare-sections.ts';
import { errorBand } from './error-band.ts';
import { daysBetween, monthsBetween } from './time-between.ts';
import { interestsSection } from '#domain/instruments/interests/section.ts';
import { personalitySection } from '#domain/instruments/personality/section.ts';

const typical = { R: 8, I: 34, A: 26, S: 14, E: 20, C: 3 };

test('tells scores from what stands out on, and every answer adds up to them', () => {
  const { scores, answers } = interestsSection(interestsV1, attemptFor(interestsV1, typical));
  expect(scores.map(({ scale }) => scale)).toEqual(['I', 'A', 'E', 'S', 'R', 'C']);
  expect(answers).toHaveLength(60);
  for (const score of scores) {
    const sum = answers
      .filter(({ scale }) => scale === score.scale)
      .reduce((total, { points }) => total + (points ?? 0), 0);
    expect(score).toMatchObject({ kind: 'scored', raw: sum });
  }
});

test('a reversed answer is listed with what it adds after turning', () => {
  const attempt = attemptFor(personalityV1, { stability: 40 });
  const lines = personalitySection(personalityV1, attempt).answers.filter(
    ({ scale }) => scale === 'stability',
  );
  expect(lines.map(({ points }) => points)).toEqual(Array(10).fill(4));
  expect(new Set(lines.map(({ choice }) => choice))).toEqual(new Set([0, 4]));
});

test('an unanswered item is listed as such', () => {
  const attempt = attemptFor(interestsV1, { ...typical, I: 27 }, { skip: { I: 3 } });
  const { answers, profile } = interestsSection(interestsV1, attempt);
  expect(answers.filter(({ choice }) => choice === null)).toHaveLength(3);
  expect(profile).toEqual({ kind: 'incomplete', missing: ['I'] });
});

test('compares within a version: a change counts only beyond the error of both', () => {
  const before = interestsSection(interestsV1, attemptFor(interestsV1, typical));
  const after = interestsSection(
    interestsV1,
    attemptFor(interestsV1, { ...typical, I: 24, A: 30 }),
  );
  const compared = compareSections(before, after);
  if (compared.kind !== 'compared') throw new Error(compared.kind);
  const byScale = Object.fromEntries(compared.scales.map((one) => [one.scale, one]));
  expect(byScale.I).toEqual({
    scale: 'I',
    before: 34,
    after: 24,
    change: -10,
    max: 40,
    isReal: true,
  });
  expect(byScale.A).toMatchObject({ change: 4, isReal: false });
});

test('two versions, or two tests, are never laid side by side', () => {
  const one = interestsSection(interestsV1, attemptFor(interestsV1, typical));
  expect(compareSections({ ...one, version: 2 }, one)).toEqual({ kind: 'other-version' });
  const other = personalitySection(personalityV1, attemptFor(personalityV1, { openness: 20 }));
  expect(compareSections(other, one)).toEqual({ kind: 'other-test' });
});

test('prints groups, bands and ages', () => {
  expect(hollandCode([['I'], ['A', 'S']], [['A', 'S']])).toBe('I · A = S');
  expect(errorBand({ raw: 39, max: 40, error: 3.3 })).toEqual({ low: 36, high: 40 });
  const at = (text: string) => new Date(`${text}T12:00:00`);
  expect(monthsBetween(at('2026-04-21'), at('2026-11-20'))).toBe(6);
  expect(monthsBetween(at('2026-04-20'), at('2026-11-20'))).toBe(7);
  expect(monthsBetween(at('2026-12-01'), at('2026-11-20'))).toBe(0);
});

test('counts days by the calendar: a minute before midnight was yesterday', () => {
  const evening = new Date(2026, 10, 20, 23, 59);
  expect(daysBetween(evening, new Date(2026, 10, 20, 23, 59, 30))).toBe(0);
  expect(daysBetween(evening, new Date(2026, 10, 21, 0, 1))).toBe(1);
  expect(daysBetween(new Date(2026, 2, 28), new Date(2026, 2, 30, 12))).toBe(2);
  expect(daysBetween(evening, new Date(2026, 10, 19))).toBe(0);
});
