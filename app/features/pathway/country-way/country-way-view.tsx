import type { Copy } from '#content/dictionaries/es/country-way.ts';
import type { Copy as PathwayWords } from '#content/sentences/pathway/es/pathway.ts';
import type { CountryWay } from '#content/ways/way.ts';
import { FactSources, StaleLine } from '#app/features/pathway/fact-sources.tsx';
import { useLocale, usePaths } from '#app/i18n/paths.tsx';
import { CountryRows } from './country-rows.tsx';
import { WayTrail } from './way-trail.tsx';
import type { ToldCountry } from './told-country.ts';

type CountryWayProps = {
  way: CountryWay;
  told: ToldCountry;
  /** The other countries with their pages. */
  others: readonly { name: string; path: string }[];
  words: PathwayWords;
  copy: Copy;
};

/** The way from one country: what is known there, what has to be asked, and where the rest stands. Complete as HTML. */
export function CountryWayView({ way, told, others, words, copy }: CountryWayProps) {
  const locale = useLocale();
  const paths = usePaths();
  const pathway = paths.to('pathway');
  return (
    <article className="page pathway-page">
      <WayTrail copy={copy.trail} />
      <header className="page-head">
        <h1>{way.title[locale]}</h1>
        <p className="lead">{words.ways[way.access].text}</p>
      </header>
      <CountryRows
        rows={told.rows}
        own={{ words: way.ownWords, lang: way.ownLanguage ?? 'es' }}
        links={{
          calculator: <a href={paths.to('admission')}>{copy.links.calculator}</a>,
          route: <a href={pathway}>{copy.links.route}</a>,
          prices: <a href={`${pathway}#tuition`}>{copy.links.prices}</a>,
          questions: <a href={paths.to('family-questions')}>{copy.links.questions}</a>,
        }}
      />
      <section className="max-w-(--measure)">
        <StaleLine facts={told.sources} words={words.answer} />
        <FactSources facts={told.sources} words={words.answer} />
      </section>
      <nav className="stack" aria-labelledby="other-countries">
        <h2 id="other-countries">{copy.countries}</h2>
        <ul className="flex flex-wrap gap-x-6">
          {others.map((other) => (
            <li key={other.path} className="grid min-h-11 items-center">
              <a href={other.path}>{other.name}</a>
            </li>
          ))}
        </ul>
      </nav>
    </article>
  );
}
