import { expect, test } from 'vitest';
import { copy } from '#content/instruments/words/es/report-parts.ts';
import { totalLine } from './total-line.ts';

const lineOf = (total: number) => totalLine({ total, level: 'vocational' }, copy.careers);

test('tells what chance would give beside a number that could be taken for much', () => {
  expect(lineOf(11)).toMatch(/: 11\. Mostramos diez: .* al azar saldrían unas 14/);
});

test('says nothing of ten where all of them are shown', () => {
  expect(lineOf(10)).toMatch(/: 10\. Con respuestas al azar saldrían unas 14/);
});

test('tells whoever finds few how many they are, and not that chance finds more', () => {
  expect(lineOf(4)).toBe('Carreras que coinciden con este filtro: 4.');
});
