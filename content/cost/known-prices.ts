// What is known of the cost of studying for one family: each part as a price with the year that it is of and its facts. A part
// that nobody verified, and one whose fact is marked so, is not there: the calculator asks for it.
import type { Fact } from '#content/facts/fact.ts';
import type { CostPart } from '#domain/cost/cost-parts.ts';
import type { KnownPrices, Price } from '#domain/cost/cost.ts';
import { cities } from './cities.ts';
import { priceOf } from './price-of.ts';

/** `tuition`: of the family's aim, region and passport (`tuitionPrice`). */
export function knownPrices(
  tuition: Price<Fact> | undefined,
  cityId: string | undefined,
): KnownPrices<Fact> {
  const city = cities.find(({ id }) => id === cityId);
  const inMadrid = city?.id === 'madrid';
  const parts: Partial<Record<CostPart, Price<Fact> | undefined>> = {
    tuition,
    room: city && priceOf(city.room),
    food: inMadrid ? priceOf('madrid-food-low-2025', 'madrid-food-high-2025') : undefined,
    transport: inMadrid ? priceOf('madrid-transport-2025') : undefined,
    insurance: inMadrid
      ? priceOf('madrid-insurance-low-2025', 'madrid-insurance-high-2025')
      : undefined,
    homologation: priceOf('homologation-fee-2021'),
    credential: priceOf('uned-credential-2026'),
    pce: priceOf('pce-one-exam-2026', 'pce-six-exams-2026'),
  };
  return Object.fromEntries(Object.entries(parts).filter(([, known]) => known !== undefined));
}
