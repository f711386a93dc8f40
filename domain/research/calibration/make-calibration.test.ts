import { expect, test } from 'vitest';
import { interestsV1 } from '#content/instruments/interests/v1/instrument.ts';
import { nextItems } from '#domain/instruments/adaptive.ts';
import { definition } from '#domain/instruments/interests/interests.ts';
import { madeUpAnswers } from '#domain/research/made-up-answers.vectors.ts';
import { studiedPerson } from '#domain/research/study/studied-person.ts';
import { generatedAttempts } from '#tests/research/generated-attempts.ts';
import { parseCalibration } from './calibration.ts';
import { makeCalibration } from './make-calibration.ts';
import { orderByInformation } from './order-by-information.ts';
import { usedCategories } from './used-categories.ts';

const people = generatedAttempts(1_100, 29).flatMap(
  (attempt) => studiedPerson(interestsV1, definition.sectionOf, [attempt]) ?? [],
);
const heard = new Map<string, number>();
const made = makeCalibration(interestsV1, people, '2026-11-22', (scale, { round }) =>
  heard.set(scale, round),
);
if (!made) throw new Error(`only ${people.length} people`);

test('below 1,000 people there is no calibration', () => {
  expect(makeCalibration(interestsV1, people.slice(0, 999), '2026-11-22')).toBeUndefined();
});

test('every item has a slope, rising difficulties and errors, and every scale came to its end', () => {
  expect(made.scales.map(({ scale }) => scale)).toEqual(interestsV1.scales);
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
  const rounds = orderByInformation(interestsV1, made);
  expect(rounds.flat().toSorted()).toEqual(interestsV1.items.map(({ id }) => id).toSorted());
  const informations = new Map(
    made.scales.flatMap(({ items }) => items.map((one) => [one.item, one.information])),
  );
  for (const [at, scale] of interestsV1.scales.entries()) {
    const own = rounds.map((round) =>
      interestsV1.items.find((item) => item.scale === scale && round.includes(item.id)),
    );
    expect(new Set(own.slice(0, 4).map((item) => item?.facet)).size).toBe(4);
    const rest = own.slice(4).map((item) => informations.get(item?.id ?? '') ?? NaN);
    expect(rest).toEqual(rest.toSorted((a, b) => b - a));
    // Rounds turn, so that no scale always comes first.
    expect(rounds[at]?.[0]).toBe(own[at]?.id);
  }
  const next = { ...interestsV1, forms: { ...interestsV1.forms, short: rounds.flat() } };
  expect(nextItems(next, {})).toEqual(rounds[0]);
});

test('a calibration of another version orders nothing', () => {
  expect(() => orderByInformation({ ...interestsV1, version: 2 }, made)).toThrow(RangeError);
});

test('a choice that nobody made is no category, and the others keep their names', () => {
  const without = madeUpAnswers.map((row) => row.map((choice) => (choice === 2 ? 3 : choice)));
  const { answers, categories } = usedCategories(without);
  expect(categories[0]).toEqual([0, 1, 3, 4]);
  expect(Math.max(...answers.flat())).toBe(3);
});
