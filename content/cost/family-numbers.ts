// The numbers that a family asks for first, of all of Spain, from the estimates of the calculators: a month of living, and a
// year of a public degree for both passports. Each stands with the years that its prices are of.
import type { Words } from '#content/catalog/words.ts';
import { tuition } from '#content/compiled/tuition/public-degrees.js';
import type { Fact } from '#content/facts/fact.ts';
import type { Price } from '#domain/cost/cost.ts';
import type { CityId } from '#domain/cost/city-ids.ts';
import { sumOf, type Range } from '#domain/range.ts';
import { cities } from './cities.ts';
import { estimatesFor } from './estimates.ts';
import { livingMonth } from './living-month.ts';
import { priceOf } from './price-of.ts';
import { publicYear } from './public-year.ts';

/** Whole euros, from to, and what they rest on. */
export type FamilyNumber = Range & { readonly facts: readonly Fact[] };

export type FamilyNumbers = {
  /**
   * A month: a room in the cities that are known, with those where it is least and most; food, transport and insurance in Madrid.
   */
  readonly month:
    (FamilyNumber & { readonly cheapest: CityId; readonly dearest: CityId }) | undefined;
  /** The same in Madrid. */
  readonly madrid: FamilyNumber | undefined;
  /**
   * A year of a public degree for who comes from outside the European Union, of the regions whose price is known, with the names of
   * those where it is least and most; and for citizens of the Union and residents.
   */
  readonly foreign:
    (FamilyNumber & { readonly cheapest: Words; readonly dearest: Words }) | undefined;
  readonly resident: FamilyNumber | undefined;
};

export function familyNumbers(): FamilyNumbers {
  const resident = estimatesFor({ kind: 'degree', payer: 'resident' }, '');
  const month = livingMonth({});
  const ends = roomEnds();
  return {
    month: month && { ...month, ...ends },
    madrid: livingMonth({ city: 'madrid' }),
    foreign: foreignYear(),
    resident: together([resident.tuition?.price]),
  };
}

/** The cities with the cheapest room and with the dearest. */
function roomEnds(): { cheapest: CityId; dearest: CityId } {
  const known = cities.flatMap(({ id, room }) => {
    const price = priceOf(room);
    return price ? [{ id, low: price.low, high: price.high ?? price.low }] : [];
  });
  const [cheapest] = known.toSorted((a, b) => a.low - b.low);
  const [dearest] = known.toSorted((a, b) => b.high - a.high);
  return { cheapest: cheapest?.id ?? 'madrid', dearest: dearest?.id ?? 'madrid' };
}

function foreignYear(): FamilyNumbers['foreign'] {
  const known = tuition.regions.flatMap(({ region, name }) => {
    const price = publicYear('foreign', region);
    return price
      ? [{ name, low: price.low, high: price.high ?? price.low, facts: price.facts }]
      : [];
  });
  const [cheapest] = known.toSorted((a, b) => a.low - b.low);
  const [dearest] = known.toSorted((a, b) => b.high - a.high);
  if (!cheapest || !dearest) return undefined;
  return {
    low: Math.round(cheapest.low),
    high: Math.round(dearest.high),
    facts: [...new Set([...cheapest.facts, ...dearest.facts])],
    cheapest: cheapest.name,
    dearest: dearest.name,
  };
}

/** The sum of prices; none where one is not known. */
function together(prices: readonly (Price<Fact> | undefined)[]): FamilyNumber | undefined {
  const known = prices.filter((price) => price !== undefined);
  if (known.length < prices.length) return undefined;
  const { low, high } = sumOf(
    known.map((price) => ({ low: price.low, high: price.high ?? price.low })),
  );
  return {
    low: Math.round(low),
    high: Math.round(high),
    facts: known.flatMap(({ facts }) => facts),
  };
}
