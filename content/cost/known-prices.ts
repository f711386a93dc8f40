// What is known of the cost of studying for one family: each part as a price with the year that it is of and its facts. A part
// that nobody verified, and one whose fact is marked so, is not there: the calculator asks for it.
import type { Fact } from '#content/facts/fact.ts';
import { costFact, type CostFactId } from '#content/facts/find-cost.ts';
import { tuition } from '#content/facts/tuition-by-region.ts';
import { sideFacts } from '#content/facts/tuition-facts.ts';
import { foreignYearOf, yearOf, type Citation } from '#content/facts/tuition.ts';
import type { CostPart } from '#domain/cost/cost-parts.ts';
import type { KnownPrices, Price } from '#domain/cost/cost.ts';
import type { Payer } from '#domain/cost/payer.ts';
import type { RegionId } from '#domain/regions.ts';
import { cities } from './cities.ts';

/** Last day of the year that figures of a named date are of. */
const ends = { room: '2025-12-31', madrid: '2025-12-31', course: '2025-08-31' } as const;

export function knownPrices(
  payer: Payer,
  region: RegionId,
  cityId: string | undefined,
): KnownPrices<Fact> {
  const city = cities.find(({ id }) => id === cityId);
  const inMadrid = city?.id === 'madrid';
  const parts: Partial<Record<CostPart, Price<Fact> | undefined>> = {
    tuition: payer === 'private' ? privateYear() : publicYear(payer, region),
    room: city && price(ends.room, city.room),
    food: inMadrid
      ? price(ends.madrid, 'madrid-food-low-2025', 'madrid-food-high-2025')
      : undefined,
    transport: inMadrid ? price(ends.madrid, 'madrid-transport-2025') : undefined,
    insurance: inMadrid
      ? price(ends.madrid, 'madrid-insurance-low-2025', 'madrid-insurance-high-2025')
      : undefined,
    homologation: price('2021-12-31', 'homologation-fee-2021'),
    credential: price('2018-12-31', 'uned-verification-fee-old'),
  };
  return Object.fromEntries(Object.entries(parts).filter(([, known]) => known !== undefined));
}

function privateYear(): Price<Fact> | undefined {
  return price(ends.course, 'private-year-low-2025', 'private-year-high-2025');
}

/** From the first of these facts to the last; nothing where one of them is not verified. */
function price(until: string, ...ids: readonly CostFactId[]): Price<Fact> | undefined {
  const of = ids.map(costFact);
  if (of.some(({ mark }) => mark === 'U')) return undefined;
  const values = of.map(({ value }) => Number(value));
  return { low: Math.min(...values), high: Math.max(...values), until, facts: of };
}

/** A year of a public degree. Where a source says only that it is more, the same or up to double, a family has to ask. */
function publicYear(payer: 'foreign' | 'resident', region: RegionId): Price<Fact> | undefined {
  const row = tuition.regions.find((each) => each.region === region);
  if (!row) return undefined;
  const { resident, foreign } = row;
  const year = payer === 'resident' ? resident && yearOf(resident) : foreignYearOf(row);
  const cited = payer === 'resident' ? resident : 'year' in foreign ? foreign : null;
  if (!year || !cited || isUnverified(cited)) return undefined;
  const isFrom = resident?.form === 'from' && (payer === 'resident' || foreign.kind === 'times');
  return {
    low: year.low,
    high: isFrom ? undefined : year.high,
    until: `20${cited.year.slice(-2)}-08-31`,
    facts: sideFacts(payer).filter(({ id }) => id === `tuition-${region}-${payer}`),
  };
}

function isUnverified({ mark }: Citation): boolean {
  return mark === 'U';
}
