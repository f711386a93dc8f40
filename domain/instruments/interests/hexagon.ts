// The hexagon as a map (Holland 1973): distances between types, and where each stands. A map is not a finding: how
// well people fit it is measured on the research page.
import { byLetter, riasecLetters, type ByLetter, type RiasecLetter } from './riasec.ts';

/** 0 same, 1 adjacent, 2 alternate, 3 opposite. */
export type HexagonDistance = 0 | 1 | 2 | 3;

export type Point = { readonly x: number; readonly y: number };

const stepsAround: readonly HexagonDistance[] = [0, 1, 2, 3, 2, 1];

/** Steps between two types along the sides of the hexagon, the shorter way. */
export function hexagonDistance(a: RiasecLetter, b: RiasecLetter): HexagonDistance {
  const around = Math.abs(riasecLetters.indexOf(a) - riasecLetters.indexOf(b));
  return stepsAround[around] ?? 0;
}

/**
 * Corners on the unit circle with y upwards: R upper left, I upper right, A right, S lower right, E lower left, C left,
 * as the hexagon is printed in the literature. For drawing, not for scoring.
 */
export const hexagonCorners: ByLetter<Point> = byLetter((letter) => {
  const angle = (2 / 3 - riasecLetters.indexOf(letter) / 3) * Math.PI;
  return { x: Math.cos(angle), y: Math.sin(angle) };
});
