import { waySlugs } from '#content/compiled/countries/slugs.js';
import type { PathwayCountry } from '#domain/pathway/choices.ts';
import { pathwayCountries } from '#content/pathway/pathway-countries.ts';

export type WayCode = keyof typeof waySlugs;

/** The page of a country; of one without a record there is none. */
export function wayCodeOf(country: PathwayCountry): WayCode | undefined {
  return Object.keys(waySlugs).find((code): code is WayCode => code === country);
}

/** What coming from the page of a country says, by the address of the page before this one. */
export function saidByArriving(
  before: string,
  origin: string,
): { country?: PathwayCountry; diploma?: 'ib' } {
  const page = URL.parse(before);
  const last = /^(?:\/en\/route-to-spain|\/ruta-a-espana)\/([a-z-]+)$/.exec(
    page?.pathname ?? '',
  )?.[1];
  if (!last || page?.origin !== origin) return {};
  const [code] =
    Object.entries(waySlugs).find(([, { es, en }]) => last === es || last === en) ?? [];
  if (code === 'eu-ib') return { diploma: 'ib' };
  const country = pathwayCountries.find((each) => each === code);
  return country ? { country } : {};
}

/** What its page says to the page of the way: the country or the diploma, and the usual studies where none were said. */
export function saidByPage(code: WayCode): string {
  return code === 'eu-ib' ? 'diploma=ib&usual' : `country=${code}&usual`;
}
