// How far the parameters of a calibration may be off: the inverse of the sum of each person's gradient times itself, the
// cross-product form of the information (Yuan, Cheng & Patton 2014, Psychometrika 79, 232-254).
import { dot, invert, times } from '#lab/statistics/matrix.ts';
import { locate, logChances } from './expectation.ts';
import { categoryGradients, type GradedItem } from './graded-item.ts';
import { places } from './quadrature.ts';

export type ItemErrors = { readonly slope: number; readonly difficulties: readonly number[] };

/** Standard errors, item by item; of difficulties by the delta method. `undefined` when people are too few or too alike. */
export function standardErrors(
  answers: readonly (readonly number[])[],
  items: readonly GradedItem[],
): readonly ItemErrors[] | undefined {
  const size = items.reduce((sum, { boundaries }) => sum + boundaries.length + 1, 0);
  const products = Array.from({ length: size }, () => Array<number>(size).fill(0));
  const logs = logChances(items);
  const moves = items.map((item) => Array.from(places, (place) => categoryGradients(item, place)));
  const posterior = new Float64Array(places.length);
  for (const row of answers) {
    locate(row, logs, posterior);
    const gradient = row.flatMap((category, item) => {
      const mean = Array<number>((items[item]?.boundaries.length ?? 0) + 1).fill(0);
      for (const [at, share] of posterior.entries()) {
        const own = moves[item]?.[at]?.[category];
        if (!own) continue;
        for (const [k, move] of own.entries()) mean[k] = (mean[k] ?? 0) + share * move;
      }
      return mean;
    });
    for (const [i, one] of gradient.entries()) {
      const line = products[i];
      if (!line) continue;
      for (const [j, other] of gradient.entries()) line[j] = (line[j] ?? 0) + one * other;
    }
  }
  const variance = invert(products);
  if (!variance) return undefined;
  let first = 0;
  return items.map(({ slope, boundaries }) => {
    const own = Array.from({ length: boundaries.length + 1 }, (_, k) => first + k);
    first += own.length;
    const block = own.map((i) => own.map((j) => variance[i]?.[j] ?? 0));
    return {
      slope: Math.sqrt(block[0]?.[0] ?? 0),
      // b = −d/a: ∂b/∂a = d/a², ∂b/∂d = −1/a.
      difficulties: boundaries.map((boundary, k) => {
        const moved = own.map((_, i) =>
          i === 0 ? boundary / slope ** 2 : i === k + 1 ? -1 / slope : 0,
        );
        return Math.sqrt(dot(moved, times(block, moved)));
      }),
    };
  });
}
