import { expect, test } from 'vitest';
import { interestsV2 } from '#content/instruments/interests/v2/instrument.ts';
import { attemptFor } from '#tests/report/attempt-for.ts';
import { mostLiked } from './most-liked.ts';
import { interestsSection } from './section.ts';

const of = (interests: Readonly<Record<string, number>>) =>
  mostLiked(interestsSection(interestsV2, attemptFor(interestsV2, interests)));

test('two activities of the type that leads are told, each answered with the highest choice', () => {
  const told = of({ R: 10, I: 12, A: 8, S: 40, E: 14, C: 6 });
  expect(told).toHaveLength(2);
  for (const { scale, choice } of told) expect([scale, choice]).toEqual(['S', 4]);
});

test('nothing is told where no answer is the highest, or no type leads', () => {
  expect(of({ R: 4, I: 5, A: 3, S: 16, E: 5, C: 2 })).toEqual([]);
  expect(of({ R: 20, I: 20, A: 20, S: 20, E: 20, C: 20 })).toEqual([]);
});
