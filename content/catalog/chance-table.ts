// How many careers match when answers are given by lot, by what studies are looked at. Made by `npm run research:chance` (20,000
// profiles by lot, seed 20261127, on 27 November 2026); a test reckons it anew, so that it follows the catalogue.
import type { StudyLevel } from '#domain/matching/career.ts';
import type { ChanceOfLevel } from '#domain/matching/chance-lists.ts';

export const chanceTable: Readonly<Record<StudyLevel | 'both', ChanceOfLevel>> = {
  both: { careers: 285, matches: 28.5, atMost: 78, highest: 0.983 },
  university: { careers: 204, matches: 20.4, atMost: 56, highest: 0.979 },
  vocational: { careers: 135, matches: 13.5, atMost: 40, highest: 0.975 },
};
