// How clearly a profile's peaks stand out from the rest.
import { riasecLetters, type ByLetter } from './riasec.ts';

export type Differentiation = {
  /** Highest minus lowest score (Holland 1973). */
  readonly range: number;
  /** L1 = ½·(x(1) − (x(2) + x(4)) / 2), x(k) the k-th highest (Iachan 1984, Psychometrika 49, 217-222). */
  readonly iachan: number;
};

/** Both indices in the unit of the scores; 0 when all six are equal. */
export function differentiationOf(points: ByLetter<number>): Differentiation {
  const [x1, x2, , x4, , x6] = highestFirst(points);
  return { range: x1 - x6, iachan: (x1 - (x2 + x4) / 2) / 2 };
}

type Six = readonly [number, number, number, number, number, number];

function highestFirst(points: ByLetter<number>): Six {
  const sorted = riasecLetters.map((letter) => points[letter]).toSorted((a, b) => b - a);
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = sorted;
  return [a, b, c, d, e, f];
}
