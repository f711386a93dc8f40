// The price of a year's tuition for one family, as far as it is verified; apart from living, because the table of regions
// weighs most and is asked for only when a region is chosen.
import { priceOf } from './price-of.ts';
import { publicYear } from './public-year.ts';
import type { Fact } from '#content/facts/fact.ts';
import type { Price } from '#domain/cost/cost.ts';
import type { Payer } from '#domain/cost/payer.ts';
import type { PricedBranch } from '#domain/cost/priced-branch.ts';
import type { RegionId } from '#domain/regions.ts';

/** @param branch of the degree, where one is chosen: some prices differ by it */
export function tuitionPrice(
  payer: Payer,
  region: RegionId,
  branch?: PricedBranch,
): Price<Fact> | undefined {
  return payer === 'private'
    ? priceOf('private-year-low-2025', 'private-year-high-2025')
    : publicYear(payer, region, branch);
}

/** The price of a year of higher vocational training at a public school, which no passport changes as far as sources say. */
export function vocationalPrice(region: RegionId): Price<Fact> | undefined {
  return region === 'madrid' ? priceOf('fp-year-madrid-2025') : undefined;
}
