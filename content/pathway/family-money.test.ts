// What the months of a plan say of money, in the currency of the family's country.
import { expect, test } from 'vitest';
import { copy } from '#content/sentences/pathway/es/pathway.ts';
import type { Amount } from '#domain/pathway/rules.ts';
import { familyMoney } from './family-money.ts';

const insurance: Amount = { id: 'insurance', purpose: 'plan', low: 40, high: 70, per: 'month' };
const tuition: Amount = { id: 'tuition-foreign', purpose: 'plan', low: 1, high: 2, per: 'year' };
const credential: Amount = { id: 'credential-fee', purpose: 'plan', low: 115.45, per: 'once' };
const exams: Amount = { id: 'pce-fee', purpose: 'plan', low: 35, high: 140, per: 'once' };
const terms = { stay: 'visa', region: 'madrid' } as const;
const moneyOf = (country: 'MX' | 'AR' | 'EC' | '', today: string) =>
  familyMoney(country, terms, { today, copy, locale: 'es' });
const plain = (words: string | undefined) => words?.replaceAll('\u00a0', ' ');
const told = (country: 'MX' | 'AR' | 'EC' | '', today: string) =>
  moneyOf(country, today)
    .due([insurance, tuition])
    .lines.map(({ what, amount }) => [plain(amount?.own), plain(amount?.euros), plain(what)]);

test('a Mexican reads pesos first, with their period once, and euros with a point', () => {
  const [cover, year] = told('MX', '2026-11-28');
  expect(cover).toEqual(['$818 a 1,430 al mes', '40 a 70 €', 'Seguro médico']);
  expect(year?.[0]).toBe('$140,000 a 167,000');
  expect(year?.[2]).toContain('Matrícula del primer año, de 6,822.60 € a 8,186.40 € al año');
  expect(moneyOf('MX', '2026-11-28').rate).toMatch(
    /al cambio del 29 de septiembre de 2026: 20\.46 MXN por euro\.$/,
  );
});

test('what is paid once in a month has a sum; what is paid by the month, and a thing alone, has none', () => {
  const { due } = moneyOf('MX', '2026-11-28');
  expect(plain(due([credential, exams, insurance]).sum?.own)).toBe('$3,080 a 5,230');
  expect(plain(due([credential, exams]).sum?.euros)).toBe('150.45 a 255.45 €');
  expect(due([credential, insurance]).sum).toBeUndefined();
});

test('an Argentine reads a comma before decimals', () => {
  expect(told('AR', '2026-11-28')[1]?.[2]).toContain('de 6.822,60 € a 8.186,40 € al año');
});

test('once the rate is too old, and where no country is known, there are euros alone', () => {
  for (const [country, today] of [
    ['MX', '2028-01-01'],
    ['', '2026-11-28'],
  ] as const) {
    expect(moneyOf(country, today).rate).toBeUndefined();
    expect(told(country, today)[0]).toEqual([undefined, '40 a 70 € al mes', 'Seguro médico']);
    expect(told(country, today)[1]?.[0]).toBeUndefined();
  }
});
