// What a year of study for a career costs at a public place: for who comes without a passport of the Union first, and beside it
// with one (docs/decisions/044).
import type { CatalogEntry } from '#content/catalog/registry.ts';
import type { Degree } from '#content/catalog/degrees.ts';
import { tuition } from '#content/compiled/tuition/public-degrees.js';
import { priceOf } from '#content/cost/price-of.ts';
import { publicYear } from '#content/cost/public-year.ts';
import type { Copy } from '#content/dictionaries/es/career.ts';
import { wholeNumberIn } from '#content/wording/formats.ts';
import type { Payer } from '#domain/cost/payer.ts';
import { pricedBranches } from '#domain/cost/priced-branch.ts';
import type { Locale } from '#domain/locale.ts';
import type { Range } from '#domain/range.ts';
import type { Glance } from '#app/features/careers/studies/glance-list.tsx';
import { fill } from '#app/i18n/fill.ts';
import { pathOf } from '#app/i18n/paths.tsx';

type Words = Copy['glance']['price'];

export function priceGlance(
  { degrees, titles }: Pick<CatalogEntry, 'degrees' | 'titles'>,
  locale: Locale,
  copy: Words,
): Omit<Glance, 'label'> {
  const href = pathOf('admission', locale);
  const inWords = ({ low, high }: Range) => {
    const whole = wholeNumberIn(locale);
    return fill(copy.range, {
      low: whole.format(Math.round(low)),
      high: whole.format(Math.round(high)),
    });
  };
  const priced = (euros: Range, text: string) => ({ value: inWords(euros), euros, text, href });
  const [degree] = degrees;
  if (degree?.branch === 'artistic') return { value: copy.ask, text: copy.askArtistic, href };
  if (degree) {
    const [foreign, resident] = [yearOf(degree, 'foreign'), yearOf(degree, 'resident')];
    return foreign && resident
      ? priced(foreign, fill(copy.degree, { resident: inWords(resident) }))
      : { value: copy.ask, text: copy.askUniversity, href };
  }
  const higher = titles.some(({ grade }) => grade === 'higher');
  const year = higher ? priceOf('fp-year-catalonia-2023', 'fp-year-madrid-2025') : undefined;
  if (year?.high !== undefined) {
    return priced({ low: year.low, high: year.high }, copy.vocational);
  }
  return { value: copy.ask, text: titles.length > 0 ? copy.askSchool : copy.askTrade, href };
}

/** Between the regions where it is least and most; nothing where none is known. */
function yearOf({ branch }: Degree, payer: Exclude<Payer, 'private'>): Range | undefined {
  const priced = pricedBranches.find((each) => each === branch);
  const known = tuition.regions.flatMap(({ region }) => publicYear(payer, region, priced) ?? []);
  if (known.length === 0) return undefined;
  return {
    low: Math.min(...known.map(({ low }) => low)),
    high: Math.max(...known.map(({ low, high }) => high ?? low)),
  };
}
