import { expect, test } from 'vitest';
import { countryCodes } from '#content/compiled/countries/codes.js';
import { digitsOf } from './digits.ts';
import { hasPoint, swapMarks, writeFiguresIn } from './number-marks.ts';

test('a country has a point before decimals where Unicode says so', () => {
  for (const code of [...countryCodes, 'US', 'ES']) {
    const parts = new Intl.NumberFormat(`${code === 'BR' ? 'pt' : 'es'}-${code}`).formatToParts(
      0.5,
    );
    expect([code, hasPoint(code)]).toEqual([
      code,
      parts.some(({ type, value }) => type === 'decimal' && value === '.'),
    ]);
  }
  for (const none of ['', 'other', 'eu-ib']) expect(hasPoint(none)).toBe(false);
});

test('a page of one country writes its figures as that country does, in English as English does', () => {
  const of = (country: string, locale: 'es' | 'en' = 'es') => {
    const { number, euros } = digitsOf(locale, country);
    return [number.format(20.5), euros.format(1_015_820)].map((text) =>
      text.replaceAll(/\s/g, ' '),
    );
  };
  expect(of('MX')).toEqual(['20.5', '1,015,820 €']);
  expect(of('CO')).toEqual(['20,5', '1.015.820 €']);
  expect(of('CO', 'en')).toEqual(['20.5', '€1,015,820']);
});

test('marks change inside figures alone', () => {
  expect(swapMarks('De 1.282.000, o de 6,5 a 8,25. En 2025-26: Bs.8,5')).toBe(
    'De 1,282,000, o de 6.5 a 8.25. En 2025-26: Bs.8.5',
  );
});

test('in a text figures alone change, and dates, codes and articles of a law stay', () => {
  const figures = 'De 1.534 € a 8.186,40 €, un 9,54 de 14 (0,2 por materia), 1.282.000 personas';
  const written = 'De 1,534 € a 8,186.40 €, un 9.54 de 14 (0.2 por materia), 1,282,000 personas';
  expect(writeFiguresIn(figures, true)).toBe(written);
  expect(writeFiguresIn(written, false)).toBe(figures);
  const others =
    'BOE 30.03.2016, artículo 18.3, 19-3033.00, CC BY 4.0, 2026.9.29, RD 546/1995, 1,2,3';
  expect(writeFiguresIn(others, true)).toBe(others);
});
