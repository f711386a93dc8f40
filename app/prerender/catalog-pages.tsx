import { onetCredit, studiesNote } from '#content/catalog/credit.ts';
import { degrees } from '#content/catalog/degrees.ts';
import { catalog, type CatalogEntry } from '#content/catalog/registry.ts';
import { vocationalTitles } from '#content/catalog/vocational-titles.ts';
import type { Locale } from '#domain/locale.ts';
import { loadAdmission } from './admission-page.tsx';
import { loadAfterStudies, loadFamilyQuestions } from './answer-pages.tsx';
import { careerFacts } from './catalog/career-facts.ts';
import { loadClassroom, loadLesson } from './classroom-pages.tsx';
import { loadCompare } from './catalog/compare-page.tsx';
import { headOf } from './catalog/head-words.ts';
import { spainMapFacts } from './catalog/spain-map-facts.ts';
import { loadDegree, loadStudies, loadTitle } from './catalog/study-pages.tsx';
import { listedFamilies } from './catalog-facts.ts';
import { countryWayAddresses, loadCountryWay } from './country-way-pages.tsx';
import { namedLetters } from './career-names.ts';
import { careerPath, degreePath, titlePath } from '#app/i18n/paths.tsx';
import { loadWords } from '#content/wording/load-words.ts';
import { wordsOf } from '#content/words/words-of.ts';
import { loadPage } from '#app/page-loading/load-page.tsx';
import type { LoadedPage } from '#app/page-loading/loaded-page.ts';
import { Page as CareerNamesPage } from '#app/pages/catalogue/career-names.tsx';
import { Page as CareerPage } from '#app/pages/catalogue/career.tsx';
import { Page as CareersPage } from '#app/pages/catalogue/careers.tsx';
import type { CatalogPageId, ShownPage, Twins } from '#app/routes.ts';
import { isCatalogPage, type Route } from '#app/site-routes.ts';

// At build time only: an import of this brings the whole catalogue.

/** The page at an address, as the build renders it. */
export function loadBuiltPage(page: ShownPage, path: string, locale: Locale): Promise<LoadedPage> {
  return isCatalogPage(page) ? load[page](locale, path) : loadPage(page, locale);
}

/** The addresses of a page: one in each language, or as many pairs as there are careers, degrees or titles. */
export function addressesOf(route: Route): readonly Twins[] {
  const known = addresses.get(route) ?? twinsOf(route);
  addresses.set(route, known);
  return known;
}

const addresses = new Map<Route, readonly Twins[]>();

function twinsOf(route: Route): readonly Twins[] {
  if (route.es.includes(':career')) return catalog.map(({ slug }) => twins(slug, careerPath));
  if (route.es.includes(':degree')) return degrees.map(({ id }) => twins(id, degreePath));
  if (route.es.includes(':title')) return vocationalTitles.map(({ id }) => twins(id, titlePath));
  if (route.es.includes(':country')) return countryWayAddresses;
  return [route];
}

function twins(slug: string | Twins, pathOf: (slug: string, locale: Locale) => string): Twins {
  const of = (locale: Locale) => pathOf(typeof slug === 'string' ? slug : slug[locale], locale);
  return { es: of('es'), en: of('en') };
}

const load: Record<CatalogPageId, (locale: Locale, path: string) => Promise<LoadedPage>> = {
  admission: loadAdmission,
  'country-way': loadCountryWay,
  'family-questions': loadFamilyQuestions,
  'after-studies': loadAfterStudies,
  careers: loadCareers,
  'career-names': loadCareerNames,
  career: loadCareer,
  'compare-careers': loadCompare,
  classroom: loadClassroom,
  lesson: loadLesson,
  studies: loadStudies,
  degree: loadDegree,
  'vocational-title': loadTitle,
};

const typeWords = wordsOf('interests-types');

/** The index of all careers in one language. */
async function loadCareers(locale: Locale): Promise<LoadedPage> {
  const [copy, types] = await Promise.all([
    loadWords(wordsOf('careers'), locale),
    loadWords(typeWords, locale),
  ]);
  const families = listedFamilies(locale);
  return { Page: () => <CareersPage families={families} types={types} copy={copy} />, copy };
}

/** All names of all careers in one language. */
async function loadCareerNames(locale: Locale): Promise<LoadedPage> {
  const [copy, letters] = await Promise.all([
    loadWords(wordsOf('career-names'), locale),
    namedLetters(locale),
  ]);
  return { Page: () => <CareerNamesPage letters={letters} copy={copy} />, copy };
}

/** The page of one career. Throws where there is none. */
async function loadCareer(locale: Locale, path: string): Promise<LoadedPage> {
  const [copy, ofMap, types, valueTypes] = await Promise.all([
    loadWords(wordsOf('career'), locale),
    loadWords(wordsOf('spain-map'), locale),
    loadWords(typeWords, locale),
    loadWords(wordsOf('values-types'), locale),
  ]);
  const entry = careerAt(path, locale);
  const career = careerFacts(entry, locale, copy);
  const degreeIds = entry.degrees.map(({ id }) => id);
  const map = spainMapFacts(career.name, degreeIds, locale, ofMap);
  const notes = { credit: onetCredit[locale], studies: studiesNote[locale] };
  return {
    Page: () => (
      <CareerPage
        career={career}
        map={map}
        types={types}
        valueTypes={valueTypes}
        notes={notes}
        copy={copy}
      />
    ),
    copy: { head: headOf(copy.head, career.name) },
    occupation: {
      name: career.name,
      description: career.does,
      onet: career.onet,
      tasks: career.tasks,
      skills: career.skills,
      studies: [...career.degrees, ...career.titles].map(({ name }) => name),
    },
  };
}

function careerAt(path: string, locale: Locale): CatalogEntry {
  const found = catalog.find(({ slug }) => careerPath(slug[locale], locale) === path);
  if (!found) throw new Error(`no career at ${path}`);
  return found;
}
