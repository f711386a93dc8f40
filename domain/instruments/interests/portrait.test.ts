import { expect, it } from 'vitest';
import { portraitOf } from './portrait.ts';
import { interestsProfile } from './profile.ts';
import { riasecLetters, type ByLetter } from './riasec.ts';

const precision = { standardError: 3.3, tieMargin: 3 };

function chosenFor(points: ByLetter<number>) {
  const scores = riasecLetters.map((scale) => ({
    kind: 'scored' as const,
    scale,
    raw: points[scale],
    max: 40,
    answered: 10,
    of: 10,
    band: 'medium' as const,
    prorated: false,
    error: 3.3,
  }));
  return portraitOf(interestsProfile(scores, precision));
}

const low = { R: 6, I: 6, A: 6, S: 6, E: 6, C: 6 };

it('is of the two highest types, whichever of them leads', () => {
  expect(chosenFor({ ...low, A: 34, S: 30 })).toMatchObject({ id: 'as', isAlone: false, near: [] });
  expect(chosenFor({ ...low, A: 30, S: 34 })).toMatchObject({ id: 'as', near: [] });
  expect(chosenFor({ ...low, C: 30, R: 34 })?.id).toBe('rc');
});

it('is of the first type alone when the second is far behind, or clearly behind and not liked', () => {
  expect(chosenFor({ ...low, I: 38, A: 28 })).toMatchObject({ id: 'i', isAlone: true });
  expect(chosenFor({ ...low, I: 38, A: 29 })).toMatchObject({ id: 'ia', isAlone: false });
  expect(chosenFor({ ...low, E: 24, C: 19 })).toMatchObject({ id: 'e', isAlone: true });
});

it('names the other portraits that a tie leaves open', () => {
  expect(chosenFor({ ...low, S: 36, A: 27, E: 27 })).toMatchObject({ id: 'as', near: ['se'] });
  expect(chosenFor({ ...low, S: 30, A: 30, E: 29 })).toMatchObject({
    id: 'as',
    near: ['ae', 'se'],
  });
});

it('says when even the highest type is hardly liked', () => {
  expect(chosenFor({ R: 2, I: 15, A: 13, S: 4, E: 3, C: 1 })).toMatchObject({
    id: 'ia',
    isFaint: true,
  });
  expect(chosenFor({ ...low, I: 38, A: 30 })?.isFaint).toBe(false);
});

it('has two portraits of flat profiles, and none where nothing was liked or answers are missing', () => {
  expect(chosenFor({ R: 30, I: 31, A: 32, S: 33, E: 32, C: 30 })?.id).toBe('high');
  expect(chosenFor({ R: 18, I: 21, A: 22, S: 23, E: 20, C: 18 })?.id).toBe('middle');
  // Sixty times the middle answer likes nothing.
  expect(chosenFor({ R: 20, I: 20, A: 20, S: 20, E: 20, C: 20 })?.id).toBe('middle');
  expect(chosenFor({ R: 1, I: 0, A: 2, S: 0, E: 3, C: 0 })).toBeUndefined();
  expect(portraitOf({ kind: 'incomplete', missing: ['I'] })).toBeUndefined();
});
