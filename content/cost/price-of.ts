import type { Fact } from '#content/facts/fact.ts';
import { costFact, type CostFactId } from '#content/facts/find-cost.ts';
import { lastDayOf } from '#domain/fact-age.ts';
import type { Price } from '#domain/cost/cost.ts';

/** From the lowest of these facts to the highest; nothing where one of them is not verified. */
export function priceOf(...ids: readonly CostFactId[]): Price<Fact> | undefined {
  const found = verified(ids);
  if (!found) return undefined;
  const { values, ...price } = found;
  return { ...price, low: Math.min(...values), high: Math.max(...values) };
}

/** All of these facts together: fees that are paid at once. */
export function sumPriceOf(...ids: readonly CostFactId[]): Price<Fact> | undefined {
  const found = verified(ids);
  if (!found) return undefined;
  const { values, ...price } = found;
  const sum = values.reduce((a, b) => a + b, 0);
  return { ...price, low: sum, high: sum };
}

function verified(ids: readonly CostFactId[]) {
  const facts = ids.map(costFact);
  if (facts.some(({ mark }) => mark === 'U')) return undefined;
  // Of several, the one whose year ends first.
  const until = facts.map(lastDayOf).reduce((a, b) => (a < b ? a : b));
  return { values: facts.map(({ value }) => Number(value)), until, facts };
}
