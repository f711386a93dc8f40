import type { Copy } from '#content/sentences/pathway/es/pathway.ts';
import { sortedCountries } from '#content/pathway/country-names.ts';
import { pathwayRules } from '#content/pathway/rules.ts';
import { waySlugs } from '#content/compiled/countries/slugs.js';
import { wayCodeOf } from '#content/ways/slugs.ts';
import { countryWayPath, useLocale } from '#app/i18n/paths.tsx';

/** The pages of the countries behind a search; without a script the list opens as it stands (`use-country-search.ts`). */
export function CountryFinder({ copy }: { copy: Copy }) {
  const locale = useLocale();
  const { table, ways } = copy;
  const pages = sortedCountries(locale, '').flatMap(({ country, name }) => {
    const code = wayCodeOf(country);
    return code ? [{ code, name, way: ways[pathwayRules.national[code] ?? 'ask'].title }] : [];
  });
  const all = [...pages, { code: 'eu-ib' as const, name: table.ib, way: ways.ib.title }];
  return (
    <section className="country-finder" aria-labelledby="country-finder-title">
      <h2 id="country-finder-title">{table.title}</h2>
      <div className="field country-search">
        <label htmlFor="country-search" className="field-label">
          {table.search}
        </label>
        <input
          id="country-search"
          type="search"
          className="field-input"
          autoComplete="off"
          data-wake=""
        />
      </div>
      <details id="country-list" className="fold">
        <summary>{table.all}</summary>
        <ul className="country-list">
          {all.map(({ code, name, way }) => (
            <li key={code} data-name={name}>
              <a href={countryWayPath(waySlugs[code][locale], locale)}>{name}</a>
              <span className="text-muted">{way}</span>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
