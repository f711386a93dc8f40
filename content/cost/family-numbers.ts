// The numbers that a family asks for first, of all of Spain, from the estimates of the calculators: a month of living, and a
// year of a public degree for both passports. Each stands with the years that its prices are of.
import type { Fact } from '#content/facts/fact.ts';
import type { CostPart } from '#domain/cost/cost-parts.ts';
import type { Price } from '#domain/cost/cost.ts';
import { sumOf, type Range } from '#domain/range.ts';
import { estimatesFor } from './estimates.ts';

/** Whole euros, from to, and what they rest on. */
export type FamilyNumber = Range & { readonly facts: readonly Fact[] };

export type FamilyNumbers = {
  /** A month: a room in the cities that are known; food, transport and insurance in Madrid. */
  readonly month: FamilyNumber | undefined;
  /** A year of a public degree for who comes from outside the European Union, and for its citizens and residents. */
  readonly foreign: FamilyNumber | undefined;
  readonly resident: FamilyNumber | undefined;
};

const living: readonly CostPart[] = ['room', 'food', 'transport', 'insurance'];

export function familyNumbers(): FamilyNumbers {
  const foreign = estimatesFor({ kind: 'degree', payer: 'foreign' }, '');
  const resident = estimatesFor({ kind: 'degree', payer: 'resident' }, '');
  return {
    month: together(living.map((part) => foreign[part]?.price)),
    foreign: together([foreign.tuition?.price]),
    resident: together([resident.tuition?.price]),
  };
}

/** The sum of prices; none where one is not known. */
function together(prices: readonly (Price<Fact> | undefined)[]): FamilyNumber | undefined {
  const known = prices.filter((price) => price !== undefined);
  if (known.length < prices.length) return undefined;
  const { low, high } = sumOf(
    known.map((price) => ({ low: price.low, high: price.high ?? price.low })),
  );
  return {
    low: Math.round(low),
    high: Math.round(high),
    facts: known.flatMap(({ facts }) => facts),
  };
}
