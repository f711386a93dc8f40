import { expect, test } from 'vitest';
import { monthsToTry, savingOf, standingOf } from './budget.ts';
import { readBudget } from './read-budget.ts';

/** A first year of 12,000 to 14,400: 1,000 to 1,200 a month. */
const year = { amount: { low: 12_000, high: 14_400 }, isFloor: false };

test('what a family puts in covers the year, nearly does, or falls short by a range', () => {
  expect(standingOf(1500, year)).toEqual({ kind: 'covers', left: { low: 300, high: 500 } });
  expect(standingOf(1100, year)).toEqual({ kind: 'tight', missing: 100 });
  expect(standingOf(400, year)).toEqual({
    kind: 'short',
    missing: { low: 600, high: 800 },
    isFloor: false,
  });
});

test('exactly what the dearest year asks for covers it; exactly the cheapest is tight', () => {
  expect(standingOf(1200, year)).toEqual({ kind: 'covers', left: { low: 0, high: 200 } });
  expect(standingOf(1000, year)).toEqual({ kind: 'tight', missing: 200 });
});

test('a year that is only known from below is never called covered', () => {
  expect(standingOf(90_000, { ...year, isFloor: true })).toEqual({ kind: 'open' });
  expect(standingOf(999, { ...year, isFloor: true })).toMatchObject({
    kind: 'short',
    isFloor: true,
  });
});

test('what is typed is read in the family’s money, and in euros where none is known', () => {
  expect(readBudget('20 000', 20)).toBe(1000);
  expect(readBudget('$20,000', 20)).toBe(1000);
  expect(readBudget('S/ 4.000', 4)).toBe(1000);
  expect(readBudget('4000000', 4000)).toBe(1000);
  expect(readBudget('850')).toBe(850);
  expect(readBudget('0')).toBe(0);
});

test.each(['', ' ', 'mucho', '-500', '12..5', '8 mil', '9'.repeat(11), '9'.repeat(1_000_000)])(
  'of %j no amount is made',
  (typed) => {
    expect(readBudget(typed)).toBeUndefined();
  },
);

test('a sum is lower where both its ends are, by so much a month, and as far as it is known', () => {
  const cheaper = { amount: { low: 9600, high: 13_200 }, isFloor: false };
  expect(savingOf(year, cheaper)).toEqual({ low: 100, high: 200 });
  expect(savingOf(cheaper, year)).toBeUndefined();
  expect(savingOf(year, { ...cheaper, amount: { low: 1200, high: 14_400 } })).toBeUndefined();
  expect(savingOf(year, { ...cheaper, isFloor: true })).toBeUndefined();
});

test('amounts to try are round and three: half of the least, what pays the least, and what pays the most', () => {
  // 13,480, 26,970 and 34,100 a month.
  expect(monthsToTry({ low: 323_600, high: 409_500 })).toEqual([15_000, 30_000, 35_000]);
  expect(monthsToTry({ low: 15_820, high: 20_020 })).toEqual([700, 1500, 2000]);
  // Ends that are rounded to the same are told apart all the same.
  expect(monthsToTry({ low: 16_800, high: 17_400 })).toEqual([700, 1500, 2000]);
});
