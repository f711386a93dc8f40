// What a part may cost that nothing is known of: from the nearest like figure, and shown as ours. The price of a citizen of the
// EU stands for that of others only where a source says that the region charged both the same; parts without any like figure
// (fees of the university, the journey) are not here.
import type { Fact } from '#content/facts/fact.ts';
import type { Estimates, Price } from '#domain/cost/cost.ts';
import { regionIds, type RegionId } from '#domain/regions.ts';
import { cities } from './cities.ts';
import { knownPrices } from './known-prices.ts';
import { priceOf } from './price-of.ts';
import { chargesTheSame, sameFacts } from './public-year.ts';
import { coursePrice, type Course } from './tuition-price.ts';

/** @param region empty while none is chosen: then of all of Spain */
export function estimatesFor(course: Course, region: RegionId | ''): Estimates<Fact> {
  const near = cities.filter((city) => city.region === region);
  const rooms = (near.length > 0 ? near : cities).map(({ room }) => priceOf(room));
  const { food, transport, insurance } = knownPrices(undefined, 'madrid');
  const entries = Object.entries({
    tuition: tuitionEstimate(course, region),
    room: estimate('cities', widestPrice(rooms)),
    food: estimate('madrid', food),
    transport: estimate('madrid', transport),
    insurance: estimate('madrid', insurance),
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

function estimate<B>(basis: B, price: Price<Fact> | undefined) {
  return price && { basis, price };
}

/** From the cheapest to the dearest, with the facts of these two; one that its source says only as "from" counts by it. */
function widestPrice(prices: readonly (Price<Fact> | undefined)[]): Price<Fact> | undefined {
  const whole = prices.filter((price) => price !== undefined);
  const topOf = ({ low, high = low }: Price<Fact>) => high;
  const [cheapest] = whole.toSorted((a, b) => a.low - b.low);
  const [dearest] = whole.toSorted((a, b) => topOf(b) - topOf(a));
  if (!cheapest || !dearest) return undefined;
  const facts = [...new Set([...cheapest.facts, ...dearest.facts])];
  const until = [cheapest.until, dearest.until].toSorted()[0] ?? cheapest.until;
  return { low: cheapest.low, high: topOf(dearest), until, facts };
}
