import { expect, test } from 'vitest';
import { riasecLetters } from '#domain/instruments/interests/riasec.ts';
import { careerOf, six } from '#tests/matching/career-of.ts';
import { explainMatch } from './explain-match.ts';

const nursing = careerOf('nursing', [3.46, 4.71, 1.34, 5.57, 2.38, 4.75]);

test('names the two types high on both sides and the largest difference with its direction', () => {
  const explained = explainMatch(six([12, 30, 14, 36, 18, 14]), nursing, 40);
  if (explained.kind !== 'explained') throw new Error(explained.kind);
  expect(explained.shared).toEqual(['S', 'I']);
  expect(explained.gap).toEqual({ letter: 'C', higher: 'career' });
  const sum = riasecLetters.reduce((total, letter) => total + explained.contributions[letter], 0);
  expect(sum).toBeCloseTo(explained.r, 9);
});

test('names no shared strength where there is none', () => {
  const explained = explainMatch(six([30, 5, 30, 5, 30, 5]), nursing, 40);
  expect(explained).toMatchObject({ kind: 'explained', shared: [], band: 'weak' });
});

test('names no difference between equal shapes', () => {
  const points = six([34.6, 47.1, 13.4, 55.7, 23.8, 47.5]);
  expect(explainMatch(points, nursing, 60)).toMatchObject({ band: 'strong', gap: undefined });
});

test('equal points everywhere explain nothing', () => {
  expect(explainMatch(six([20, 20, 20, 20, 20, 20]), nursing, 40)).toEqual({ kind: 'flat' });
});
