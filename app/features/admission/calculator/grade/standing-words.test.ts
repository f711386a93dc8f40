import { expect, test } from 'vitest';
import { copy } from '#content/dictionaries/es/calculator.ts';
import type { CutOff, Movement, Position } from '#domain/admission/movement.ts';
import { standingWords } from './standing-words.ts';

const said = { locale: 'es', copy, lists: { degrees: [], regions: [] } } as const;
const list: CutOff = { year: 2025, round: 'first', grade: 13.1, lowest: 13.1 };
const band: Movement = { from: 12.5, years: 2, median: 0.29, most: 0.47, pairs: 109 };
const told = (low: Position, high = low, given: { most?: number; cutOff?: CutOff } = {}) =>
  standingWords(
    { low, high, band: { ...band, most: given.most ?? band.most } },
    given.cutOff ?? list,
    said,
  );

test.each(['above', 'near', 'below'] as const)(
  'a verdict "%s" names the course, the list, its grade and what such grades move',
  (position) => {
    expect(told(position)).toMatch(/2025-26 \(primera lista\).* 13,1.*±0,47/);
  },
);

test('of a list whose round the source does not say, that is said', () => {
  const cutOff = { year: 2021, round: 'unsaid', grade: 9.58, lowest: 9.58 } as const;
  expect(told('below', 'below', { cutOff })).toContain(
    'En 2021-22 (no consta qué lista) entró el último con 9,58',
  );
});

test('a band wider than a point calls no grade near', () => {
  expect(told('near', 'near', { most: 1.22 })).toMatch(/^No se puede decir/);
  expect(told('near', 'near', { most: 1 })).toMatch(/^Cerca/);
  expect(told('above', 'above', { most: 1.22 })).toMatch(/^Por encima/);
});

test('with a mean that is not known both ends are told, with the same list', () => {
  expect(told('below', 'near')).toBe(
    'Según tu media, de «por debajo» a «cerca» de 13,1, que es lo que pidió en 2025-26 (primera lista).',
  );
});
