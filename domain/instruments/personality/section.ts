// What an attempt at the personality instrument says, trait by trait in the order of the instrument.
import type { Attempt } from '#domain/instruments/attempt.ts';
import { inOrder, sectionBase, type SectionBase } from '#domain/instruments/section.ts';
import { personalityProfile, type PersonalityProfile } from './profile.ts';
import { personalityLimits } from './quality-limits.ts';
import { traits, type PersonalityInstrument, type Trait } from './traits.ts';

export type PersonalitySection = SectionBase<'personality', Trait> & {
  readonly profile: PersonalityProfile;
};

export function personalitySection(
  instrument: PersonalityInstrument,
  attempt: Attempt,
): PersonalitySection {
  const base = sectionBase('personality', instrument, personalityLimits, attempt);
  return {
    ...base,
    scores: inOrder(base.scores, traits),
    profile: personalityProfile(base.scores),
  };
}
