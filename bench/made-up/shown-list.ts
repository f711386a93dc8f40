// The list that a made-up person is shown, and what stands in it.
import type { Career, StudyLevel } from '#domain/matching/career.ts';
import { matchCareers, type CareerMatches } from '#domain/matching/match-careers.ts';
import type { InterestsProfile } from '#domain/instruments/interests/profile.ts';

export type Told = Extract<InterestsProfile, { kind: 'differentiated' }>;
export type List = Extract<CareerMatches, { kind: 'matched' }>;

export function listOf(
  profile: Told,
  careers: readonly Career[],
  level: StudyLevel | 'both',
): List {
  const matches = matchCareers({ profile, careers, level, reactions: {} });
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
