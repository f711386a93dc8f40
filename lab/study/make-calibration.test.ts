import { expect, test } from 'vitest';
import { interestsV1 } from '#content/instruments/interests/v1/instrument.ts';
import { nextItems } from '#domain/instruments/adaptive.ts';
import type { Instrument } from '#domain/instruments/instrument.ts';
import { definition } from '#domain/instruments/interests/interests.ts';
import { parseCalibration } from '#domain/research/calibration.ts';
import { madeUpAnswers } from '#lab/statistics/made-up-answers.vectors.ts';
import { studiedPerson } from './studied-person.ts';
import { generatedAttempts } from '#tests/research/generated-attempts.ts';
import { makeCalibration } from './make-calibration.ts';
import { orderByInformation } from '#lab/calibration/order-by-information.ts';
import { usedCategories } from '#lab/calibration/used-categories.ts';

/** Two of its six scales are enough to see what is to be seen. */
const items = interestsV1.items.filter(({ scale }) => scale === 'R' || scale === 'I');
const chosen = (form: readonly string[] = []) =>
  form.filter((id) => items.some((item) => item.id === id));
const interests: Instrument = {
  ...interestsV1,
  scales: ['R', 'I'],
  items,
  forms: { full: chosen(interestsV1.forms.full), short: chosen(interestsV1.forms.short) },
};
const people = generatedAttempts(1_100, 29).flatMap(
  (attempt) => studiedPerson(interestsV1, definition.sectionOf, [attempt]) ?? [],
);
/** Their points of these two. */
const answered = people.map((person) => ({ items: person.items.slice(0, 2) }));
const heard = new Map<string, number>();
const made = makeCalibration(interests, answered, '2026-11-22', (scale, { round }) =>
  heard.set(scale, round),
);
if (!made) throw new Error(`only ${people.length} people`);

test('below 1,000 people there is no calibration', () => {
  expect(makeCalibration(interests, answered.slice(0, 999), '2026-11-22')).toBeUndefined();
});

test('every item has a slope, rising difficulties and errors, and every scale came to its end', () => {
  expect(made.scales.map(({ scale }) => scale)).toEqual(interests.scales);
  for (const { scale, items, gradient, rounds } of made.scales) {
    expect(gradient).toBeLessThan(1e-6);
    expect(heard.get(scale)).toBe(rounds);
    expect(items).toHaveLength(10);
    for (const { slope, difficulties } of items) {
      expect(slope.error).toBeGreaterThan(0);
      expect(difficulties.map(({ category }) => category)).toEqual([1, 2, 3, 4]);
      const values = difficulties.map(({ value }) => value);
      expect(values).toEqual(values.toSorted((a, b) => a - b));
    }
  }
  expect(parseCalibration(JSON.parse(JSON.stringify(made)))).toEqual(made);
});

test('an accepted calibration orders the short form: every item once, broad first, then what tells most', () => {
  const rounds = orderByInformation(interests, made);
  expect(rounds.flat().toSorted()).toEqual(interests.items.map(({ id }) => id).toSorted());
  const informations = new Map(
    made.scales.flatMap(({ items }) => items.map((one) => [one.item, one.information])),
  );
  for (const [at, scale] of interests.scales.entries()) {
    const own = rounds.map((round) =>
      interests.items.find((item) => item.scale === scale && round.includes(item.id)),
    );
    expect(new Set(own.slice(0, 4).map((item) => item?.facet)).size).toBe(4);
    const rest = own.slice(4).map((item) => informations.get(item?.id ?? '') ?? NaN);
    expect(rest).toEqual(rest.toSorted((a, b) => b - a));
    // Rounds turn, so that no scale always comes first.
    expect(rounds[at]?.[0]).toBe(own[at]?.id);
  }
  const next = { ...interests, forms: { ...interests.forms, short: rounds.flat() } };
  expect(nextItems(next, {})).toEqual(rounds[0]);
});

test('a calibration of another version orders nothing', () => {
  expect(() => orderByInformation({ ...interests, version: 2 }, made)).toThrow(RangeError);
});

test('an unused choice is no category, and the others keep their names', () => {
  const without = madeUpAnswers.map((row) => row.map((choice) => (choice === 2 ? 3 : choice)));
  const { answers, categories } = usedCategories(without);
  expect(categories[0]).toEqual([0, 1, 3, 4]);
  expect(Math.max(...answers.flat())).toBe(3);
});

test('an item that everybody answers alike has no errors, and hides none behind a nought', () => {
  const ids = ['x1', 'x2', 'x3', 'x4', 'x5', 'x6'];
  const sample: Instrument = {
    ...interests,
    scales: ['X'],
    items: ids.map((id) => ({ id, scale: 'X', reversed: false, facet: 'any' })),
    forms: { full: ids },
  };
  const alike = madeUpAnswers.map((row) => ({ items: [[2, ...row.slice(1)]] }));
  const [scale] = makeCalibration(sample, alike, '2026-11-22')?.scales ?? [];
  expect(scale?.items[0]).toMatchObject({ slope: { error: null }, difficulties: [] });
});
