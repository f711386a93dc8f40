import { expect, test } from 'vitest';
import { interestsV1 } from '#content/instruments/interests/v1/instrument.ts';
import { definition } from '#domain/instruments/interests/interests.ts';
import { generatedAttempts, hurried } from '#tests/research/generated-attempts.ts';
import { attentiveTime, studiedPerson, type TimedAttempt } from './studied-person.ts';

const { sectionOf } = definition;
const attempts = generatedAttempts(40, 11).filter(
  (attempt) => sectionOf(interestsV1, attempt).quality.flags.length === 0,
);
const [one, other] = attempts;
if (!one || !other) throw new Error('nobody is attentive');

const person = (...taken: TimedAttempt[]) => studiedPerson(interestsV1, sectionOf, taken);
const on = (attempt: TimedAttempt, day: string) => ({
  ...attempt,
  submittedAt: `${day}T10:00:00Z`,
});

test('the newest attempt counts, and the first two that are far enough apart are compared', () => {
  const found = person(on(other, '2026-11-20'), on(one, '2026-10-01'), on(other, '2026-10-05'));
  expect(found?.items).toEqual(person(other)?.items);
  expect(found?.repeated?.days).toBe(50);
  expect(found?.repeated?.first).toEqual(
    person(one)?.items.map((points) => points.reduce((sum, value) => sum + value, 0)),
  );
});

test('six days are too few to compare, and more than half a year too many', () => {
  expect(person(on(one, '2026-10-01'), on(other, '2026-10-07'))?.repeated).toBeUndefined();
  expect(person(on(one, '2026-02-01'), on(other, '2026-10-07'))?.repeated).toBeUndefined();
  expect(person(on(one, '2026-10-01'), on(other, '2026-10-08'))?.repeated?.days).toBe(7);
});

test('short forms, gaps and careless answers do not count', () => {
  const { [interestsV1.items[0]?.id ?? '']: _, ...gap } = one.answers;
  const alike = Object.fromEntries(interestsV1.items.map(({ id }) => [id, 2]));
  expect(person({ ...one, form: 'short' })).toBeUndefined();
  expect(person({ ...one, answers: gap })).toBeUndefined();
  expect(person({ ...one, answers: alike })).toBeUndefined();
  expect(person()).toBeUndefined();
});

test('whose times count is told by answers alone: hurried ones count, equal ones do not', () => {
  const time = (attempt: TimedAttempt) => attentiveTime(interestsV1, sectionOf, attempt);
  expect(time({ ...one, itemTimes: hurried(one.itemTimes) })).toBe(700);
  const alike = Object.fromEntries(interestsV1.items.map(({ id }) => [id, 2]));
  expect(time({ ...one, answers: alike })).toBeUndefined();
  expect(time({ ...one, itemTimes: {} })).toBeUndefined();
});
