// What a year of study for a career costs at a public place, between those who pay least and those who pay most: one figure that
// holds both prices (docs/decisions/044).
import type { CatalogEntry } from '#content/catalog/registry.ts';
import type { Degree } from '#content/catalog/degrees.ts';
import { tuition } from '#content/compiled/tuition/public-degrees.js';
import { priceOf } from '#content/cost/price-of.ts';
import { publicYear } from '#content/cost/public-year.ts';
import type { Copy } from '#content/dictionaries/es/career.ts';
import { wholeNumberIn } from '#content/wording/formats.ts';
import { pricedBranches } from '#domain/cost/priced-branch.ts';
import type { Locale } from '#domain/locale.ts';
import type { Glance } from '#app/features/careers/career-page/career-facts.ts';
import { fill } from '#app/i18n/fill.ts';
import { pathOf } from '#app/i18n/paths.tsx';

type Words = Copy['glance']['price'];

export function priceGlance(
  { degrees, titles }: CatalogEntry,
  locale: Locale,
  copy: Words,
): Omit<Glance, 'label'> {
  const href = pathOf('admission', locale);
  const range = (low: number, high: number) => {
    const whole = wholeNumberIn(locale);
    return fill(copy.range, {
      low: whole.format(Math.round(low)),
      high: whole.format(Math.round(high)),
    });
  };
  const [degree] = degrees;
  if (degree?.branch === 'artistic') return { value: copy.ask, text: copy.askArtistic, href };
  if (degree) {
    const known = degreeYear(degree);
    return known
      ? { value: range(known.low, known.high), text: copy.degree, href }
      : { value: copy.ask, text: copy.askUniversity, href };
  }
  const higher = titles.some(({ grade }) => grade === 'higher');
  const year = higher ? priceOf('fp-year-catalonia-2023', 'fp-year-madrid-2025') : undefined;
  if (year?.high !== undefined) {
    return { value: range(year.low, year.high), text: copy.vocational, href };
  }
  return { value: copy.ask, text: titles.length > 0 ? copy.askSchool : copy.askTrade, href };
}

/** From what residents pay where it is least to what the others pay where it is most; nothing where one side is unknown. */
function degreeYear({ branch }: Degree): { low: number; high: number } | undefined {
  const priced = pricedBranches.find((each) => each === branch);
  const resident = tuition.regions.flatMap(
    ({ region }) => publicYear('resident', region, priced) ?? [],
  );
  const foreign = tuition.regions.flatMap(
    ({ region }) => publicYear('foreign', region, priced) ?? [],
  );
  if (resident.length === 0 || foreign.length === 0) return undefined;
  return {
    low: Math.min(...resident.map(({ low }) => low)),
    high: Math.max(...foreign.map(({ low, high }) => high ?? low)),
  };
}
