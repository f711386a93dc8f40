import type { Copy } from '#content/sentences/pathway/es/pathway.ts';
import { findFact } from '#content/facts/registry.ts';
import { waySlugs } from '#content/compiled/countries/slugs.js';
import { wayCodeOf } from '#content/ways/slugs.ts';
import type { PathwayCountry } from '#domain/pathway/choices.ts';
import { fill } from '#app/i18n/fill.ts';
import { countryWayPath, useLocale } from '#app/i18n/paths.tsx';
import { FactSources } from './fact-sources.tsx';

/** For somebody who has been at a university: her ways, before any question about school or entrance exams. */
export function UniversityWays({
  past,
  country,
  copy,
}: {
  past: 'begun' | 'finished';
  country: PathwayCountry;
  copy: Copy;
}) {
  const locale = useLocale();
  const words = copy.university;
  const page = waySlugs[wayCodeOf(country) ?? 'eu-ib'][locale];
  const credits = findFact('transfer-credits-uned');
  return (
    <div className="pathway-past">
      <ol className="pathway-ways-list">
        {words[past].map(({ name, text }) => (
          <li key={name}>
            <strong>{name}</strong> {fill(text, { credits: Number(credits.value) })}
          </li>
        ))}
      </ol>
      <p>
        <a href={`${countryWayPath(page, locale)}#transfer`}>{copy.who.pastLink}</a>
      </p>
      <FactSources facts={[credits]} words={copy.answer} />
    </div>
  );
}
