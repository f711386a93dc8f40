// What a part may cost that nothing is known of: from the nearest like figure, and shown as ours. The price of a citizen of the
// EU never stands for that of others; parts without any like figure (fees of the university, the journey) are not here.
import type { Fact } from '#content/facts/fact.ts';
import type { Estimates, Price } from '#domain/cost/cost.ts';
import { regionIds, type RegionId } from '#domain/regions.ts';
import { cities } from './cities.ts';
import { knownPrices } from './known-prices.ts';
import { priceOf } from './price-of.ts';
import { coursePrice, type Course } from './tuition-price.ts';

/** @param region empty while none is chosen: then of all of Spain */
export function estimatesFor(course: Course, region: RegionId | ''): Estimates<Fact> {
  const elsewhere = regionIds.map((each) => coursePrice(course, each));
  const near = cities.filter((city) => city.region === region);
  const rooms = (near.length > 0 ? near : cities).map(({ room }) => priceOf(room));
  const { food, transport, insurance } = knownPrices(undefined, 'madrid');
  const entries = Object.entries({
    tuition: estimate('regions', widestPrice(elsewhere)),
    room: estimate('cities', widestPrice(rooms)),
    food: estimate('madrid', food),
    transport: estimate('madrid', transport),
    insurance: estimate('madrid', insurance),
  });
  return Object.fromEntries(entries.filter(([, found]) => found !== undefined));
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
