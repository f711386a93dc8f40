import { branchNames } from '#content/classifications/branches.ts';
import type { Degree } from '#content/catalog/degrees.ts';
import { degreesInEnglish, titlesInEnglish } from '#content/compiled/studies/in-english.js';
import { gradeNames, titleFamilyNames } from '#content/classifications/title-families.ts';
import type { VocationalTitle } from '#content/catalog/vocational-titles.ts';
import type { Copy } from '#content/dictionaries/es/career.ts';
import type { Locale } from '#domain/locale.ts';
import type { StudyLine } from '#app/features/careers/studies/study-line.ts';
import { fill } from '#app/i18n/fill.ts';

/** What a Spanish title means, for readers without Spanish. */
export function glossIn(locale: Locale, inEnglish: string | undefined): string | undefined {
  const glosses: Record<Locale, string | undefined> = { es: undefined, en: inEnglish };
  return glosses[locale];
}

export function degreeLine(degree: Degree, locale: Locale, copy: Copy['studies']): StudyLine {
  const { id, name, branch, years, ects } = degree;
  const length = fill(copy.years, { years, ects });
  return {
    id,
    name,
    gloss: glossIn(locale, degreesInEnglish[id]),
    detail: `${branchNames[branch][locale]} · ${length}`,
  };
}

export function titleLine(
  title: VocationalTitle,
  locale: Locale,
  copy: Copy['studies'],
): StudyLine {
  const { id, name, grade, family, years } = title;
  const length = years ? copy.twoYears : copy.byRegion;
  return {
    id,
    name,
    gloss: glossIn(locale, titlesInEnglish[id]),
    detail: [gradeNames[grade][locale], titleFamilyNames[family][locale], length].join(' · '),
  };
}
