import type { Fact } from '#content/facts/fact.ts';
import { tuition } from '#content/compiled/tuition/public-degrees.js';
import { sideFacts } from '#content/facts/tuition-facts.ts';
import { foreignYearOf, yearOf, type TuitionByRegion } from '#content/facts/tuition.ts';
import type { Price } from '#domain/cost/cost.ts';
import type { PricedBranch } from '#domain/cost/priced-branch.ts';
import { lastDayOf } from '#domain/fact-age.ts';
import type { RegionId } from '#domain/regions.ts';

/**
 * A year of a public degree, of one branch where its price is known. Where a source says only that it is more, the same or up
 * to double, a family has to ask.
 */
export function publicYear(
  payer: 'foreign' | 'resident',
  region: RegionId,
  branch?: PricedBranch,
): Price<Fact> | undefined {
  const found = tuition.regions.find((each) => each.region === region);
  if (!found) return undefined;
  const row = branch ? ofBranch(found, branch) : found;
  const { resident, foreign } = row;
  const year = payer === 'resident' ? resident && yearOf(resident) : foreignYearOf(row);
  const cited = payer === 'resident' ? resident : 'year' in foreign ? foreign : null;
  if (!year || !cited || cited.mark === 'U') return undefined;
  const isFrom = resident?.form === 'from' && (payer === 'resident' || foreign.kind === 'times');
  return {
    low: year.low,
    high: isFrom ? undefined : year.high,
    until: lastDayOf(cited),
    facts: sideFacts(payer).filter(({ id }) => id === `tuition-${region}-${payer}`),
  };
}

/** Of a branch whose level is known, its price alone. */
function ofBranch(row: TuitionByRegion, branch: PricedBranch): TuitionByRegion {
  if (row.foreign.kind !== 'examples') return row;
  const { branches } = tuition.levels;
  const examples = row.foreign.examples.filter(({ degree }) => branches[degree].includes(branch));
  return examples.length > 0 ? { ...row, foreign: { ...row.foreign, examples } } : row;
}

/** Whether the price of a region is taken by the branch of a degree: that is our own inference, and told. */
export function isByBranch(region: RegionId, branch: PricedBranch | undefined): boolean {
  const foreign = tuition.regions.find((each) => each.region === region)?.foreign;
  if (!branch || foreign?.kind !== 'examples') return false;
  return Object.values(tuition.levels.branches).some((those) => those.includes(branch));
}

/** Whether a source says that a region charged those from outside no more than residents. */
export function chargesTheSame(region: RegionId): boolean {
  const foreign = tuition.regions.find((each) => each.region === region)?.foreign;
  return foreign?.kind === 'same' && foreign.mark !== 'U';
}

/** What it rests on. */
export function sameFacts(region: RegionId): readonly Fact[] {
  return sideFacts('foreign').filter(({ id }) => id === `tuition-${region}-foreign`);
}
