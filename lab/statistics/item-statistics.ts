// What each question of a scale adds to it, and what a whole scale keeps from one test to the next.
import { cronbachAlpha, variance } from './alpha.ts';
import { Z95 } from './omega.ts';

export type ItemStatistics = {
  readonly mean: number;
  /** Correlation with the sum of the other items (corrected item-total; Nunnally 1978); `undefined` without variance. */
  readonly itemRest: number | undefined;
  /** Alpha of the scale without the item; above that of the whole scale, the item takes away from it. */
  readonly alphaIfDropped: number | undefined;
};

/** One record per item. `answers`: one row per person, one column per item, keyed, no gaps. */
export function itemStatistics(answers: readonly (readonly number[])[]): readonly ItemStatistics[] {
  const items = answers[0]?.length ?? 0;
  return Array.from({ length: items }, (_, item) => {
    const own = answers.map((row) => row[item] ?? 0);
    const others = answers.map((row) => row.toSpliced(item, 1));
    return {
      mean: own.reduce((sum, value) => sum + value, 0) / own.length,
      itemRest: correlation(own, others.map(sumOf)),
      alphaIfDropped: cronbachAlpha(others),
    };
  });
}

export type Retest = {
  readonly r: number;
  /** 95 % interval (Fisher 1921); narrows with the number of people alone. */
  readonly low: number;
  readonly high: number;
};

/** How far scores of the same people in two tests agree; `undefined` for fewer than four people or without variance. */
export function retestOf(first: readonly number[], second: readonly number[]): Retest | undefined {
  const r = correlation(first, second);
  if (r === undefined || first.length < 4) return undefined;
  return { r, ...intervalOf(r, first.length) };
}

/** 95 % interval of a correlation (Fisher 1921). */
export function intervalOf(r: number, people: number): { low: number; high: number } {
  const [z, half] = [Math.atanh(r), Z95 / Math.sqrt(people - 3)];
  return { low: Math.tanh(z - half), high: Math.tanh(z + half) };
}

/** Pearson's r. */
function correlation(one: readonly number[], other: readonly number[]): number | undefined {
  const spread = Math.sqrt((variance(one) ?? 0) * (variance(other) ?? 0));
  if (spread === 0) return undefined;
  const [mean, otherMean] = [sumOf(one) / one.length, sumOf(other) / other.length];
  const products = one.map((value, at) => (value - mean) * ((other[at] ?? 0) - otherMean));
  return sumOf(products) / (one.length - 1) / spread;
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
