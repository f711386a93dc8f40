import { expect, test } from 'vitest';
import { findPublished, publications } from '#content/instruments/publications.ts';
import { answeringQuality } from './scoring/answering-quality.ts';
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

test('knows what a version cannot have been given', () => {
  const values = findPublished('values', 2);
  if (!values) throw new Error('values v2 is not published');
  const right = { ach01: 0, wco11: 4, 'check-importance': 2, 'card-support': 6, rec01: null };
  expect(unknownAnswers(values, right)).toEqual([]);
  const wrong = { wco01: 1, ach01: 5, 'card-support': 7, 'card-achievement': 0, toString: 1 };
  expect(unknownAnswers(values, wrong)).toEqual(Object.keys(wrong));
});
