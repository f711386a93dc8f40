// What an attempt at the interests instrument says: what stands out first.
import type { Attempt } from '#domain/instruments/attempt.ts';
import { inOrder, sectionBase, type SectionBase } from '#domain/instruments/section.ts';
import { widenedMargin } from '#domain/instruments/scoring/mean-error.ts';
import { interestsProfile, type InterestsProfile } from './profile.ts';
import { interestsLimits } from './quality-limits.ts';
import { riasecLetters, type InterestsInstrument, type RiasecLetter } from './riasec.ts';

export type InterestsSection = SectionBase<'interests', RiasecLetter> & {
  readonly profile: InterestsProfile;
  /** Whole points: scores at most so far apart are tied. */
  readonly tieMargin: number;
};

export function interestsSection(
  instrument: InterestsInstrument,
  attempt: Attempt,
): InterestsSection {
  const base = sectionBase('interests', instrument, interestsLimits, attempt);
  const profile = interestsProfile(base.scores, instrument.precision);
  const order = profile.kind === 'differentiated' ? profile.groups.flat() : riasecLetters;
  const scored = base.scores.filter((score) => score.kind === 'scored');
  return {
    ...base,
    scores: inOrder(base.scores, order),
    profile,
    tieMargin: Math.floor(widenedMargin(instrument.precision, scored)),
  };
}
