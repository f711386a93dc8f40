// Which studies the suggested careers are filtered by.
import type { StudyLevel as WantedLevel } from '#domain/about-person.ts';
import type { StudyLevel } from '#domain/matching/career.ts';

export type LevelFilter = StudyLevel | 'both';

/** Which careers to show first, by what a person wants to study. */
export function levelFilterOf(wanted: WantedLevel | null): LevelFilter {
  if (wanted === 'vocational') return 'vocational';
  return wanted === 'university' || wanted === 'postgraduate' ? 'university' : 'both';
}
