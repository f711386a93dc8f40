// The price of a year's tuition for one family, as far as it is verified; apart from living, because the table of regions
// weighs most and is asked for only when a region is chosen.
import { priceOf } from './price-of.ts';
import { publicYear } from './public-year.ts';
import type { Fact } from '#content/facts/fact.ts';
import type { Price } from '#domain/cost/cost.ts';
import type { Payer } from '#domain/cost/payer.ts';
import type { PricedBranch } from '#domain/cost/priced-branch.ts';
import type { RegionId } from '#domain/regions.ts';

/** What is studied, and who pays; a language course is priced by nothing that we have. */
export type Course = {
  kind: 'degree' | 'vocational' | 'language';
  payer: Payer;
  /** Of the degree, where one is chosen: some prices differ by it. */
  branch?: PricedBranch | undefined;
};

/** A year of a course in a region. */
export function coursePrice(course: Course, region: RegionId): Price<Fact> | undefined {
  if (course.kind === 'language') return undefined;
  return course.kind === 'vocational'
    ? vocationalPrice(region)
    : tuitionPrice(course.payer, region, course.branch);
}

/** A year of a degree. */
export function tuitionPrice(
  payer: Payer,
  region: RegionId,
  branch?: PricedBranch,
): Price<Fact> | undefined {
  return payer === 'private'
    ? priceOf('private-year-low-2025', 'private-year-high-2025')
    : publicYear(payer, region, branch);
}

/** A year of higher vocational training at a public school; no source that we read tells passports apart. */
function vocationalPrice(region: RegionId): Price<Fact> | undefined {
  if (region === 'catalonia') return priceOf('fp-year-catalonia-2023');
  return region === 'madrid' ? priceOf('fp-year-madrid-2025') : undefined;
}
