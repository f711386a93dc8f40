// What a scale and each of its items are worth, with intervals.
import type { ScaleFigures } from '#domain/research/study.ts';
import { cronbachAlpha, variance } from '#lab/statistics/alpha.ts';
import { intervalOf, itemStatistics } from '#lab/statistics/item-statistics.ts';
import { omegaTotal, Z95 } from '#lab/statistics/omega.ts';
import { around, round, toEstimate } from './rounding.ts';
import { sumOf } from './studied-person.ts';

/** `answers`: one row a person, in the order of `items`. */
export function scaleFigures(
  scale: string,
  items: readonly string[],
  answers: readonly (readonly number[])[],
): ScaleFigures {
  const sums = answers.map(sumOf);
  const deviation = Math.sqrt(variance(sums) ?? 0);
  const omega = omegaTotal(answers);
  const people = answers.length;
  const statistics = itemStatistics(answers);
  return {
    scale,
    mean: around(sumOf(sums) / people, deviation / Math.sqrt(people), 2),
    deviation: round(deviation, 2),
    alpha: toEstimate(alphaInterval(cronbachAlpha(answers), items.length, people), 3),
    omega: toEstimate(omega && { ...omega, value: omega.omega }, 3),
    items: statistics.map(({ mean, itemRest, alphaIfDropped }, at) => {
      const own = Math.sqrt(variance(answers.map((row) => row[at] ?? 0)) ?? 0);
      const rest =
        itemRest === undefined ? undefined : { value: itemRest, ...intervalOf(itemRest, people) };
      return {
        item: items[at] ?? '',
        mean: around(mean, own / Math.sqrt(people), 2),
        itemRest: toEstimate(rest, 3),
        alphaIfDropped: toEstimate(alphaInterval(alphaIfDropped, items.length - 1, people), 3),
      };
    }),
  };
}

/** 95 % interval of alpha through log(1 − α) (Bonett 2002, J Educ Behav Stat 27, 335-340). */
function alphaInterval(alpha: number | undefined, items: number, people: number) {
  if (alpha === undefined) return undefined;
  const half = Z95 * Math.sqrt((2 * items) / ((items - 1) * (people - 2)));
  const bound = (by: number) => 1 - Math.exp(Math.log(1 - alpha) + by);
  return { value: alpha, low: bound(half), high: bound(-half) };
}
