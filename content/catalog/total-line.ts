// How many careers match, and how many would by lot: beside each other, so that a number is not taken for a finding.
import { fill } from '#content/wording/fill.ts';
import type { StudyLevel } from '#domain/matching/career.ts';
import { ENOUGH, SHOWN } from '#domain/matching/match-careers.ts';
import { chanceTable } from './chance-table.ts';

export function totalLine(
  { total, level }: { readonly total: number; readonly level: StudyLevel | 'both' },
  said: { readonly total: string; readonly ten: string; readonly chance: string },
): string {
  const chance = fill(said.chance, { chance: Math.round(chanceTable[level].matches) });
  return [
    fill(said.total, { total }),
    ...(total > SHOWN ? [said.ten] : []),
    // Nobody takes the number of a thin list for much.
    ...(total < ENOUGH ? [] : [chance]),
  ].join(' ');
}
