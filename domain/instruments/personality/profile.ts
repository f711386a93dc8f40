// What five trait scores say: a place on each line with its error, never a type, and no order among the traits (without
// norms, 26 of one and 24 of another cannot be compared).
import type { Band, ScaleScore } from '#domain/instruments/scoring/score-scales.ts';
import { traits, type Trait } from './traits.ts';

export type TraitPlace =
  | { readonly kind: 'incomplete'; readonly trait: Trait }
  | {
      readonly kind: 'placed';
      readonly trait: Trait;
      readonly points: number;
      readonly max: number;
      readonly error: number;
      /** `low`: towards the first end, `high`: towards the second, `medium`: between. Thirds of the line, no norm. */
      readonly place: Band;
      /** Every third that the error band touches; more than one: the place is not certain and is told so. */
      readonly reaches: readonly Band[];
    };

export type PersonalityProfile =
  | {
      readonly kind: 'incomplete';
      readonly missing: readonly Trait[];
      readonly places: readonly TraitPlace[];
    }
  | { readonly kind: 'placed'; readonly places: readonly TraitPlace[] };

/** A trait whose error band stays in one outer third: the only ones that can be told as an end of the line. */
export type ClearTrait = { readonly trait: Trait; readonly end: 'low' | 'high' };

/** Places every trait on its own; a missing one hides only itself. In the order of the instrument. */
export function personalityProfile(scores: readonly ScaleScore<Trait>[]): PersonalityProfile {
  const places = traits.map((trait) =>
    placeOf(
      trait,
      scores.find(({ scale }) => scale === trait),
    ),
  );
  const missing = places.flatMap(({ kind, trait }) => (kind === 'incomplete' ? [trait] : []));
  return missing.length > 0 ? { kind: 'incomplete', missing, places } : { kind: 'placed', places };
}

export function clearTraits({ places }: PersonalityProfile): readonly ClearTrait[] {
  return places.flatMap((place): ClearTrait[] => {
    if (place.kind !== 'placed' || place.place === 'medium' || place.reaches.length > 1) return [];
    return [{ trait: place.trait, end: place.place }];
  });
}

/** Whether all five have a place and none of them lies at an end for certain: about a fourth of people. */
export function isUnmarked(profile: PersonalityProfile): boolean {
  return profile.kind === 'placed' && clearTraits(profile).length === 0;
}

function placeOf(trait: Trait, score: ScaleScore<Trait> | undefined): TraitPlace {
  if (score?.kind !== 'scored') return { kind: 'incomplete', trait };
  const { raw, max, error, band } = score;
  const [low, high] = [Math.max(0, raw - error), Math.min(max, raw + error)];
  const thirds: readonly Band[] = ['low', 'medium', 'high'];
  const reaches = thirds.filter(
    (_, third) => high >= (max * third) / 3 && (low < (max * (third + 1)) / 3 || third === 2),
  );
  return { kind: 'placed', trait, points: raw, max, error, place: band, reaches };
}
