import type { Copy } from '#content/sentences/pathway/es/pathway.ts';
import { sortedCountries } from '#content/pathway/country-names.ts';
import { waySlugs } from '#content/compiled/countries/slugs.js';
import { wayCodeOf, type WayCode } from '#content/ways/slugs.ts';
import { countryWayPath, useLocale } from '#app/i18n/paths.tsx';

/** From where most families come. */
const oftenest: readonly WayCode[] = ['MX', 'CO', 'AR', 'PE', 'CL', 'EC'];

/** Six pages of countries at once, the others behind a search; without a script the list opens as it stands (`use-country-search.ts`). */
export function CountryFinder({ copy }: { copy: Copy }) {
  const locale = useLocale();
  const { table } = copy;
  const pages = sortedCountries(locale, '').flatMap(({ country, name }) => {
    const code = wayCodeOf(country);
    return code ? [{ code, name }] : [];
  });
  const all = [...pages, { code: 'eu-ib' as const, name: table.ib }];
  const often = all.filter(({ code }) => oftenest.includes(code));
  const pathTo = (code: WayCode) => countryWayPath(waySlugs[code][locale], locale);
  return (
    <section className="country-finder" aria-labelledby="country-finder-title">
      <h2 id="country-finder-title">{table.title}</h2>
      <ul className="link-chips">
        {often.map(({ code, name }) => (
          <li key={code}>
            <a href={pathTo(code)}>{name}</a>
          </li>
        ))}
      </ul>
      <details id="country-list" className="fold">
        <summary>{table.all}</summary>
        <div>
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
          <ul className="country-list">
            {all.map(({ code, name }) => (
              <li key={code} data-name={name}>
                <a href={pathTo(code)}>{name}</a>
              </li>
            ))}
          </ul>
        </div>
      </details>
    </section>
  );
}
