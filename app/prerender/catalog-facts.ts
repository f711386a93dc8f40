import { monthOfYearIn } from '#content/dictionaries/formats.ts';
import { valuesDated } from '#content/catalog/credit.ts';
import { branchNames, type Degree } from '#content/catalog/degrees.ts';
import { familyNames } from '#content/catalog/families.ts';
import { catalog, type CatalogEntry } from '#content/catalog/registry.ts';
import { degreesInEnglish, titlesInEnglish } from '#content/catalog/studies-in-english.ts';
import {
  gradeNames,
  titleFamilyNames,
  type VocationalTitle,
} from '#content/catalog/vocational-titles.ts';
import type { Copy } from '#content/dictionaries/es/career.ts';
import type { Locale } from '#domain/locale.ts';
import { riasecLetters } from '#domain/instruments/interests/riasec.ts';
import type { CareerFacts, StudyLine } from '#app/features/careers/career-facts.ts';
import type { ListedCareer, ListedFamily } from '#app/features/careers/catalogue/listed-career.ts';
import { fill } from '#app/i18n/fill.ts';
import { careerPath } from '#app/i18n/paths.tsx';

/** Everything that a career's page shows, in one language. */
export function careerFacts(entry: CatalogEntry, locale: Locale, copy: Copy): CareerFacts {
  const { career, words, degrees, titles } = entry;
  const related = catalog.filter(({ career: { id } }) => entry.related.includes(id));
  return {
    ...words[locale],
    id: career.id,
    family: { id: career.family, name: familyNames[career.family][locale] },
    level: career.alsoVia && career.alsoVia !== career.level ? 'either' : career.level,
    interests: career.interests,
    values: career.values,
    degrees: degrees.map((degree) => degreeLine(degree, locale, copy.studies)),
    titles: titles.map((title) => titleLine(title, locale, copy.studies)),
    isArtistic: degrees.some(({ branch }) => branch === 'artistic'),
    related: related.map((other) => ({
      name: other.words[locale].name,
      path: careerPath(other.slug[locale], locale),
    })),
    onet: entry.onet,
    interestsDated: monthOf(entry.interestsDated, locale),
    valuesDated: monthOf(valuesDated, locale),
  };
}

/** The families that have a career, in the catalogue's order. */
export function listedFamilies(locale: Locale): ListedFamily[] {
  return [...new Set(catalog.map(({ career }) => career.family))].map((id) => {
    const listed = catalog
      .filter(({ career }) => career.family === id)
      .map((entry) => listedCareer(entry, locale));
    const careers = listed.toSorted((a, b) => a.name.localeCompare(b.name, locale));
    return { id, name: familyNames[id][locale], careers };
  });
}

function listedCareer({ career, slug, words }: CatalogEntry, locale: Locale): ListedCareer {
  const { level, alsoVia, interests, id, family } = career;
  const { name, line } = words[locale];
  return {
    id,
    name,
    line,
    family,
    interests,
    leading: riasecLetters.toSorted((a, b) => interests[b] - interests[a]).slice(0, 2),
    path: careerPath(slug[locale], locale),
    levels: alsoVia && alsoVia !== level ? [level, alsoVia] : [level],
  };
}

/** What a Spanish title means, for whoever does not read Spanish. */
function glossIn(locale: Locale, inEnglish: string | undefined): string | undefined {
  const glosses: Record<Locale, string | undefined> = { es: undefined, en: inEnglish };
  return glosses[locale];
}

function degreeLine(degree: Degree, locale: Locale, copy: Copy['studies']): StudyLine {
  const { id, name, branch, years, ects } = degree;
  const length = fill(copy.years, { years, ects });
  return {
    id,
    name,
    gloss: glossIn(locale, degreesInEnglish[id]),
    detail: `${branchNames[branch][locale]} · ${length}`,
  };
}

function titleLine(title: VocationalTitle, locale: Locale, copy: Copy['studies']): StudyLine {
  const { id, name, grade, family, years } = title;
  const parts = [gradeNames[grade][locale], titleFamilyNames[family][locale]];
  return {
    id,
    name,
    gloss: glossIn(locale, titlesInEnglish[id]),
    detail: (years ? [...parts, copy.twoYears] : parts).join(' · '),
  };
}

/** `2026-02` in words. */
function monthOf(yearAndMonth: string, locale: Locale): string {
  return monthOfYearIn(locale).format(new Date(yearAndMonth));
}
