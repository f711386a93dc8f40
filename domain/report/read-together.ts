// Interests, values and personality read side by side. Interests say what, values say in exchange for what, personality
// says how: the second and third add to the picture of the first and rule nothing out.
import type { Trait } from '#domain/instruments/personality/traits.ts';
import type { WorkValue } from '#domain/instruments/values/work-values.ts';
import { toldCareers, type CareerSuggestions } from './career-suggestions.ts';
import {
  instrumentIds,
  sectionFor,
  type InstrumentId,
  type Section,
} from '#domain/instruments/registry.ts';
import type { PersonalitySection } from '#domain/instruments/personality/section.ts';

/** A trait whose error band stays in one outer third: the only ones that can be told as an end of the line. */
export type ClearTrait = { readonly trait: Trait; readonly end: 'low' | 'high' };

/** Every instrument but the first one, which says what; the others add to it. */
const further = instrumentIds.filter((id) => id !== 'interests');
export type FurtherId = Exclude<InstrumentId, 'interests'>;

export type ReadTogether = {
  /** What weighs most, as a set; empty without priorities. */
  readonly weighs: readonly WorkValue[];
  /** Ids of told careers whose work offers what weighs, and of those that offer the contrary. */
  readonly agreeing: readonly string[];
  readonly differing: readonly string[];
  /** Told careers on which values are silent: figures missing, or neither way. */
  readonly open: readonly string[];
  readonly clearTraits: readonly ClearTrait[];
  /** Further instruments that are not there yet. */
  readonly missing: readonly FurtherId[];
};

export function readTogether(
  careers: CareerSuggestions,
  sections: readonly Section[],
): ReadTogether {
  const values = sectionFor(sections, 'values');
  const told = toldCareers(careers);
  const saying = (voice: 'agrees' | 'differs') =>
    told
      .filter(({ values: said }) => said?.kind === 'compared' && said.voice === voice)
      .map(({ career }) => career.id);
  const [agreeing, differing] = [saying('agrees'), saying('differs')];
  return {
    weighs: values?.profile.kind === 'priorities' ? (values.profile.leading[0] ?? []) : [],
    agreeing,
    differing,
    open: told
      .map(({ career }) => career.id)
      .filter((id) => !agreeing.includes(id) && !differing.includes(id)),
    clearTraits: clearTraits(sectionFor(sections, 'personality')),
    missing: further.filter((id) => !sectionFor(sections, id)),
  };
}

function clearTraits(personality: PersonalitySection | undefined): readonly ClearTrait[] {
  return (personality?.profile.places ?? []).flatMap((place): ClearTrait[] => {
    if (place.kind !== 'placed' || place.place === 'medium' || place.reaches.length > 1) return [];
    return [{ trait: place.trait, end: place.place }];
  });
}
