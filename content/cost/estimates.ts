// What a part may cost that nothing is known of: from the nearest like figure, and shown as ours. The price of a citizen of the
// EU stands for that of others only where a source says that the region charged both the same; parts without any like figure
// (fees of the university, the journey) are not here.
import type { Fact } from '#content/facts/fact.ts';
import type { Estimates, Price } from '#domain/cost/cost.ts';
import { regionIds, type RegionId } from '#domain/regions.ts';
import { estimate, widestPrice } from './estimate.ts';
import { livingEstimates } from './living-month.ts';
import { chargesTheSame, sameFacts } from './public-year.ts';
import { coursePrice, type Course } from './tuition-price.ts';

/** @param region empty while none is chosen: then of all of Spain */
export function estimatesFor(course: Course, region: RegionId | ''): Estimates<Fact> {
  const entries = Object.entries({
    tuition: tuitionEstimate(course, region),
    ...livingEstimates(region),
  });
  return Object.fromEntries(entries.filter(([, found]) => found !== undefined));
}

/**
 * Of the regions whose price for the same payer is known. A region that charged no more than residents: from that price to its
 * double, because Valencia was one of them and has doubled since.
 */
function tuitionEstimate(course: Course, region: RegionId | '') {
  const elsewhere = regionIds.map((each) => coursePrice(course, each));
  const isFromOutside = course.kind === 'degree' && course.payer === 'foreign';
  if (!isFromOutside) return estimate('regions', widestPrice(elsewhere));
  if (region !== '' && chargesTheSame(region)) return estimate('same', priceOfSame(region));
  const same = region === '' ? regionIds.filter(chargesTheSame).map(priceOfSame) : [];
  return estimate('regions', widestPrice([...elsewhere, ...same]));
}

function priceOfSame(region: RegionId): Price<Fact> | undefined {
  const resident = { kind: 'degree', payer: 'resident' } as const;
  const of =
    coursePrice(resident, region) ??
    widestPrice(regionIds.map((each) => coursePrice(resident, each)));
  if (!of) return undefined;
  return { ...of, high: 2 * (of.high ?? of.low), facts: [...sameFacts(region), ...of.facts] };
}
