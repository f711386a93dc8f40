import type { Copy } from '#content/dictionaries/es/country-way.ts';
import type { Copy as PathwayWords } from '#content/sentences/pathway/es/pathway.ts';
import type { CountryWay } from '#content/ways/way.ts';
import type { CityId } from '#domain/cost/city-ids.ts';
import { FactSources, StaleLine } from '#app/features/pathway/fact-sources.tsx';
import { useLocale, usePaths } from '#app/i18n/paths.tsx';
import { CountryNumbers } from './country-numbers.tsx';
import { CountryVoyage } from './country-voyage.tsx';
import { OwnCards } from './own-cards.tsx';
import { WayTrail } from './way-trail.tsx';
import type { ToldCountry } from './told-country.ts';
import { UsualStations } from './usual-stations.tsx';

type CountryWayProps = {
  way: CountryWay;
  told: ToldCountry;
  /** To the way with this country chosen. */
  route: string;
  /** The other countries with their pages. */
  others: readonly { name: string; path: string }[];
  /** Their names. */
  cities: Readonly<Record<CityId, string>>;
  words: PathwayWords;
  copy: Copy;
};

/** The way from one country: where it leads, three numbers, the usual steps, and what is this country's own. Complete as HTML. */
export function CountryWayView({ way, told, route, others, cities, words, copy }: CountryWayProps) {
  const locale = useLocale();
  const paths = usePaths();
  const { course, further } = copy;
  return (
    <article className="country-page" data-figures="own">
      <header className="country-hero">
        <div className="wrap country-hero-inner">
          <div className="country-hero-words">
            <WayTrail copy={copy.trail} />
            {/* No line ends with the small word before Spain. */}
            <h1>{way.title[locale].replaceAll(/ (en|in) /g, ' $1\u00A0')}</h1>
            <p className="country-promise">{copy.promise[way.access]}</p>
            <p className="country-see no-print">
              <a className="btn btn-primary" href={route}>
                {copy.see}
              </a>
            </p>
          </div>
          <CountryVoyage
            outline={told.outline}
            spain={told.spain}
            names={{ here: way.name[locale], there: copy.spain }}
          />
        </div>
      </header>
      <div className="wrap">
        <CountryNumbers
          usual={told.usual.months}
          dated={told.dated}
          told={told.numbers}
          cities={cities}
          copy={copy.numbers}
        />
        <div className="country-columns">
          <section className="country-course" aria-labelledby="usual-way">
            <h2 id="usual-way">{course.title}</h2>
            <p className="lead">{course.text}</p>
            <UsualStations
              told={told}
              route={route}
              isTranslated={way.ownLanguage !== undefined || ['PR', 'eu-ib'].includes(way.code)}
              words={words}
              copy={copy}
            />
            <p id="transfer" className="country-begun">
              {course.begun.text} <a href={paths.to('family-questions')}>{course.begun.link}</a>.
            </p>
          </section>
          <div className="country-aside">
            <section aria-labelledby="own-title">
              <h2 id="own-title">{way.code === 'eu-ib' ? copy.ownOf : copy.own}</h2>
              <OwnCards
                cards={told.cards}
                own={{ words: way.ownWords, lang: way.ownLanguage ?? 'es' }}
                words={words}
              />
              <StaleLine facts={told.own} words={words.answer} />
            </section>
            <nav aria-labelledby="further-title">
              <h2 id="further-title">{further.title}</h2>
              <ul className="link-chips">
                <li>
                  <a href={paths.to('admission')}>{further.calculator}</a>
                </li>
                <li>
                  <a href={`${paths.to('pathway')}#tuition`}>{further.prices}</a>
                </li>
                <li>
                  <a href={paths.to('family-questions')}>{further.questions}</a>
                </li>
              </ul>
            </nav>
            <nav className="country-others" aria-labelledby="other-countries">
              <h2 id="other-countries">{copy.countries}</h2>
              <ul className="link-chips">
                {others.map((other) => (
                  <li key={other.path}>
                    <a href={other.path}>{other.name}</a>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
        </div>
        <FactSources facts={told.sources} words={words.answer} />
      </div>
    </article>
  );
}
