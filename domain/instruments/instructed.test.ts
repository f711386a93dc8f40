import { expect, test } from 'vitest';
import { findPublished, publications } from '#content/instruments/publications.ts';
import { answeringQuality } from './scoring/answering-quality.ts';
import { personalityLimits } from './personality/quality-limits.ts';
import { askedInFull } from './instructed.ts';
import { unknownAnswers } from './unknown-answers.ts';

const asking = publications
  .map(({ instrument }) => instrument)
  .filter(({ instructed }) => instructed !== undefined);

test.each(asking)(
  '$id v$version asks one question that names its choice, behind its place',
  (one) => {
    const [check] = one.instructed ?? [];
    const asked = askedInFull(one);
    expect(asked).toHaveLength(one.forms.full.length + 1);
    expect(asked[asked.indexOf(check?.id ?? '') - 1]).toBe(check?.behind);
  },
);

test.each(asking)('$id v$version: another choice is one sign, passed over is none', (one) => {
  const [check] = one.instructed ?? [];
  const judge = (answers: Record<string, number | null>, form: 'full' | 'short' = 'full') =>
    answeringQuality({ instrument: one, form, limits: {} }, answers, {}).flags;
  const id = check?.id ?? '';
  expect(judge({ [id]: 4 })).toEqual([{ flag: 'instructed', value: 1, limit: 0 }]);
  expect(judge({ [id]: check?.choice ?? null })).toEqual([]);
  expect(judge({ [id]: null })).toEqual([]);
  expect(judge({})).toEqual([]);
  expect(judge({ [id]: 9 })).toEqual([]);
});

test('a short form asks none, and says nothing of one that two devices left there', () => {
  const riasec = findPublished('riasec', 2);
  if (!riasec) throw new Error('riasec v2 is not published');
  const asked = { instrument: riasec, form: 'short', limits: {} } as const;
  expect(answeringQuality(asked, { 'check-liking': 4 }, {}).flags).toEqual([]);
});

test('halves that contradict each other a little weigh less where the question was read', () => {
  const instrument = findPublished('personality', 2);
  if (!instrument) throw new Error('personality v2 is not published');
  // By trait, levels of the first, third … and of the second, fourth … answer: they correlate at -.65.
  const [odd, even] = [
    [4, 3, 2, 1, 0],
    [1, 0, 4, 2, 3],
  ];
  const seen = new Map<string, number>();
  const answers: Record<string, number> = {};
  for (const id of instrument.forms.full) {
    const item = instrument.items.find((one) => one.id === id);
    const scale = instrument.scales.findIndex((name) => name === item?.scale);
    const n = seen.get(item?.scale ?? '') ?? 0;
    seen.set(item?.scale ?? '', n + 1);
    const keyed = (n % 2 === 0 ? odd[scale] : even[scale]) ?? 0;
    answers[id] = item?.reversed ? 4 - keyed : keyed;
  }
  const halves = (check: object) =>
    answeringQuality(
      { instrument, form: 'full', limits: personalityLimits },
      { ...answers, ...check },
      {},
    ).flags.filter(({ flag }) => flag === 'halves');
  expect(halves({})).toMatchObject([{ limit: -0.58 }]);
  expect(halves({ 'check-description': 3 })).toMatchObject([{ limit: -0.58 }]);
  expect(halves({ 'check-description': 1 })).toEqual([]);
});

test('knows what a version cannot have been given', () => {
  const values = findPublished('values', 2);
  if (!values) throw new Error('values v2 is not published');
  const right = { ach01: 0, wco11: 4, 'check-importance': 2, 'card-support': 6, rec01: null };
  expect(unknownAnswers(values, right)).toEqual([]);
  const wrong = { wco01: 1, ach01: 5, 'card-support': 7, 'card-achievement': 0, toString: 1 };
  expect(unknownAnswers(values, wrong)).toEqual(Object.keys(wrong));
});
