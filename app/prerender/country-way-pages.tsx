import { fill } from '#content/wording/fill.ts';
import { loadWords } from '#content/wording/load-words.ts';
import { ways } from '#content/compiled/countries/ways.js';
import { withOwnPaper } from '#content/pathway/own-paper.ts';
import { saidByPage } from '#content/ways/slugs.ts';
import { wordsOf } from '#content/words/words-of.ts';
import type { Locale } from '#domain/locale.ts';
import { CountryWayView } from '#app/features/pathway/country-way/country-way-view.tsx';
import { countryWayPath, pathOf } from '#app/i18n/paths.tsx';
import type { LoadedPage } from '#app/page-loading/loaded-page.ts';
import type { Twins } from '#app/routes.ts';
import { tellCountry } from './tell-country.ts';

/** The addresses of the way from each country. */
export const countryWayAddresses: readonly Twins[] = ways.map(({ slug }) => ({
  es: countryWayPath(slug.es, 'es'),
  en: countryWayPath(slug.en, 'en'),
}));

/** The page of one country. Throws where there is none. */
export async function loadCountryWay(locale: Locale, path: string): Promise<LoadedPage> {
  const way = ways.find(({ slug }) => countryWayPath(slug[locale], locale) === path);
  if (!way) throw new Error(`no country at ${path}`);
  const [copy, general, calculator] = await Promise.all([
    loadWords(wordsOf('country-way'), locale),
    loadWords(wordsOf('pathway'), locale),
    loadWords(wordsOf('calculator'), locale),
  ]);
  // By its own name there: a mother who has the wrong paper apostilled loses months.
  const words = withOwnPaper(general, { country: way.code, diploma: 'national' }, locale);
  const others = ways
    .filter((other) => other !== way)
    .map(({ name, slug }) => ({ name: name[locale], path: countryWayPath(slug[locale], locale) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale));
  const title = way.title[locale];
  const told = tellCountry(way, locale, copy, words);
  const route = `${pathOf('pathway', locale)}?${saidByPage(way.code)}`;
  const { cities } = calculator.cost;
  const given = { way, told, route, others, cities, words, copy };
  return {
    Page: () => <CountryWayView {...given} />,
    copy: {
      head: {
        title: fill(copy.head.title, { title }),
        description: fill(copy.head.description, { title }),
      },
    },
  };
}
