// The hexagon as a map (Holland 1973): distances between types. A map is not a finding: how
// well people fit it is measured on the research page.
import { riasecLetters, type RiasecLetter } from './riasec.ts';

/** 0 same, 1 adjacent, 2 alternate, 3 opposite. */
export type HexagonDistance = 0 | 1 | 2 | 3;

const stepsAround: readonly HexagonDistance[] = [0, 1, 2, 3, 2, 1];

/** Steps between two types along the sides of the hexagon, the shorter way. */
export function hexagonDistance(a: RiasecLetter, b: RiasecLetter): HexagonDistance {
  const around = Math.abs(riasecLetters.indexOf(a) - riasecLetters.indexOf(b));
  return stepsAround[around] ?? 0;
}
