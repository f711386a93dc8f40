import { expect, test } from 'vitest';
import { askedItems, followPath, nextItems } from './adaptive.ts';
import type { Instrument } from './instrument.ts';

const letters = ['W', 'X', 'Y', 'Z'] as const;

/** Four scales of four items; one item each first, one standard error settles. The last item of W is reversed. */
const instrument: Instrument = {
  id: 'sample',
  version: 1,
  scales: letters,
  choices: { min: 1, max: 5 },
  items: letters.flatMap((scale) =>
    [1, 2, 3, 4].map((n) => ({
      id: scale.toLowerCase() + n,
      scale,
      reversed: scale === 'W' && n === 1,
      facet: 'any',
    })),
  ),
  precision: { standardError: 1, tieMargin: 1 },
  forms: {
    full: [1, 2, 3, 4].flatMap((n) => letters.map((scale) => scale.toLowerCase() + n)),
    short: [1, 2, 3, 4].flatMap((n) => ['x', 'w', 'z', 'y'].map((scale) => scale + n)),
  },
  adaptive: { startPerScale: 1, settledAt: 1 },
};

test('starts with one item of every scale in the order of the short form', () => {
  expect(nextItems(instrument, {})).toEqual(['x1', 'w1', 'z1', 'y1']);
});

test('asks what is left of a round that was answered out of order', () => {
  expect(nextItems(instrument, { z1: 3, x1: 3 })).toEqual(['w1', 'y1']);
});

// An item is worth 16/4 points a step here and a scale with one answer errs by 1 · √(4/1), a gap by 2.83.
test('is settled when both gaps are wide enough', () => {
  const clear = { w1: 1, x1: 4, y1: 3, z1: 2 };
  expect(followPath(instrument, clear)).toEqual({
    asked: ['x1', 'w1', 'z1', 'y1'],
    next: [],
    settled: 'certain',
  });
});

test('counts a reversed item from the other end', () => {
  // W turned over is 4 steps, X 3, Y 2, Z 0; taken as chosen it would tie with Z at the bottom and leave Y | Z open.
  expect(followPath(instrument, { w1: 1, x1: 4, y1: 3, z1: 1 }).settled).not.toBe(false);
  expect(followPath(instrument, { w1: 5, x1: 4, y1: 3, z1: 1 }).settled).toBe(false);
});

test('asks only the scales beside an open gap, one item each', () => {
  expect(nextItems(instrument, { w1: 1, x1: 5, y1: 3, z1: 1 })).toEqual(['x2', 'w2']);
  expect(nextItems(instrument, { w1: 1, x1: 4, y1: 2, z1: 2 })).toEqual(['z2', 'y2']);
  expect(nextItems(instrument, { w1: 1, x1: 5, y1: 2, z1: 2 })).toEqual(['x2', 'w2', 'z2', 'y2']);
});

test('gives a scale another item for one passed over', () => {
  expect(nextItems(instrument, { w1: 1, x1: 4, y1: null, z1: 1 })).toEqual(['y2']);
});

test('ends with the bank when everything is passed over or equal', () => {
  const nothing = Object.fromEntries(instrument.items.map(({ id }) => [id, null]));
  expect(followPath(instrument, nothing)).toMatchObject({ next: [], settled: 'bank' });
  expect(followPath(instrument, nothing).asked.length).toBe(16);
  const equal = Object.fromEntries(instrument.items.map(({ id }) => [id, 3]));
  expect(followPath(instrument, equal)).toMatchObject({ next: [], settled: 'bank' });
});

test('asks again for an answer that is no choice', () => {
  expect(nextItems(instrument, { x1: 9, w1: 1.5, z1: 3, y1: 3 })).toEqual(['x1', 'w1']);
});

test('an item of a later round that is already answered is not asked again', () => {
  const { asked, next } = followPath(instrument, { w1: 1, x1: 5, y1: 3, z1: 1, x2: 1 });
  expect({ asked, next }).toEqual({ asked: ['x1', 'w1', 'z1', 'y1', 'x2'], next: ['w2'] });
});

test('counts answers beside the path as asked, and open items not', () => {
  const responses = { w1: 1, x1: 4, y1: 3, z1: 1, z3: 2 };
  expect(askedItems(instrument, 'short', responses)).toEqual(['x1', 'w1', 'z1', 'y1', 'z3']);
  expect(askedItems(instrument, 'short', { x1: 4 })).toEqual(['x1']);
  expect(askedItems(instrument, 'full', {})).toEqual(instrument.forms.full);
});

test('an instrument without an adaptive short form is refused', () => {
  const { adaptive: _, ...fixed } = instrument;
  expect(() => nextItems(fixed, {})).toThrow(RangeError);
  expect(askedItems(fixed, 'short', {})).toEqual(instrument.forms.short);
  expect(() => askedItems({ ...fixed, forms: { full: [] } }, 'short', {})).toThrow(RangeError);
});
