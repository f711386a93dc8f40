import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ScaleScore } from '#domain/instruments/scoring/score-scales.ts';
import { traits, type Trait } from './traits.ts';
import { personalityProfile } from './profile.ts';

test('places every trait on its own, and a missing one hides only itself', () => {
  const profile = personalityProfile([scored('openness', 33), scored('stability', 12)]);
  expect(profile).toMatchObject({
    kind: 'incomplete',
    missing: ['conscientiousness', 'extraversion', 'agreeableness'],
  });
  expect(profile.places.map(({ trait, kind }) => `${trait} ${kind}`)).toEqual([
    'openness placed',
    'conscientiousness incomplete',
    'extraversion incomplete',
    'agreeableness incomplete',
    'stability placed',
  ]);
});

test('says between which thirds a place lies when its error reaches both', () => {
  expect(personalityProfile([scored('openness', 25)]).places[0]).toMatchObject({
    place: 'medium',
    reaches: ['medium', 'high'],
  });
  expect(personalityProfile([scored('openness', 20)]).places[0]).toMatchObject({
    reaches: ['medium'],
  });
});

test('always reaches the third where the points lie, and neighbouring thirds only', () => {
  const error = fc.double({ min: 0, max: 12, noNaN: true });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40 }), error, (raw, wide) => {
      const [place] = personalityProfile([{ ...scored('openness', raw), error: wide }]).places;
      if (place?.kind !== 'placed') throw new Error('was not placed');
      expect(place.reaches).toContain(place.place);
      expect('low medium high').toContain(place.reaches.join(' '));
    }),
  );
});

test('keeps the order of the instrument and makes no order of its own', () => {
  const all = traits.map((trait, index) => scored(trait, index * 10));
  expect(personalityProfile(all.toReversed())).toEqual(personalityProfile(all));
  expect(personalityProfile(all).places.map(({ trait }) => trait)).toEqual(traits);
});

function scored(scale: Trait, raw: number): Extract<ScaleScore<Trait>, { kind: 'scored' }> {
  const band = raw * 3 >= 80 ? 'high' : raw * 3 >= 40 ? 'medium' : 'low';
  const whole = { max: 40, answered: 10, of: 10, prorated: false, error: 3.3 };
  return { kind: 'scored', scale, raw, band, ...whole };
}
