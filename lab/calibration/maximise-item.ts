// The M step: the parameters of one item under which the expected counts are likeliest, by Fisher scoring.
import { invert, times } from '#lab/statistics/matrix.ts';
import { categoryChances, categoryGradients, type GradedItem } from './graded-item.ts';
import { places } from './quadrature.ts';

const STEPS = 4;
const HALVINGS = 12;

export type ItemStep = {
  readonly item: GradedItem;
  /**
   * The gradient where the step began. By Fisher's identity it is that of the likelihood of the answers themselves, so
   * that it says how far the calibration is from its end.
   */
  readonly gradient: readonly number[];
};

/** A few steps uphill; what is left is done in the next round. */
export function maximiseItem(start: GradedItem, counts: readonly Float64Array[]): ItemStep {
  let item = start;
  let first: readonly number[] | undefined;
  for (let step = 0; step < STEPS; step += 1) {
    const { gradient, information } = slopeAt(item, counts);
    first ??= gradient;
    const inverse = invert(information);
    if (!inverse) break;
    const next = uphill(item, times(inverse, gradient), counts);
    if (!next) break;
    item = next;
  }
  return { item, gradient: first ?? [] };
}

function slopeAt(item: GradedItem, counts: readonly Float64Array[]) {
  const size = item.boundaries.length + 1;
  const gradient = Array<number>(size).fill(0);
  const information = Array.from({ length: size }, () => Array<number>(size).fill(0));
  for (const [at, place] of places.entries()) {
    const chances = categoryChances(item, place);
    const people = counts.reduce((sum, row) => sum + (row[at] ?? 0), 0);
    for (const [category, moves] of categoryGradients(item, place).entries()) {
      const count = counts[category]?.[at] ?? 0;
      const expected = people * (chances[category] ?? 0);
      for (const [i, move] of moves.entries()) {
        gradient[i] = (gradient[i] ?? 0) + count * move;
        const line = information[i];
        if (!line || move === 0) continue;
        for (const [j, other] of moves.entries())
          line[j] = (line[j] ?? 0) + expected * move * other;
      }
    }
  }
  return { gradient, information };
}

/** The step, halved until the boundaries keep their order and the counts are likelier; `undefined` at the top. */
function uphill(
  item: GradedItem,
  [slopeStep = 0, ...steps]: readonly number[],
  counts: readonly Float64Array[],
): GradedItem | undefined {
  const before = likelihood(item, counts);
  for (let halving = 0, part = 1; halving < HALVINGS; halving += 1, part /= 2) {
    const boundaries = item.boundaries.map((value, k) => value + part * (steps[k] ?? 0));
    const next = { slope: item.slope + part * slopeStep, boundaries };
    const isOrdered = boundaries.every((value, k) => k === 0 || value < (boundaries[k - 1] ?? 0));
    if (isOrdered && likelihood(next, counts) > before) return next;
  }
  return undefined;
}

function likelihood(item: GradedItem, counts: readonly Float64Array[]): number {
  let sum = 0;
  for (const [at, place] of places.entries()) {
    for (const [category, chance] of categoryChances(item, place).entries())
      sum += (counts[category]?.[at] ?? 0) * Math.log(chance);
  }
  return sum;
}
