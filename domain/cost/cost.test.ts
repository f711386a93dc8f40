import { expect, test } from 'vitest';
import { costParts, type CostPart } from './cost-parts.ts';
import { costOf, type KnownPrices, type Price } from './cost.ts';
import { inCurrency, type Rate } from './exchange.ts';
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
    kind: 'sum',
    amount: { low: once + yearly + monthly * 10, high: once + yearly + monthly * 12 },
  });
  expect(cost.degree).toEqual({
    kind: 'sum',
    amount: { low: once + 4 * (yearly + monthly * 10), high: once + 4 * (yearly + monthly * 12) },
  });
});

test('while one or two parts are unknown the sum is a floor, with three of them there is none', () => {
  expect(costOf({ prices: without('fees'), own: {}, years: 4, today }).firstYear).toEqual({
    kind: 'at-least',
    amount: 30 + 20 + 400,
  });
  const two = costOf({ prices: without('fees', 'food'), own: {}, years: 4, today });
  expect(two.firstYear.kind).toBe('at-least');
  const three = costOf({ prices: without('fees', 'food', 'pce'), own: {}, years: 4, today });
  expect([three.firstYear, three.degree]).toEqual([{ kind: 'none' }, { kind: 'none' }]);
  expect(three.unknown).toEqual(['fees', 'food', 'pce']);
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
  expect(cost.firstYear).toMatchObject({ kind: 'sum', amount: { low: 20 + 50 + 2000 + 10 + 400 } });
});

test('a price that is said as "from" makes a floor of the sum', () => {
  const prices = { ...all(10), tuition: { ...price(767), high: undefined } };
  expect(costOf({ prices, own: {}, years: 4, today }).firstYear).toMatchObject({
    kind: 'at-least',
  });
});

test('a price is stale when its year has ended, and enters no sum eighteen months later', () => {
  expect(priceAge('2026-08-31', '2026-08-31')).toBe('current');
  expect(priceAge('2026-08-31', '2026-09-01')).toBe('stale');
  expect(priceAge('2026-08-31', '2028-02-29')).toBe('stale');
  expect(priceAge('2026-08-31', '2028-03-01')).toBe('example');
  const prices = { ...all(10), tuition: { ...price(8188), until: '2024-08-31' } };
  const cost = costOf({ prices, own: {}, years: 6, today });
  expect(cost.lines[0]).toMatchObject({ part: 'tuition', kind: 'example' });
  expect(cost.firstYear).toEqual({ kind: 'at-least', amount: 30 + 20 + 400 });
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
  const euros = { low: 100, high: 200 };
  expect(inCurrency(euros, rate, '2026-11-23')).toEqual({ low: 2000, high: 4000 });
  expect(inCurrency(euros, rate, '2026-11-24')).toBeUndefined();
  expect(inCurrency(euros, rate, '2026-08-24')).toBeUndefined();
  expect(inCurrency(euros, { ...rate, perEuro: 0 }, today)).toBeUndefined();
  expect(inCurrency(euros, { ...rate, day: 'soon' }, today)).toBeUndefined();
  expect(inCurrency(euros, undefined, today)).toBeUndefined();
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
