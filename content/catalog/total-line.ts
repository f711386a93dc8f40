// How many careers match, and how many would by lot: beside each other, so that a number is not taken for a finding.
import { fill } from '#content/wording/fill.ts';
import type { StudyLevel } from '#domain/matching/career.ts';
import { chanceTable } from './chance-table.ts';

export function totalLine(
  { total, level }: { readonly total: number; readonly level: StudyLevel | 'both' },
  said: { readonly total: string; readonly chance: string },
): string {
  return `${fill(said.total, { total })} ${fill(said.chance, { chance: Math.round(chanceTable[level].matches) })}`;
}
