import { expect, it } from 'vitest';
import { interestsV1 } from '#content/instruments/interests/v1/instrument.ts';
import { attemptFor } from '#tests/report/attempt-for.ts';
import { scoredAttempt } from './scored-attempt.ts';

const social = attemptFor(interestsV1, { R: 2, I: 10, A: 20, S: 38, E: 30, C: 5 });

it('lists the scales of everybody in the order of the instrument, whichever stands out', async () => {
  const { scores, names } = (await scoredAttempt(social, 'es')) ?? {};
  expect(scores?.map(({ scale }) => scale)).toEqual(['R', 'I', 'A', 'S', 'E', 'C']);
  expect(scores?.map((score) => score.kind === 'scored' && score.raw)).toEqual([
    2, 10, 20, 38, 30, 5,
  ]);
  expect(scores?.map(({ scale }) => names?.[scale]).slice(0, 2)).toEqual([
    'Realista',
    'Investigador',
  ]);
});

it('says nothing of a version that is not published here', async () => {
  expect(await scoredAttempt({ ...social, version: 99 }, 'es')).toBeUndefined();
});
