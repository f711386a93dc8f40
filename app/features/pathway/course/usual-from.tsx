import { countryName } from '#content/pathway/country-names.ts';
import { usualWay } from '#content/pathway/stations.ts';
import type { Copy } from '#content/sentences/pathway/es/pathway.ts';
import type { PathwayCountry } from '#domain/pathway/choices.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { Stations } from './stations.tsx';

/** The usual way from one country, in the place of the one that the page was built with. */
export function UsualFrom({ country, copy }: { country: PathwayCountry; copy: Copy }) {
  const name = countryName(country, useLocale(), copy.form.otherCountry);
  const { from, fromText, start } = copy.usual;
  return (
    <section className="pathway-usual no-print" aria-labelledby="usual-from">
      <h2 id="usual-from">{fill(from, { country: name })}</h2>
      <p className="lead">{fromText}</p>
      <Stations stations={usualWay(country).stations} isBrief end={start} level="h3" copy={copy} />
    </section>
  );
}
