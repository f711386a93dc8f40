import type { Fact } from '#content/facts/fact.ts';
import { costFact, type CostFactId } from '#content/facts/find-cost.ts';
import { lastDayOf } from '#domain/fact-age.ts';
import type { Price } from '#domain/cost/cost.ts';

/** From the lowest of these facts to the highest; nothing where one of them is not verified. */
export function priceOf(...ids: readonly CostFactId[]): Price<Fact> | undefined {
  const of = ids.map(costFact);
  if (of.some(({ mark }) => mark === 'U')) return undefined;
  const values = of.map(({ value }) => Number(value));
  // Of several, the one whose year ends first.
  const until = of.map(lastDayOf).reduce((a, b) => (a < b ? a : b));
  return { low: Math.min(...values), high: Math.max(...values), until, facts: of };
}
