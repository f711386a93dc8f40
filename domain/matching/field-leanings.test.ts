import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { interestsV1 } from '#content/instruments/interests/v1/instrument.ts';
import { interestsV2 } from '#content/instruments/interests/v2/instrument.ts';
import { fieldsByLetter } from '#domain/instruments/interests/fields.ts';
import type { InterestsInstrument } from '#domain/instruments/interests/riasec.ts';
import type { Item } from '#domain/instruments/instrument.ts';
import { careerOf } from '#tests/matching/career-of.ts';
import { addedByFields, fieldLeanings } from './field-leanings.ts';
import { rankCareers } from './rank-careers.ts';

const item = (id: string, scale: string, field?: string): Item => {
  const base = { id, scale, reversed: false, facet: 'any' };
  return field === undefined ? base : { ...base, field };
};
const items = [
  item('stars', 'I', 'physical'),
  item('atoms', 'I', 'physical'),
  item('cells', 'I', 'life'),
  item('frogs', 'I', 'life'),
  item('songs', 'A', 'music'),
  item('poems', 'A', 'words'),
];

test('a field leans by its mean less that of its type, in steps of the own spread', () => {
  // I: mean 2, physical 3.5, life .5. A: mean 3, both there. Squares of the distances 2²+1²+2²+1²+0+0 over 6.
  const leanings = fieldLeanings(items, {
    stars: 4,
    atoms: 3,
    cells: 0,
    frogs: 1,
    songs: 3,
    poems: 3,
  });
  const spread = Math.sqrt(10 / 6);
  expect(leanings['physical']).toBeCloseTo(1.5 / spread, 12);
  expect(leanings['life']).toBeCloseTo(-1.5 / spread, 12);
  expect(leanings['music']).toBe(0);
});

test('a field without questions is absent; equal answers everywhere lean nowhere', () => {
  const some = fieldLeanings(items, { stars: 4, cells: 1, frogs: null, songs: 2 });
  expect(Object.keys(some).toSorted()).toEqual(['life', 'music', 'physical']);
  const all = Object.fromEntries(items.map(({ id }) => [id, 2]));
  expect(fieldLeanings(items, all)).toEqual({ physical: 0, life: 0, music: 0, words: 0 });
  expect(fieldLeanings(items, {})).toEqual({});
});

test('an item without a field counts for its type alone', () => {
  const reading = item('reading', 'I');
  const leanings = fieldLeanings([...items, reading], { stars: 3, cells: 3, reading: 0 });
  expect(leanings['physical']).toBeCloseTo(1 / Math.sqrt(2), 12);
  expect(Object.keys(leanings).toSorted()).toEqual(['life', 'physical']);
});

test('version 1 has no fields, version 2 has all of them', () => {
  const fieldsOf = ({ items: asked }: InterestsInstrument) =>
    Object.keys(fieldLeanings(asked, Object.fromEntries(asked.map(({ id }, n) => [id, n % 5]))));
  expect(fieldsOf(interestsV1)).toEqual([]);
  expect(fieldsOf(interestsV2).toSorted()).toEqual(Object.values(fieldsByLetter).flat().toSorted());
});

test('answering everything higher, lower or more boldly changes no leaning', () => {
  const { items: asked } = interestsV2;
  const answers = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 60, maxLength: 60 });
  const shift = fc.integer({ min: -3, max: 3 });
  const factor = fc.double({ min: 0.25, max: 4, noNaN: true });
  const everyone = fc.check(
    fc.property(answers, shift, factor, (given, by, times) => {
      const moved = (change: (x: number) => number) =>
        fieldLeanings(
          asked,
          Object.fromEntries(asked.map(({ id }, n) => [id, change(given[n] ?? 0)])),
        );
      const [before, after] = [moved((x) => x), moved((x) => x * times + by)];
      return Object.entries(before).every(
        ([field, leaning]) => Math.abs(leaning - (after[field] ?? 9)) < 1e-9,
      );
    }),
  );
  expect(everyone.counterexample).toBeNull();
});

test('a career gets its weight of the mean over the fields that were asked, if they are half of them', () => {
  const leanings = { physical: 1.5, life: -0.5 };
  const fields = ['physical', 'computing', 'music'] as const;
  expect(addedByFields({ fields: ['physical'] }, leanings)).toBeCloseTo(0.45, 12);
  expect(addedByFields({ fields: ['physical', 'life'] }, leanings)).toBeCloseTo(0.15, 12);
  expect(addedByFields({ fields: ['physical', 'computing'] }, leanings)).toBeCloseTo(0.45, 12);
  expect(addedByFields({ fields }, leanings)).toBe(0);
  expect(addedByFields({ fields: ['computing'] }, leanings)).toBe(0);
  expect(addedByFields({ fields: [] }, leanings)).toBe(0);
});

test('of two careers with the same figures the one whose field is liked comes first, in the same band', () => {
  const points = { R: 12, I: 38, A: 14, S: 18, E: 10, C: 16 };
  const physics = careerOf('a-physics', [2, 7, 2, 3, 2, 2], { fields: ['physical'] });
  const biology = careerOf('b-biology', [2, 7, 2, 3, 2, 2], { fields: ['life'] });
  const orderOf = (leanings: Record<string, number>) =>
    rankCareers(points, [physics, biology], { pull: new Map(), leanings }) ?? [];
  expect(orderOf({}).map(({ career }) => career.id)).toEqual(['a-physics', 'b-biology']);
  const after = orderOf({ physical: -1, life: 1 });
  expect(after.map(({ career }) => career.id)).toEqual(['b-biology', 'a-physics']);
  expect(after.map(({ r, band }) => [r, band])).toEqual(
    orderOf({}).map(({ r, band }) => [r, band]),
  );
});
