import { expect, test } from 'vitest';
import { lowerFirst } from './lower-first.ts';

test('a label within a sentence begins small, and an abbreviation stays', () => {
  expect(lowerFirst('Homologación del título')).toBe('homologación del título');
  expect(lowerFirst('Índice')).toBe('índice');
  expect(lowerFirst('PCE exams')).toBe('PCE exams');
  expect(lowerFirst('')).toBe('');
});
