// Everything that a visitor can read and that tells a figure of the world: what may tell a price, the way from each country,
// and what the calculators say of money in every region and city.
import { renderToStaticMarkup } from 'react-dom/server';
import { cities } from '#content/cost/cities.ts';
import { estimatesFor } from '#content/cost/estimates.ts';
import { knownPrices } from '#content/cost/known-prices.ts';
import { tuitionPrice } from '#content/cost/tuition-price.ts';
import { copy as calculatorEn } from '#content/dictionaries/en/calculator.ts';
import { copy as calculatorEs } from '#content/dictionaries/es/calculator.ts';
import { costOf } from '#domain/cost/cost.ts';
import { payers } from '#domain/cost/payer.ts';
import type { Locale } from '#domain/locale.ts';
import { regionIds, type RegionId } from '#domain/regions.ts';
import { listsIn } from '#app/features/admission/first-answer.tsx';
import { CostTable } from '#app/features/admission/calculator/cost/cost-table.tsx';
import { MeansBox } from '#app/features/admission/means-box.tsx';
import { LocaleProvider } from '#app/i18n/paths.tsx';
import { countryWayAddresses } from '#app/prerender/country-way-pages.tsx';
import { renderPage } from '#app/prerender/prerender.tsx';
import { pricedPlaces, sectionsOf, type Place } from './priced-places.tsx';

const nothing = { boot: '/boot.js', preloads: [], fonts: [], css: { linked: [] } };

export async function figurePlaces(locale: Locale, today: string): Promise<Place[]> {
  const countries = await countryPlaces(locale);
  return [...(await pricedPlaces(locale)), ...countries, ...costPlaces(locale, today)];
}

export async function countryPlaces(locale: Locale): Promise<Place[]> {
  const places: Place[] = [];
  for (const { [locale]: path } of countryWayAddresses) {
    places.push({ place: path, sections: sectionsOf(await renderPage(path, () => nothing)) });
  }
  return places;
}

/** The cost of studying, part by part: in every region, and in every city with a price of its own. */
export function costPlaces(locale: Locale, today: string): Place[] {
  const copy = locale === 'es' ? calculatorEs : calculatorEn;
  const said = { locale, copy, lists: listsIn(locale) };
  const table = (region: RegionId, city: string | undefined) =>
    payers.map((payer) => {
      const prices = knownPrices(tuitionPrice({ payer }, region), city);
      const estimates = estimatesFor({ kind: 'degree', payer }, region);
      const cost = costOf({ prices, estimates, own: {}, years: 4, today });
      return <CostTable key={payer} cost={cost} own={{}} isDegree change={() => {}} said={said} />;
    });
  const placeOf = (region: RegionId, city?: string): Place => ({
    place: `the cost in ${city ?? region}`,
    sections: sectionsOf(
      renderToStaticMarkup(
        <LocaleProvider locale={locale}>
          {table(region, city)}
          <MeansBox copy={copy} />
        </LocaleProvider>,
      ),
    ),
  });
  return [
    ...regionIds.map((region) => placeOf(region)),
    ...cities.map(({ id, region }) => placeOf(region, id)),
  ];
}
