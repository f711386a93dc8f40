// The price of a year's tuition for one family, as far as it is verified; apart from living, because the table of regions
// weighs most and is asked for only when a region is chosen.
import { priceOf } from './price-of.ts';
import { publicYear } from './public-year.ts';
import type { Fact } from '#content/facts/fact.ts';
import type { Price } from '#domain/cost/cost.ts';
import type { Payer } from '#domain/cost/payer.ts';
import type { CentreKind, VocationalLevel } from '#domain/pathway/vocational.ts';
import type { PricedBranch } from '#domain/cost/priced-branch.ts';
import type { RegionId } from '#domain/regions.ts';

/** What is studied, and who pays; a language course is priced by nothing that we have. */
export type Course = {
  kind: 'degree' | 'vocational' | 'language';
  payer: Payer;
  /** Of the degree, where one is chosen: some prices differ by it. */
  branch?: PricedBranch | undefined;
  /** A private first year of Medicine has a price of its own. */
  isMedicine?: boolean;
  /** Of vocational training; without a word, higher training at a public centre. */
  level?: VocationalLevel | '';
  centre?: CentreKind | '';
};

/** A year of a course in a region. */
export function coursePrice(course: Course, region: RegionId): Price<Fact> | undefined {
  if (course.kind === 'language') return undefined;
  return course.kind === 'vocational'
    ? vocationalPrice(course, region)
    : tuitionPrice(course, region);
}

/** A year of a degree. */
export function tuitionPrice(
  { payer, branch, isMedicine }: Omit<Course, 'kind'>,
  region: RegionId,
): Price<Fact> | undefined {
  if (payer !== 'private') return publicYear(payer, region, branch);
  return isMedicine
    ? priceOf('medicine-year-private-low-2025', 'medicine-year-private-high-2025')
    : priceOf('private-year-low-2025', 'private-year-high-2025');
}

/** A year of vocational training: no source that we read tells passports apart, or prices intermediate training at a public school. */
function vocationalPrice({ level, centre }: Course, region: RegionId): Price<Fact> | undefined {
  if (centre === 'private') {
    return region === 'galicia'
      ? priceOf('vocational-private-year-low-2026', 'vocational-private-year-high-2026')
      : undefined;
  }
  if (level === 'medio') return undefined;
  if (region === 'catalonia') return priceOf('fp-year-catalonia-2023');
  return region === 'madrid' ? priceOf('fp-year-madrid-2025') : undefined;
}
