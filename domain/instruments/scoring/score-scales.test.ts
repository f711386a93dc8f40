import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Instrument } from '#domain/instruments/instrument.ts';
import { scoreScales } from './score-scales.ts';

/** Two scales of five items on choices 1 to 5; the last two items of X are reversed. */
const instrument: Instrument<'X' | 'Y'> = {
  id: 'sample',
  version: 1,
  scales: ['X', 'Y'],
  choices: { min: 1, max: 5 },
  items: [
    { id: 'x1', scale: 'X', reversed: false, facet: 'any' },
    { id: 'x2', scale: 'X', reversed: false, facet: 'any' },
    { id: 'x3', scale: 'X', reversed: false, facet: 'any' },
    { id: 'x4', scale: 'X', reversed: true, facet: 'any' },
    { id: 'x5', scale: 'X', reversed: true, facet: 'any' },
    { id: 'y1', scale: 'Y', reversed: false, facet: 'any' },
    { id: 'y2', scale: 'Y', reversed: false, facet: 'any' },
    { id: 'y3', scale: 'Y', reversed: false, facet: 'any' },
    { id: 'y4', scale: 'Y', reversed: false, facet: 'any' },
    { id: 'y5', scale: 'Y', reversed: false, facet: 'any' },
  ],
  precision: { standardError: 2, tieMargin: 1 },
  forms: { full: ['x1', 'y1', 'x2', 'y2', 'x3', 'y3', 'x4', 'y4', 'x5', 'y5'] },
};
const ids = instrument.items.map(({ id }) => id);
const full = fc.tuple(...ids.map(() => fc.integer({ min: 1, max: 5 })));
const gappy = fc.dictionary(
  fc.constantFrom(...ids, 'unknown'),
  fc.oneof(fc.integer({ min: -1, max: 7 }), fc.constant(null), fc.double()),
);

test('counts a reversed item from the other end', () => {
  // X: 5,4,3 give 4+3+2; reversed 1,2 give 4+3. Y: ones give 0.
  const responses = { x1: 5, x2: 4, x3: 3, x4: 1, x5: 2, y1: 1, y2: 1, y3: 1, y4: 1, y5: 1 };
  expect(scoreScales(instrument, responses)).toMatchObject([
    { kind: 'scored', scale: 'X', raw: 16, max: 20, prorated: false, band: 'high', error: 2 },
    { kind: 'scored', scale: 'Y', raw: 0, max: 20, prorated: false, band: 'low', error: 2 },
  ]);
});

test('fills one missing item of five with the mean of the others and says so', () => {
  // Y: 2+2+1+1 = 6 of four items, so 7.5 of five, told as 8; error 2 · √(5/4).
  const [, y] = scoreScales(instrument, { y1: 3, y2: 3, y3: 2, y4: 2 });
  expect(y).toEqual({
    kind: 'scored',
    scale: 'Y',
    raw: 8,
    max: 20,
    answered: 4,
    of: 5,
    prorated: true,
    band: 'medium',
    error: 2 * Math.sqrt(1.25),
  });
});

test('gives no score when two items of five are missing', () => {
  const [, y] = scoreScales(instrument, { y1: 3, y2: 3, y3: 2, y4: null });
  expect(y).toEqual({ kind: 'incomplete', scale: 'Y', answered: 3, of: 5 });
});

test('gives no score to an empty sheet', () => {
  expect(scoreScales(instrument, {}).map(({ kind }) => kind)).toEqual(['incomplete', 'incomplete']);
});

test.each([
  [6, 'low'],
  [7, 'medium'],
  [13, 'medium'],
  [14, 'high'],
])('calls %i of 20 points %s', (raw, band) => {
  const values = [0, 1, 2, 3, 4].map((place) => Math.floor((raw + place) / 5) + 1);
  const responses = Object.fromEntries(values.map((value, place) => [`y${place + 1}`, value]));
  expect(scoreScales(instrument, responses)[1]).toMatchObject({ raw, band });
});

test('stays within its bounds and is never NaN, whatever is answered', () => {
  fc.assert(
    fc.property(gappy, (responses) => {
      for (const score of scoreScales(instrument, responses)) {
        expect(score.answered).toBeLessThanOrEqual(score.of);
        if (score.kind === 'incomplete') continue;
        expect(Number.isInteger(score.raw)).toBe(true);
        expect(score.raw).toBeGreaterThanOrEqual(0);
        expect(score.raw).toBeLessThanOrEqual(score.max);
        expect(score.error).toBeGreaterThanOrEqual(2);
      }
    }),
  );
});

test('an answer moved up moves its own scale up, or down when reversed, and no other', () => {
  fc.assert(
    fc.property(full, fc.nat(ids.length - 1), (values, index) => {
      const value = values[index] ?? 5;
      fc.pre(value < 5);
      const item = instrument.items[index];
      const before = raws(values);
      const after = raws(values.map((old, place) => (place === index ? old + 1 : old)));
      const change = item?.reversed ? -1 : 1;
      expect(after).toEqual(
        before.map((raw, scale) => (instrument.scales[scale] === item?.scale ? raw + change : raw)),
      );
    }),
  );
});

test('the order in which items were answered does not matter', () => {
  fc.assert(
    fc.property(gappy, fc.infiniteStream(fc.nat()), (responses, keys) => {
      const shuffled = Object.entries(responses)
        .map((entry) => ({ entry, key: keys.next().value ?? 0 }))
        .toSorted((a, b) => a.key - b.key)
        .map(({ entry }) => entry);
      expect(scoreScales(instrument, Object.fromEntries(shuffled))).toEqual(
        scoreScales(instrument, responses),
      );
    }),
  );
});

test('the order of the items inside the instrument does not matter', () => {
  fc.assert(
    fc.property(gappy, (responses) => {
      const turned = { ...instrument, items: instrument.items.toReversed() };
      expect(scoreScales(turned, responses)).toEqual(scoreScales(instrument, responses));
    }),
  );
});

function raws(values: readonly number[]): number[] {
  const responses = Object.fromEntries(ids.map((id, place) => [id, values[place] ?? 1]));
  return scoreScales(instrument, responses).map((score) =>
    score.kind === 'scored' ? score.raw : Number.NaN,
  );
}
