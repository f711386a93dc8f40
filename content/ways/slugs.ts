import { waySlugs } from '#content/compiled/countries/slugs.js';
import { pathwayCountries, type PathwayCountry } from '#domain/pathway/choices.ts';

export type WayCode = keyof typeof waySlugs;

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
