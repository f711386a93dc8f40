import type { Attempt } from '#domain/instruments/attempt.ts';
import { sectionBase, type SectionBase } from '#domain/instruments/section.ts';
import { toyProfile, type ToyProfile } from './profile.ts';
import { toyLimits } from './quality-limits.ts';
import type { ToyInstrument, ToyScale } from './scales.ts';

export type ToySection = SectionBase<'toy', ToyScale> & { readonly profile: ToyProfile };

export function toySection(instrument: ToyInstrument, attempt: Attempt): ToySection {
  const base = sectionBase('toy', instrument, toyLimits, attempt);
  return { ...base, profile: toyProfile(base.scores) };
}
