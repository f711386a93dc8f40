import type { Fact } from '#content/facts/fact.ts';
import { tuition } from '#content/compiled/tuition/public-degrees.js';
import { sideFacts } from '#content/facts/tuition-facts.ts';
import { foreignYearOf, yearOf } from '#content/facts/tuition.ts';
import type { Price } from '#domain/cost/cost.ts';
import { lastDayOf } from '#domain/fact-age.ts';
import type { RegionId } from '#domain/regions.ts';

/** A year of a public degree. Where a source says only that it is more, the same or up to double, a family has to ask. */
export function publicYear(
  payer: 'foreign' | 'resident',
  region: RegionId,
): Price<Fact> | undefined {
  const row = tuition.regions.find((each) => each.region === region);
  if (!row) return undefined;
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
