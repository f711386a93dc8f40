import type { Copy } from '#content/sentences/pathway/es/pathway.ts';
import { countryName } from '#content/pathway/country-names.ts';
import { waySlugs } from '#content/compiled/countries/slugs.js';
import { wayCodeOf, type WayCode } from '#content/ways/slugs.ts';
import type { Stay } from '#domain/pathway/stay.ts';
import type { Situation } from '#domain/situation/situation.ts';
import { fill } from '#app/i18n/fill.ts';
import { countryWayPath, useLocale } from '#app/i18n/paths.tsx';

/** What the passport changes, and the page that tells the way from the country. */
export function PassportNotes({
  situation: { country },
  stay = 'unsaid',
  copy,
}: {
  situation: Situation;
  /** Nothing where it was not said. */
  stay: Stay | 'unsaid' | undefined;
  copy: Copy['who'];
}) {
  const locale = useLocale();
  const code = wayCodeOf(country);
  const pageOf = (way: WayCode) => countryWayPath(waySlugs[way][locale], locale);
  return (
    <div className="course-notes">
      <p>{copy.stay[stay]}</p>
      {code && (
        <p>
          <a href={pageOf(code)}>{fill(copy.country, { title: countryName(code, locale, '') })}</a>
        </p>
      )}
    </div>
  );
}
