// The parts of a year as a family counts them, a handful of lines.
import type { CostPart } from './cost-parts.ts';
import { firstYearOf, type CostLine } from './cost.ts';
import { sumOf, type Range } from '../range.ts';

export const lineGroups = ['tuition', 'room', 'daily', 'insurance', 'papers', 'other'] as const;
export type LineGroup = (typeof lineGroups)[number];

const partsOf: Readonly<Record<LineGroup, readonly CostPart[]>> = {
  tuition: ['tuition'],
  room: ['room'],
  daily: ['food', 'transport'],
  insurance: ['insurance'],
  papers: ['homologation', 'credential', 'pce'],
  other: ['fees', 'journey'],
};

export type GroupedLine = {
  group: LineGroup;
  /** The part that it is, of those that can be more: some ways ask for one paper alone. */
  only: CostPart | undefined;
  pace: CostLine<unknown>['pace'];
  /** In the first year, and how much of that is certain; nothing where no part has a price. */
  year?: { amount: Range; certain: number };
  /** At its pace. */
  price?: Range;
  /** A source says only "from". */
  isFrom: boolean;
};

/** What is paid at all; the last group only where the family typed its figures. */
export function groupedLines(lines: readonly CostLine<unknown>[]): GroupedLine[] {
  return lineGroups.flatMap((group): GroupedLine[] => {
    const of = lines.filter(({ part }) => partsOf[group].includes(part));
    const [first] = of;
    const known = of.flatMap((line) => ('amount' in line ? line : []));
    if (!first || (group === 'other' && known.length === 0)) return [];
    const isFrom = known.some((line) => 'isFrom' in line && line.isFrom);
    const only = group === 'papers' && of.length === 1 ? first.part : undefined;
    if (known.length === 0) return [{ group, only, pace: first.pace, isFrom }];
    const price = sumOf(known.map(({ amount }) => amount));
    return [{ group, only, pace: first.pace, year: firstYearOf(known), price, isFrom }];
  });
}
