// Where a degree is taught, as sentences and lines.
import type { Degree } from '#content/catalog/degrees.ts';
import { affiliatedOf } from '#content/catalog/studies/affiliated-of.ts';
import { noLimit, summarise, type GradeYear } from '#content/catalog/studies/degree-summary.ts';
import {
  newestAt,
  newestGradesOf,
  newestRangeOf,
  type ListedGrades,
} from '#content/catalog/studies/newest-grades.ts';
import { gradeYears, type Offer } from '#content/catalog/studies/offer.ts';
import { offers } from '#content/catalog/studies/offers.ts';
import { universities } from '#content/compiled/studies/universities.js';
import type { Copy } from '#content/dictionaries/es/career.ts';
import { hundredthsIn, listIn, numberIn, wholeNumberIn } from '#content/wording/formats.ts';
import type { Locale } from '#domain/locale.ts';
import type { PlaceLine } from '#app/features/careers/studies/study-line.ts';
import { fill } from '#app/i18n/fill.ts';

type PlacesCopy = Copy['places'];

/** `2021` as the academic year that begins then. */
export function academicYear(first: number): string {
  return `${first}-${String(first + 1).slice(2)}`;
}

/** How many teach it, places, and the last lowest grades. */
export function degreePlaceSentences(
  { id, branch }: Degree,
  locale: Locale,
  copy: PlacesCopy,
): readonly string[] {
  if (branch === 'artistic') return [copy.artistic];
  const known = offers[id] ?? [];
  const affiliated = affiliatedCount(id);
  if (known.length === 0 && affiliated === 0) return [copy.unlisted];
  const { publicUniversities, privateUniversities, places, years } = summarise(known);
  if (publicUniversities === 0 && affiliated > 0) {
    return [
      counted(affiliated, copy.affiliatedOnly),
      ...(known.length > 0 ? [countSentence(0, privateUniversities, locale, copy)] : []),
    ];
  }
  return [
    countSentence(publicUniversities, privateUniversities, locale, copy),
    ...(affiliated > 0 ? [counted(affiliated, copy.affiliated)] : []),
    ...(places === undefined
      ? []
      : [fill(copy.places, { n: wholeNumberIn(locale).format(places) })]),
    gradeSentence(years.at(-1), locale, copy),
  ];
}

/** For the page of a career: how many teach it, and the lowest grades of the newest lists, as at its head. */
export function degreePlacesInShort(
  degree: Degree,
  locale: Locale,
  copy: PlacesCopy,
): readonly string[] {
  const [first = ''] = degreePlaceSentences(degree, locale, copy);
  const { publicUniversities, years } = summarise(offers[degree.id] ?? []);
  const listed = newestRangeOf(newestGradesOf(degree.id));
  const grade = listed ?? years.at(-1);
  if (publicUniversities === 0 || !grade) return [first];
  const words = listed ? { ...copy, grades: copy.gradesListed } : copy;
  return [first, gradeSentence(grade, locale, words)];
}

/** Centres that teach it for a public university without being part of it. */
export function affiliatedCount(id: string): number {
  const inNewest = [...newestGradesOf(id).values()].flatMap(({ affiliated }) => affiliated);
  return inNewest.length + affiliatedOf(id).length;
}

function countSentence(
  inPublic: number,
  inPrivate: number,
  locale: Locale,
  copy: PlacesCopy,
): string {
  const counts = [counted(inPublic, copy.publicOnes), counted(inPrivate, copy.privateOnes)];
  const universities = listIn(locale).format(counts.filter((count) => count !== ''));
  return fill(copy.taught, { universities });
}

export function counted(n: number, forms: { one: string; more: string }): string {
  if (n === 0) return '';
  return n === 1 ? forms.one : fill(forms.more, { n });
}

function gradeSentence(
  last: Pick<GradeYear, 'year' | 'lowest' | 'highest'> | undefined,
  locale: Locale,
  copy: PlacesCopy,
): string {
  if (!last) return copy.noGrades;
  const { lowest, highest } = last;
  const year = academicYear(last.year);
  if (highest === noLimit) return fill(copy.noLimit, { year });
  const figure = hundredthsIn(locale);
  if (lowest === noLimit)
    return fill(copy.gradesFromPass, { year, highest: figure.format(highest) });
  return lowest === highest
    ? fill(copy.grade, { year, lowest: figure.format(lowest) })
    : fill(copy.grades, { year, lowest: figure.format(lowest), highest: figure.format(highest) });
}

/** Places as lines, each with the newest grade of entry that is known there. */
export function placeLines(
  taught: readonly Offer[],
  listed: ListedGrades,
  locale: Locale,
  copy: PlacesCopy,
): readonly PlaceLine[] {
  return taught.map((offer) => {
    const { university, city } = offer;
    const { name, isPublic } = universities[university];
    return {
      id: `${university} ${city}`,
      name,
      city: city || copy.distance,
      isDistant: city === '',
      detail: isPublic ? gradeDetail(offer, listed, locale, copy) : copy.isPrivate,
    };
  });
}

/** Of several campuses of one list the highest, as the calculator reckons. */
function gradeDetail(offer: Offer, listed: ListedGrades, locale: Locale, copy: PlacesCopy): string {
  const newest = newestAt(listed.get(offer.university), offer.city);
  const grade = newest?.grade ?? offer.grades.at(-1);
  const year = newest?.year ?? gradeYears.at(-1);
  if (grade === undefined || year === undefined) return '';
  // The district's own figures have three decimals.
  const figure = newest ? numberIn(locale) : hundredthsIn(locale);
  return grade === noLimit
    ? fill(copy.noLimitThere, { year: academicYear(year) })
    : fill(copy.placeGrade, { grade: figure.format(grade), year: academicYear(year) });
}
