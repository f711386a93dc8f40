// What the months of a plan say of money, in the currency of the family's country.
import { expect, test } from 'vitest';
import { copy } from '#content/sentences/pathway/es/pathway.ts';
import type { Amount } from '#domain/pathway/rules.ts';
import { familyMoney } from './family-money.ts';

const insurance: Amount = { id: 'insurance', purpose: 'plan', low: 40, high: 70, per: 'month' };
const tuition: Amount = { id: 'tuition-foreign', purpose: 'plan', low: 1, high: 2, per: 'year' };
const terms = { stay: 'visa', region: 'madrid' } as const;
const told = (country: 'MX' | 'AR' | 'EC' | '', today: string) => {
  const { tell, rate } = familyMoney(country, terms, { today, copy, locale: 'es' });
  return { lines: tell([insurance, tuition]).join('\n').replaceAll('\u00a0', ' '), rate };
};

test('a Mexican reads pesos first, with its period once, and euros with a point', () => {
  const { lines, rate } = told('MX', '2026-11-28');
  expect(lines).toMatch(/Seguro médico: unos \$820 – 1,400 al mes \(40 € – 70 €\)/);
  expect(lines).toMatch(
    /Matrícula del primer año, unos \$140,000 – 170,000: de 6,822\.60 € a 8,186\.40 € al año/,
  );
  expect(rate).toMatch(/^Cambio del 29 de septiembre de 2026: 20\.46 MXN por euro\.$/);
});

test('an Argentine reads a comma before decimals', () => {
  expect(told('AR', '2026-11-28').lines).toContain('de 6.822,60 € a 8.186,40 € al año');
});

test('once the rate is too old, and where no country is known, there are euros alone', () => {
  for (const { lines, rate } of [told('MX', '2028-01-01'), told('', '2026-11-28')]) {
    expect(rate).toBeUndefined();
    expect(lines).toMatch(/Seguro médico: 40 € – 70 € al mes/);
    expect(lines).not.toContain('$');
  }
});
