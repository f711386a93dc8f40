import { officialSearch, onetCredit, studiesNote } from '#content/catalog/credit.ts';
import { catalog, type CatalogEntry } from '#content/catalog/registry.ts';
import type { Copy } from '#content/dictionaries/es/career.ts';
import type { Copy as IndexCopy } from '#content/dictionaries/es/careers.ts';
import type { Copy as Types } from '#content/instruments/interests/words/es/types.ts';
import type { Copy as ValueTypes } from '#content/instruments/values/words/es/types.ts';
import type { Locale } from '#domain/locale.ts';
import { careerFacts, listedFamilies } from './catalog-facts.ts';
import { countryWayAddresses, loadCountryWay } from './country-way-pages.tsx';
import { fill } from '#app/i18n/fill.ts';
import { careerPath, isPattern } from '#app/i18n/paths.tsx';
import { loadWords, type Words } from '#content/dictionaries/load-words.ts';
import { loadPage } from '#app/load-page.tsx';
import type { LoadedPage } from '#app/loaded-page.ts';
import { Page as CareerPage } from '#app/pages/career.tsx';
import { Page as CareersPage } from '#app/pages/careers.tsx';
import type { CatalogPageId, ShownPage, Twins } from '#app/routes.ts';
import { isCatalogPage, type Route } from '#app/site-routes.ts';

// At build time only: whoever imports this has the whole catalogue with it.

/** The page at an address, whoever renders it otherwise. */
export function loadBuiltPage(page: ShownPage, path: string, locale: Locale): Promise<LoadedPage> {
  return isCatalogPage(page) ? load[page](locale, path) : loadPage(page, locale);
}

/** The addresses of a page: one in each language, or as many pairs as there are careers. */
export function addressesOf(route: Route): readonly Twins[] {
  if (!isPattern(route.es)) return [route];
  if (route.es.includes(':country')) return countryWayAddresses;
  return catalog.map(({ slug }) => ({
    es: careerPath(slug.es, 'es'),
    en: careerPath(slug.en, 'en'),
  }));
}

const load: Record<CatalogPageId, (locale: Locale, path: string) => Promise<LoadedPage>> = {
  'country-way': loadCountryWay,
  careers: loadCareers,
  career: loadCareer,
};

const indexWords: Words<IndexCopy> = {
  es: () => import('#content/dictionaries/es/careers.ts'),
  en: () => import('#content/dictionaries/en/careers.ts'),
};
const careerWords: Words<Copy> = {
  es: () => import('#content/dictionaries/es/career.ts'),
  en: () => import('#content/dictionaries/en/career.ts'),
};
const typeWords: Words<Types> = {
  es: () => import('#content/instruments/interests/words/es/types.ts'),
  en: () => import('#content/instruments/interests/words/en/types.ts'),
};
const valueTypeWords: Words<ValueTypes> = {
  es: () => import('#content/instruments/values/words/es/types.ts'),
  en: () => import('#content/instruments/values/words/en/types.ts'),
};

/** The index of all careers in one language. */
async function loadCareers(locale: Locale): Promise<LoadedPage> {
  const [copy, types] = await Promise.all([
    loadWords(indexWords, locale),
    loadWords(typeWords, locale),
  ]);
  const families = listedFamilies(locale);
  return { Page: () => <CareersPage families={families} types={types} copy={copy} />, copy };
}

/** The page of one career. Throws where there is none. */
async function loadCareer(locale: Locale, path: string): Promise<LoadedPage> {
  const [copy, types, valueTypes] = await Promise.all([
    loadWords(careerWords, locale),
    loadWords(typeWords, locale),
    loadWords(valueTypeWords, locale),
  ]);
  const entry = careerAt(path, locale);
  const { name, does } = entry.words[locale];
  const notes = { credit: onetCredit[locale], studies: studiesNote[locale] };
  return {
    Page: () => (
      <CareerPage
        career={careerFacts(entry, locale, copy)}
        types={types}
        valueTypes={valueTypes}
        notes={notes}
        searches={officialSearch}
        copy={copy}
      />
    ),
    copy: {
      head: {
        title: fill(copy.head.title, { career: name }),
        description: fill(copy.head.description, { career: name }),
      },
    },
    occupation: { name, description: does, onet: entry.onet },
  };
}

function careerAt(path: string, locale: Locale): CatalogEntry {
  const found = catalog.find(({ slug }) => careerPath(slug[locale], locale) === path);
  if (!found) throw new Error(`no career at ${path}`);
  return found;
}
