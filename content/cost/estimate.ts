import type { Fact } from '#content/facts/fact.ts';
import type { Basis, Estimate, Price } from '#domain/cost/cost.ts';

/** A price as an estimate of that basis; nothing where no price is known. */
export function estimate(basis: Basis, price: Price<Fact> | undefined): Estimate<Fact> | undefined {
  return price && { basis, price };
}

/** From the cheapest to the dearest, with the facts of these two; one that its source says only as "from" counts by it. */
export function widestPrice(prices: readonly (Price<Fact> | undefined)[]): Price<Fact> | undefined {
  const whole = prices.filter((price) => price !== undefined);
  const topOf = ({ low, high = low }: Price<Fact>) => high;
  const [cheapest] = whole.toSorted((a, b) => a.low - b.low);
  const [dearest] = whole.toSorted((a, b) => topOf(b) - topOf(a));
  if (!cheapest || !dearest) return undefined;
  const facts = [...new Set([...cheapest.facts, ...dearest.facts])];
  const until = [cheapest.until, dearest.until].toSorted()[0] ?? cheapest.until;
  return { low: cheapest.low, high: topOf(dearest), until, facts };
}
