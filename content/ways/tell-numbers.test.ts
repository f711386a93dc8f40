import { expect, test } from 'vitest';
import { ways } from '#content/compiled/countries/ways.js';
import { toldNumbers } from './tell-numbers.ts';

const words = { range: '{low} a {high}', from: 'desde {amount}', rate: '{rate} · {day}' };
const told = (code: string, locale: 'es' | 'en') => {
  const way = ways.find((each) => each.code === code);
  if (!way) throw new Error(`no way from ${code}`);
  return toldNumbers(way, locale, words);
};

test('money is written as its country writes it, in three figures, with its sign once', () => {
  expect(told('MX', 'es').month?.own).toMatch(/^\$\d\d,\d00 a \d\d,\d00$/);
  expect(told('CO', 'es').month?.own).toMatch(/^\$\s\d,\d\d a \d,\d\d?\smillones$/);
  // Hundreds of thousands beside millions.
  expect(told('CL', 'es').month?.own).toMatch(/^\$\d{3}\.000 a \d,\d\d\smillones$/);
  // Pesos beside dollars: an English page says of which country.
  expect(told('MX', 'en').month?.own).toMatch(/^MX\$\d\d,\d00 a \d\d,\d00$/);
});

test('euros are written as the country writes its own money, and as the language does elsewhere', () => {
  const year = (code: string, locale: 'es' | 'en' = 'es') => {
    const { low = '', high = '' } = told(code, locale).year ?? {};
    return `${low} a ${high}`.replaceAll(/\s/g, ' ');
  };
  expect(year('MX')).toBe('1,534 € a 8,186 €');
  expect(year('CO')).toBe('1.534 € a 8.186 €');
  expect(year('MX', 'en')).toBe('€1,534 a €8,186');
  expect(told('MX', 'es').rate?.text).toContain('20.46 MXN');
});

test('without a rate there are euros alone, and a rate says when it stops to hold', () => {
  const cuba = told('CU', 'es');
  expect([cuba.month?.own, cuba.rate]).toEqual([undefined, undefined]);
  expect(cuba.month?.euros).toContain('€');
  const { rate } = told('MX', 'es');
  expect(rate?.until).toMatch(/^20\d\d-\d\d-\d\d$/);
  expect(rate?.text).toMatch(/ MXN · /);
});

test('the sum of a first year is told in three figures, and as a least where its high end is open', () => {
  const way = ways.find(({ code }) => code === 'MX');
  if (!way) throw new Error('no way from Mexico');
  const amount = { low: 15_822, high: 20_008 };
  const first = (isFloor: boolean) => toldNumbers(way, 'es', words, { amount, isFloor }).first;
  expect(first(false)?.own).toMatch(/^\$\d{3},000 a \d{3},000$/);
  expect(first(true)?.own).toMatch(/^desde \$\d{3},000$/);
  expect(first(true)?.euros).toMatch(/^desde 15,820\s€$/);
  expect(toldNumbers(way, 'es', words).first).toBeUndefined();
});
