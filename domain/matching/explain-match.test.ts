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

test('names as shared only what counts on both sides: from the middle of the scale on', () => {
  // Social is above the own mean and below the middle: it brings close, and does not count.
  const faint = explainMatch(six([4, 16, 2, 19, 6, 4]), nursing, 40);
  expect(faint).toMatchObject({ shared: [], nearest: ['S', 'I'], lowOnBoth: [] });
  expect(explainMatch(six([4, 16, 2, 20, 6, 4]), nursing, 40)).toMatchObject({
    shared: ['S'],
    nearest: [],
  });
});

test('a type called high is never told as counting more in the job', () => {
  // Investigative 27 of 40 is below this person's mean, and high in the table.
  const high = explainMatch(six([40, 27, 40, 40, 38, 40]), nursing, 40);
  if (high.kind !== 'explained') throw new Error(high.kind);
  expect(high.contributions.I).toBeLessThan(0);
  expect(high.gap?.letter).not.toBe('I');
});

test('names no shared strength where there is none', () => {
  const explained = explainMatch(six([30, 5, 30, 5, 30, 5]), nursing, 40);
  expect(explained).toMatchObject({ kind: 'explained', shared: [], band: 'weak' });
});

test('names the two largest differences, each with its direction', () => {
  expect(explainMatch(six([10, 28, 38, 30, 10, 2]), nursing, 40)).toMatchObject({
    band: 'weak',
    gap: { letter: 'A', higher: 'person' },
    otherGap: { letter: 'C', higher: 'career' },
  });
});

test('names no difference between equal shapes', () => {
  const points = six([34.6, 47.1, 13.4, 55.7, 23.8, 47.5]);
  expect(explainMatch(points, nursing, 60)).toMatchObject({ band: 'strong', gap: undefined });
});

test('equal points everywhere explain nothing', () => {
  expect(explainMatch(six([20, 20, 20, 20, 20, 20]), nursing, 40)).toEqual({ kind: 'flat' });
});
