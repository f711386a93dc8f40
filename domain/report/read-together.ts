// Interests, values and personality read side by side. Interests say what, values say in exchange for what, personality
// says how: the second and third add to the picture of the first and rule nothing out.
import { clearTraits, type ClearTrait } from '#domain/instruments/personality/profile.ts';
import { weighsMost } from '#domain/instruments/values/profile.ts';
import type { WorkValue } from '#domain/instruments/values/work-values.ts';
import { toldCareers, type CareerSuggestions } from './career-suggestions.ts';
import {
  instrumentIds,
  sectionFor,
  type InstrumentId,
  type Section,
} from '#domain/instruments/registry.ts';

/** Every instrument but the first one, which says what; the others add to it. */
const further = instrumentIds.filter((id) => id !== 'interests');
export type FurtherId = Exclude<InstrumentId, 'interests'>;

export type ReadTogether = {
  /** What weighs most, the person's own first card before the rest; empty without priorities. */
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
  const personality = sectionFor(sections, 'personality');
  const told = toldCareers(careers);
  const saying = (voice: 'agrees' | 'differs') =>
    told
      .filter(({ values: said }) => said?.kind === 'compared' && said.voice === voice)
      .map(({ career }) => career.id);
  const [agreeing, differing] = [saying('agrees'), saying('differs')];
  return {
    weighs: values ? weighsMost(values.profile) : [],
    agreeing,
    differing,
    open: told
      .map(({ career }) => career.id)
      .filter((id) => !agreeing.includes(id) && !differing.includes(id)),
    clearTraits: personality ? clearTraits(personality.profile) : [],
    missing: further.filter((id) => !sectionFor(sections, id)),
  };
}
