// The list that a made-up person is shown, and what stands in it.
import type { Career, StudyLevel } from '#domain/matching/career.ts';
import { fieldLeanings, type FieldLeanings } from '#domain/matching/field-leanings.ts';
import { matchCareers, type CareerMatches } from '#domain/matching/match-careers.ts';
import { interestsProfile, type InterestsProfile } from '#domain/instruments/interests/profile.ts';
import type { InterestsInstrument } from '#domain/instruments/interests/riasec.ts';
import { scoreScales } from '#domain/instruments/scoring/score-scales.ts';
import type { Person } from '#tools/demo/respondents.ts';

type Read = {
  readonly profile: InterestsProfile;
  readonly leanings: FieldLeanings;
  readonly responses: Person['responses'];
};
export type Told = Read & {
  readonly profile: Extract<InterestsProfile, { kind: 'differentiated' }>;
};
export type List = Extract<CareerMatches, { kind: 'matched' }>;

/** What the real code reads from one test. */
export function readTest(instrument: InterestsInstrument, { responses }: Person): Read {
  const profile = interestsProfile(scoreScales(instrument, responses), instrument.precision);
  return { profile, leanings: fieldLeanings(instrument.items, responses), responses };
}

export function isTold(read: Read): read is Told {
  return read.profile.kind === 'differentiated';
}

export function listOf(
  { profile, leanings }: Pick<Told, 'profile' | 'leanings'>,
  careers: readonly Career[],
  level: StudyLevel | 'both',
): List {
  const matches = matchCareers({ profile, careers, level, reactions: {}, leanings });
  if (matches.kind !== 'matched') throw new Error('a told profile has no list');
  return matches;
}

/** What is shown, in the order of fit. */
export function shownOf(list: List | undefined): string[] {
  if (!list) return [];
  return [...list.strong, ...list.good]
    .toSorted((a, b) => b.rankValue - a.rankValue)
    .map(({ career }) => career.id);
}
