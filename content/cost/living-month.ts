// What a month of living costs: room, food, transport and insurance, and nothing else. Every page that tells it asks here, so that
// one place has one figure on the whole site.
import type { Fact } from '#content/facts/fact.ts';
import type { CityId } from '#domain/cost/city-ids.ts';
import { inTens, sumOf, type Range } from '#domain/range.ts';
import type { RegionId } from '#domain/regions.ts';
import { cities } from './cities.ts';
import { estimate, widestPrice } from './estimate.ts';
import { knownPrices } from './known-prices.ts';
import { priceOf } from './price-of.ts';

const parts = ['room', 'food', 'transport', 'insurance'] as const;

/** Of the cities of a region whose room is known, else of all of Spain; the rest is known of Madrid alone. */
export function livingEstimates(region: RegionId | '') {
  const { food, transport, insurance } = knownPrices(undefined, 'madrid');
  const rooms = roomsNear(region).map(({ room }) => priceOf(room));
  return {
    room: estimate('cities', widestPrice(rooms)),
    food: estimate('madrid', food),
    transport: estimate('madrid', transport),
    insurance: estimate('madrid', insurance),
  };
}

/** Whole tens of euros and what they rest on; nothing where a part is not verified. */
export function livingMonth({
  region = '',
  city,
}: {
  region?: RegionId | '';
  city?: CityId;
}): (Range & { facts: readonly Fact[] }) | undefined {
  const known = knownPrices(undefined, city);
  const near = livingEstimates(region);
  const prices = parts.flatMap((part) => known[part] ?? near[part]?.price ?? []);
  if (prices.length < parts.length) return undefined;
  const sum = sumOf(prices.map(({ low, high = low }) => ({ low, high })));
  return { ...inTens(sum), facts: prices.flatMap(({ facts }) => facts) };
}

function roomsNear(region: RegionId | '') {
  const near = cities.filter((city) => city.region === region);
  return near.length > 0 ? near : cities;
}
