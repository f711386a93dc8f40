import { expect, test } from 'vitest';
import { currencyAfter, euroSpan, largeSpan, signedSpan } from './spans.ts';

const [es, en] = [{ span: '{low} a {high}' }, { span: '{low} to {high}' }];
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

test('euros stand in whole ones, and once where both ends are one', () => {
  expect(plain(euroSpan({ low: 6822.6, high: 8186.4 }, es, 'es'))).toBe('6.823 a 8.186 €');
  expect(plain(euroSpan({ low: 6822.6, high: 8186.4 }, en, 'en'))).toBe('€6,823 to €8,186');
  expect(plain(euroSpan({ low: 620, high: 620 }, es, 'es'))).toBe('620 €');
});

test.each([
  [{ low: 323_651, high: 409_300 }, '324 a 409 mil', '324 to 409K'],
  [{ low: 60_560_000, high: 76_590_000 }, '60,6 a 76,6 millones', '60.6 to 76.6M'],
  [{ low: 1_282_000, high: 1_618_000 }, '1,28 a 1,62 millones', '1.28 to 1.62M'],
  [{ low: 18_000, high: 19_637 }, '18 a 19,6 mil', '18 to 19.6K'],
  [{ low: 4087, high: 6234 }, '4.090 a 6.230', '4,090 to 6,230'],
  [{ low: 50_000, high: 50_000 }, '50 mil', '50K'],
])('an amount of another currency has three figures (%#)', (span, spanish, english) => {
  expect(plain(largeSpan(span, es, 'es'))).toBe(spanish);
  expect(plain(largeSpan(span, en, 'en'))).toBe(english);
});

test('beside a larger one an amount is of its size', () => {
  expect(plain(largeSpan({ low: 8180, high: 17_180 }, es, 'es', 167_000))).toBe('8,2 a 17,2 mil');
  expect(plain(largeSpan({ low: 4087, high: 6234 }, es, 'es', 167_000))).toBe('4,1 a 6,2 mil');
  const of = (low: number, high: number) => plain(largeSpan({ low, high }, es, 'es', 28_500_000));
  expect(of(8_400_000, 12_400_000)).toBe('8,4 a 12,4 M');
  expect(of(770_000, 1_170_000)).toBe('0,8 a 1,2 M');
  expect(of(85_400, 85_400)).toBe('85,4 mil');
});

test('behind its sign an amount is whole up to a million', () => {
  const of = (currency: string, low: number, high: number, most?: number) =>
    plain(signedSpan(currency, { low, high }, es, 'es', most));
  expect(of('MXN', 45_012, 66_290)).toBe('$45.000 a 66.300');
  expect(of('MXN', 8180, 17_180, 167_000)).toBe('$8.180 a 17.200');
  expect(of('MXN', 4087, 6234)).toBe('$4.090 a 6.230');
  expect(of('COP', 441_700, 441_700, 28_500_000)).toBe('$442.000');
  expect(of('COP', 8_400_000, 12_400_000, 28_500_000)).toBe('$8,4 a 12,4 M');
  expect(plain(signedSpan('MXN', { low: 45_012, high: 66_290 }, en, 'en'))).toBe(
    'MX$45,000 to 66,300',
  );
});

test('the name of the money follows, in Spanish with "de" behind millions', () => {
  expect(currencyAfter(410_000, 'MXN', 'es')).toBe('pesos mexicanos');
  expect(currencyAfter(76_600_000, 'COP', 'es')).toBe('de pesos colombianos');
  expect(currencyAfter(76_600_000, 'COP', 'en')).toBe('Colombian pesos');
});
