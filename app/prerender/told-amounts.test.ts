import { expect, test } from 'vitest';
import { toldAmounts } from './told-amounts.ts';

test('each amount is told in the money of every country, with its sign and whole', () => {
  const dash = { span: '{low}–{high}' };
  const lines = toldAmounts([{ low: 1530, high: 8186 }], dash, 'es')
    .replaceAll('\u00a0', ' ')
    .split('\n');
  const of = (country: string) =>
    lines
      .find((line) => line.startsWith(`${country}|`))
      ?.split('|')
      .slice(3);
  expect(of('MX')).toEqual(['', '$31.300–167.000']);
  expect(of('CO')).toEqual(['', '$5,9–31,3 M']);
  expect(of('PE')?.[1]).toMatch(/^S\/[\d.]+–[\d.]+$/);
  expect(of('CU')).toBeUndefined();
  expect(toldAmounts([], dash, 'es')).toBe('');
});
