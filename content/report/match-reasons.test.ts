import { expect, test } from 'vitest';
import { copy } from '#content/dictionaries/es/suggestion.ts';
import { copy as types } from '#content/instruments/interests/words/es/types.ts';
import { copy as valueTypes } from '#content/instruments/values/words/es/types.ts';
import { explainMatch } from '#domain/matching/explain-match.ts';
import { careerOf, six } from '#tests/matching/career-of.ts';
import { matchReasons } from './match-reasons.ts';

const nursing = careerOf('nursing', [3.46, 4.71, 1.34, 5.57, 2.38, 4.75]);

function told(points: Parameters<typeof six>[0]): string[] {
  const explained = explainMatch(six(points), nursing, 40);
  if (explained.kind !== 'explained') throw new Error(explained.kind);
  return matchReasons(explained, {}, { locale: 'es', types, valueTypes, copy });
}

test('little in common: what sets apart comes first, both of it, and what is shared after it', () => {
  expect(told([10, 28, 38, 30, 10, 2])).toEqual([
    'Lo que te separa es crear: a ti te llama más de lo que esta profesión lo pide.',
    'También te separa organizar.',
    'Te une el gusto por ayudar e investigar, que también pesa en la profesión.',
  ]);
});

test('a match begins with what is shared', () => {
  expect(told([12, 30, 14, 36, 18, 14])[0]).toMatch(/^Te une/);
});
