// How alike two three-letter codes are. For the method page and for comparison with the literature only: people are
// never matched to careers by code.
import { hexagonDistance } from './hexagon.ts';
import type { RiasecLetter } from './riasec.ts';

export type Code = readonly [RiasecLetter, RiasecLetter, RiasecLetter];

/** Iachan (1984, J Voc Behav 24, 133-141): weight of person's letter (row) found at the other's place (column). */
const IACHAN_WEIGHTS = [
  [22, 10, 4],
  [10, 5, 2],
  [4, 2, 1],
] as const;

/** Brown & Gore (1994, J Voc Behav 45, 310-327): 3·X1 + 2·X2 + X3, X = 3 less the hexagon distance; 0 to 18. */
export function brownGoreC(person: Code, other: Code): number {
  const closeness = (place: 0 | 1 | 2) => 3 - hexagonDistance(person[place], other[place]);
  return 3 * closeness(0) + 2 * closeness(1) + closeness(2);
}

/** Iachan's M: the sum of the weights of all letters in common; 0 to 28. */
export function iachanM(person: Code, other: Code): number {
  return IACHAN_WEIGHTS.flatMap((row, place) =>
    row.filter((_, otherPlace) => person[place] === other[otherPlace]),
  ).reduce<number>((sum, weight) => sum + weight, 0);
}
