import { expect, test } from 'vitest';
import { costParts, type CostPart } from './cost-parts.ts';
import { costOf, type KnownPrices, type Price } from './cost.ts';
import { inCurrency, isRateFresh, type Rate } from './exchange.ts';
import { priceAge } from './price-age.ts';
import { readEuros } from './read-euros.ts';
import { readRate } from './read-rate.ts';

const today = '2026-11-23';
const price = (low: number, high: number | undefined = low): Price<string> => ({
  low,
  high,
  until: '2026-12-31',
  facts: ['a fact'],
});
const all = (amount: number): KnownPrices<string> =>
  Object.fromEntries(costParts.map((part) => [part, price(amount)]));
const without = (...parts: CostPart[]): KnownPrices<string> =>
  Object.fromEntries(
    Object.entries(all(10)).filter(([part]) => !parts.some((each) => each === part)),
  );

test('a first year has what is paid once, ten to twelve months of living, and a year of the rest', () => {
  const cost = costOf({ prices: all(10), own: {}, years: 4, today });
  const [once, yearly, monthly] = [3 * 10, 3 * 10, 4 * 10];
  expect(cost.firstYear).toEqual({
    amount: { low: once + yearly + monthly * 10, high: once + yearly + monthly * 12 },
    isFloor: false,
  });
  expect(cost.certain).toBe(once + yearly + monthly * 10);
  expect(cost.degree.amount).toEqual({
    low: once + 4 * (yearly + monthly * 10),
    high: once + 4 * (yearly + monthly * 12),
  });
});

test('one or two parts without a basis are left out of the sum and named; with three it is a floor', () => {
  const two = costOf({ prices: without('fees', 'journey'), own: {}, years: 4, today });
  expect(two.firstYear).toMatchObject({ amount: { low: 30 + 10 + 400 }, isFloor: false });
  expect(two.unknown).toEqual(['fees', 'journey']);
  const three = costOf({ prices: without('fees', 'food', 'pce'), own: {}, years: 4, today });
  expect(three.firstYear).toMatchObject({ amount: { low: 20 + 20 + 300 }, isFloor: true });
  expect(three.degree.isFloor).toBe(true);
});

test('an estimate fills what is not known, and is not certain; what is known counts before it', () => {
  const estimates = {
    fees: { basis: 'regions', price: price(30, 50) },
    food: { basis: 'madrid', price: price(200, 250) },
  } as const;
  const cost = costOf({ prices: without('fees'), estimates, own: {}, years: 1, today });
  expect(cost.lines.find(({ part }) => part === 'fees')).toMatchObject({
    kind: 'estimated',
    basis: 'regions',
    amount: { low: 30, high: 50 },
  });
  expect(cost.lines.find(({ part }) => part === 'food')).toMatchObject({ kind: 'known' });
  const certain = 30 + 20 + 400;
  expect(cost.firstYear).toEqual({
    amount: { low: certain + 30, high: 30 + 20 + 480 + 50 },
    isFloor: false,
  });
  expect(cost.certain).toBe(certain);
});

test('what a family types counts, marked as theirs, before any figure of ours', () => {
  const own = { fees: 50, tuition: 2000, pce: 0 };
  const cost = costOf({ prices: without('fees'), own, years: 4, today });
  expect(cost.unknown).toEqual([]);
  expect(cost.lines.filter(({ kind }) => kind === 'own').map(({ part }) => part)).toEqual([
    'tuition',
    'fees',
    'pce',
  ]);
  expect(cost.firstYear).toMatchObject({ amount: { low: 20 + 50 + 2000 + 10 + 400 } });
  expect(cost.certain).toBe(20 + 50 + 2000 + 10 + 400);
});

test('a price that is said as "from" makes a floor of the sum', () => {
  const prices = { ...all(10), tuition: { ...price(767), high: undefined } };
  expect(costOf({ prices, own: {}, years: 4, today }).firstYear.isFloor).toBe(true);
});

test('a price is stale when its year has ended, and eighteen months later an estimate', () => {
  expect(priceAge('2026-08-31', '2026-08-31')).toBe('current');
  expect(priceAge('2026-08-31', '2026-09-01')).toBe('stale');
  expect(priceAge('2026-08-31', '2028-02-29')).toBe('stale');
  expect(priceAge('2026-08-31', '2028-03-01')).toBe('example');
  const of = (until: string) =>
    costOf({
      prices: { ...all(10), tuition: { ...price(8188), until } },
      estimates: { tuition: { basis: 'regions', price: price(1) } },
      own: {},
      years: 1,
      today,
    });
  expect(of('2024-08-31').lines[0]).toMatchObject({ kind: 'estimated', basis: 'old' });
  expect(of('2025-08-31').lines[0]).toMatchObject({ kind: 'known', age: 'stale' });
  for (const until of ['2024-08-31', '2025-08-31']) {
    expect(of(until)).toMatchObject({
      firstYear: { amount: { low: 30 + 20 + 400 + 8188 } },
      certain: 30 + 20 + 400,
    });
  }
});

test.each([
  ['1200', 1200],
  ['1.200', 1200],
  ['1,200', 1200],
  ['1 200 €', 1200],
  ['1200,50', 1200.5],
  ['1.200,5', 1200.5],
  ['0', 0],
])('an amount typed as "%s" is %f', (typed, amount) => {
  expect(readEuros(typed)).toEqual({ kind: 'amount', amount });
});

test.each(['-5', 'mil', '12.34.56', '1e6', '$300', '9'.repeat(1_000_000), '9999999'])(
  'an amount that is none is asked for again (%#)',
  (typed) => {
    expect(readEuros(typed)).toEqual({ kind: 'unreadable', text: typed.slice(0, 24) });
  },
);

test('a currency is told at a rate of ninety days at most, and of no day to come', () => {
  const rate: Rate = { currency: 'MXN', perEuro: 20, day: '2026-08-25' };
  expect(inCurrency({ low: 100, high: 200 }, rate)).toEqual({ low: 2000, high: 4000 });
  expect(isRateFresh(rate, '2026-11-23')).toBe(true);
  expect(isRateFresh(rate, '2026-11-24')).toBe(false);
  expect(isRateFresh(rate, '2026-08-24')).toBe(false);
  expect(isRateFresh({ ...rate, perEuro: 0 }, today)).toBe(false);
  expect(isRateFresh({ ...rate, day: 'soon' }, today)).toBe(false);
});

test.each([
  ['20,35', 20.35],
  ['4500', 4500],
  ['1.0850', 1.085],
  ['4.500', undefined],
  ['1,085', undefined],
  ['0', undefined],
  ['-20', undefined],
  ['veinte', undefined],
  ['9'.repeat(1_000_000), undefined],
])('a rate typed as "%.12s" is %s', (typed, rate) => {
  expect(readRate(typed)).toBe(rate);
});
