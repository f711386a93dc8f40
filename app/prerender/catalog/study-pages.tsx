import { officialSearch } from '#content/catalog/credit.ts';
import { branchNames } from '#content/classifications/branches.ts';
import { degrees } from '#content/catalog/degrees.ts';
import { offers } from '#content/catalog/studies/offers.ts';
import { universities } from '#content/compiled/studies/universities.js';
import { degreesInEnglish, titlesInEnglish } from '#content/compiled/studies/in-english.js';
import { gradeNames, titleFamilyNames } from '#content/classifications/title-families.ts';
import { vocationalTitles } from '#content/catalog/vocational-titles.ts';
import { loadWords } from '#content/wording/load-words.ts';
import { wordsOf } from '#content/words/words-of.ts';
import type { Locale } from '#domain/locale.ts';
import { degreePath, titlePath } from '#app/i18n/paths.tsx';
import type { LoadedPage } from '#app/page-loading/loaded-page.ts';
import { Page as DegreePage } from '#app/pages/study/degree.tsx';
import { Page as StudiesPage } from '#app/pages/study/studies.tsx';
import { Page as TitlePage } from '#app/pages/study/vocational-title.tsx';
import { degreeFacts } from './degree-facts.ts';
import { careersOfDegree, careersOfTitle, drawnCareer } from './careers-of-study.ts';
import { headOf } from './head-words.ts';
import { glossIn } from './study-lines.ts';
import { spainMapFacts } from './spain-map-facts.ts';
import { titleFacts } from './title-facts.ts';

const careerWords = wordsOf('career');

/** The index of all studies in one language. */
export async function loadStudies(locale: Locale): Promise<LoadedPage> {
  const copy = await loadWords(wordsOf('studies'), locale);
  const byBranch = Object.entries(branchNames).map(([branch, name]) => {
    const own = degrees.filter((degree) => degree.branch === branch);
    return {
      id: branch,
      name: name[locale],
      career: drawnCareer(own.map(({ id }) => careersOfDegree(id, locale))),
      studies: own.map(({ id, name }) => ({
        name,
        path: degreePath(id, locale),
        detail: glossIn(locale, degreesInEnglish[id]) ?? '',
      })),
    };
  });
  const byFamily = Object.entries(titleFamilyNames).map(([family, name]) => {
    const own = vocationalTitles.filter((title) => title.family === family);
    return {
      id: `fp-${family}`,
      name: name[locale],
      career: drawnCareer(own.map(({ id }) => careersOfTitle(id, locale))),
      studies: own.map(({ id, name, grade }) => ({
        name,
        path: titlePath(id, locale),
        detail: [glossIn(locale, titlesInEnglish[id]), gradeNames[grade][locale]]
          .filter((part) => part !== undefined)
          .join(' · '),
      })),
    };
  });
  return { Page: () => <StudiesPage degrees={byBranch} titles={byFamily} copy={copy} />, copy };
}

/** The page of one degree. Throws where there is none. */
export async function loadDegree(locale: Locale, path: string): Promise<LoadedPage> {
  const [copy, ofCareer, ofMap] = await Promise.all([
    loadWords(wordsOf('degree'), locale),
    loadWords(careerWords, locale),
    loadWords(wordsOf('spain-map'), locale),
  ]);
  const degree = degrees.find(({ id }) => degreePath(id, locale) === path);
  if (!degree) throw new Error(`no degree at ${path}`);
  const facts = degreeFacts(degree, locale, copy, ofCareer);
  const map = spainMapFacts(degree.name, [degree.id], locale, ofMap);
  const head = headOf(copy.head, degree.name);
  const taughtAt = (offers[degree.id] ?? []).map(({ university }) => universities[university].name);
  const place = degree.branch === 'artistic' ? 'artistic' : 'degrees';
  const search = { url: officialSearch[place], label: copy.search[place] };
  return {
    Page: () => <DegreePage degree={facts} map={map} search={search} copy={copy} />,
    copy: { head },
    course: {
      name: degree.name,
      description: head.description,
      credential: copy.credentials[degree.branch === 'artistic' ? 'artistic' : 'university'],
      years: degree.years,
      ects: degree.ects,
      providers: [...new Set(taughtAt)],
    },
  };
}

/** The page of one vocational title. Throws where there is none. */
export async function loadTitle(locale: Locale, path: string): Promise<LoadedPage> {
  const [copy, ofCareer] = await Promise.all([
    loadWords(wordsOf('vocational-title'), locale),
    loadWords(careerWords, locale),
  ]);
  const title = vocationalTitles.find(({ id }) => titlePath(id, locale) === path);
  if (!title) throw new Error(`no vocational title at ${path}`);
  const head = headOf(copy.head, title.name);
  return {
    Page: () => (
      <TitlePage
        title={titleFacts(title, locale, copy, ofCareer)}
        search={officialSearch.vocational}
        copy={copy}
      />
    ),
    copy: { head },
    course: {
      name: title.name,
      description: head.description,
      credential: gradeNames[title.grade][locale],
      years: title.years,
      ects: undefined,
      providers: [],
    },
  };
}
