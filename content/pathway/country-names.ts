import { countryNamesIn } from '#content/wording/formats.ts';
import type { Locale } from '#domain/locale.ts';
import type { PathwayCountry } from '#domain/pathway/choices.ts';
import { pathwayCountries } from './pathway-countries.ts';

/** The name of a country in a language; `other` is what the caller calls the rest. */
export function countryName(country: PathwayCountry, locale: Locale, other: string): string {
  if (country === 'other') return other;
  return countryNamesIn(locale).of(country) ?? country;
}

/** Every country to choose from, in the order of that language's alphabet, the rest last. */
export function sortedCountries(
  locale: Locale,
  other: string,
): { country: PathwayCountry; name: string }[] {
  const named = pathwayCountries.map((country) => ({
    country,
    name: countryName(country, locale, other),
  }));
  const isOther = (each: PathwayCountry) => Number(each === 'other');
  return named.sort(
    (a, b) => isOther(a.country) - isOther(b.country) || a.name.localeCompare(b.name, locale),
  );
}
