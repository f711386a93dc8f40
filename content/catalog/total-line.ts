// How many careers match, and how many would by lot: beside each other, so that a number is not taken for a finding.
import { fill } from '#content/wording/fill.ts';
import type { StudyLevel } from '#domain/matching/career.ts';
import { chanceTable } from './chance-table.ts';

/** So many are shown, and with fewer than so many nobody takes their number for much. */
const [SHOWN, FEW] = [10, 5];

export function totalLine(
  { total, level }: { readonly total: number; readonly level: StudyLevel | 'both' },
  said: { readonly total: string; readonly ten: string; readonly chance: string },
): string {
  const chance = fill(said.chance, { chance: Math.round(chanceTable[level].matches) });
  return [
    fill(said.total, { total }),
    ...(total > SHOWN ? [said.ten] : []),
    ...(total < FEW ? [] : [chance]),
  ].join(' ');
}
