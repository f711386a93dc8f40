// What a part may cost that nothing is known of: from the nearest like figure, and shown as ours. The price of a citizen of the
// EU never stands for that of others; parts without any like figure (fees of the university, the journey) are not here.
import type { Fact } from '#content/facts/fact.ts';
import type { Estimates, Price } from '#domain/cost/cost.ts';
import type { Payer } from '#domain/cost/payer.ts';
import type { RegionId } from '#domain/regions.ts';
import { regionIds } from '#domain/regions.ts';
import { cities } from './cities.ts';
import { knownPrices } from './known-prices.ts';
import { priceOf } from './price-of.ts';
import { tuitionPrice, vocationalPrice } from './tuition-price.ts';

/** @param asked for whom: `course` is what is studied, and a language course is priced by nothing */
export function estimatesFor(asked: {
  course: 'degree' | 'vocational' | 'language';
  payer: Payer;
  /** Empty while none is chosen: then of all of Spain. */
  region: RegionId | '';
}): Estimates<Fact> {
  const { course, payer, region } = asked;
  const priceIn = (each: RegionId) =>
    course === 'vocational' ? vocationalPrice(each) : tuitionPrice(payer, each);
  const elsewhere = course === 'language' ? [] : regionIds.map(priceIn);
  const near = cities.filter((city) => city.region === region);
  const rooms = (near.length > 0 ? near : cities).map(({ room }) => priceOf(room));
  const { food, transport, insurance } = knownPrices(undefined, 'madrid');
  const entries = Object.entries({
    tuition: estimate('regions', widest(elsewhere)),
    room: estimate('cities', widest(rooms)),
    food: estimate('madrid', food),
    transport: estimate('madrid', transport),
    insurance: estimate('madrid', insurance),
  });
  return Object.fromEntries(entries.filter(([, found]) => found !== undefined));
}

function estimate<B>(basis: B, price: Price<Fact> | undefined) {
  return price && { basis, price };
}

/** From the cheapest to the dearest, with the facts of these two. A price that only begins has no dearest end. */
function widest(prices: readonly (Price<Fact> | undefined)[]): Price<Fact> | undefined {
  const whole = prices.filter((price) => price !== undefined);
  const topOf = ({ low, high = low }: Price<Fact>) => high;
  const [cheapest] = whole.toSorted((a, b) => a.low - b.low);
  const [dearest] = whole.toSorted((a, b) => topOf(b) - topOf(a));
  if (!cheapest || !dearest) return undefined;
  const facts = [...new Set([...cheapest.facts, ...dearest.facts])];
  const until = [cheapest.until, dearest.until].toSorted()[0] ?? cheapest.until;
  return { low: cheapest.low, high: topOf(dearest), until, facts };
}
