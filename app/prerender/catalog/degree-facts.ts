import { newerListsFor } from '#content/admission/newer-lists-of.ts';
import type { Degree } from '#content/catalog/degrees.ts';
import { noLimit, summarise } from '#content/catalog/studies/degree-summary.ts';
import { affiliatedOf } from '#content/catalog/studies/affiliated-of.ts';
import {
  newestAt,
  newestGradesOf,
  type ListedGrades,
} from '#content/catalog/studies/newest-grades.ts';
import { gradeYears, type Offer } from '#content/catalog/studies/offer.ts';
import { offers } from '#content/catalog/studies/offers.ts';
import { branchNames } from '#content/classifications/branches.ts';
import { otherNames } from '#content/compiled/studies/other-names.js';
import { universities } from '#content/compiled/studies/universities.js';
import type { Copy as CareerCopy } from '#content/dictionaries/es/career.ts';
import type { Copy } from '#content/dictionaries/es/degree.ts';
import { listIn, numberIn } from '#content/wording/formats.ts';
import type { CutOff } from '#domain/admission/movement.ts';
import type { Locale } from '#domain/locale.ts';
import type { DegreeFacts, PlaceRow } from '#app/features/careers/studies/study-facts.ts';
import type { PlaceLine } from '#app/features/careers/studies/study-line.ts';
import { fill } from '#app/i18n/fill.ts';
import { toldAmounts } from '../told-amounts.ts';
import { careersOfDegree } from './careers-of-study.ts';
import { degreeGlance } from './study-glance.ts';
import { degreeLine } from './study-lines.ts';
import { practiceLines } from './degree-practice.ts';
import { academicYear, placeLines, degreePlaceSentences } from './degree-places.ts';
import { barOf, gradeIn, gradeRow, movementSentence } from './degree-years.ts';

/** Grades of these years stand in the table of universities; all of them in that of years. */
const shownYears = [2015, 2021] as const;

/** Everything that a degree's page shows, in one language. */
export function degreeFacts(
  degree: Degree,
  locale: Locale,
  copy: Copy,
  ofCareer: CareerCopy,
): DegreeFacts {
  const known = offers[degree.id] ?? [];
  const { years } = summarise(known);
  const newest = newestGradesOf(degree.id);
  const glance = degreeGlance(degree, locale, ofCareer);
  return {
    ...degreeLine(degree, locale, ofCareer.studies),
    field: branchNames[degree.branch][locale],
    careers: careersOfDegree(degree.id, locale),
    glance,
    money: toldAmounts(
      glance.flatMap(({ euros }) => euros ?? []),
      ofCareer.glance.price,
      locale,
    ),
    practice: practiceLines(degree, locale, copy.practice),
    taught: degreePlaceSentences(degree, locale, ofCareer.places),
    columns: [
      ...shownYears.map((year) => fill(copy.places.grade, { year: academicYear(year) })),
      copy.places.places,
    ],
    publicPlaces: [
      ...known.filter(isPublic).map((offer) => placeRow(offer, newest, locale, copy.places)),
      ...unregistered(known, newest, locale, copy.places),
    ],
    affiliated: affiliatedLines(degree.id, newest, locale, copy.places),
    newerLists: newerListsFor([...known.filter(isPublic).map(universityOf), ...newest.keys()]),
    firstList: firstListSentence(newest, locale, copy.places),
    otherNames: otherNamesSentence(degree.id, locale, copy.places),
    privatePlaces: placeLines(
      known.filter((offer) => !isPublic(offer)),
      newest,
      locale,
      ofCareer.places,
    ),
    bars: years.map((year) => barOf(year, locale)),
    grades: years.map((year) => gradeRow(year, locale, copy.places)),
    movement: movementSentence(years, locale, copy.grades),
  };
}

const universityOf = ({ university }: Offer) => university;

function isPublic({ university }: Offer): boolean {
  return universities[university].isPublic;
}

function placeRow(
  { university, city, places, grades }: Offer,
  listed: ListedGrades,
  locale: Locale,
  copy: Copy['places'],
): PlaceRow {
  const grade = gradeIn(locale, copy);
  const [before, last] = shownYears.map((year) => grade(grades[gradeYears.indexOf(year)]));
  const newest = newestAt(listed.get(university), city);
  return {
    id: `${university} ${city}`,
    university: universities[university].name,
    city,
    cells: [
      before ?? '',
      newest
        ? fill(copy.newest, { grade: last ?? '', ...newestWords(newest, locale, copy) })
        : (last ?? ''),
      places === undefined ? copy.unknown : numberIn(locale).format(places),
    ],
  };
}

/** Where universities teach the degree by the newest list and not by the register, which is older. */
function unregistered(
  known: readonly Offer[],
  listed: ListedGrades,
  locale: Locale,
  copy: Copy['places'],
): PlaceRow[] {
  return [...listed].flatMap(([university, grades]) => {
    const { own, cities, campuses } = grades;
    if (!own) return [];
    const here = known.filter(({ university: id }) => id === university);
    const isShown = (city: string) => here.some((offer) => offer.city.includes(city));
    const unshown = [...campuses.keys()].filter((city) => !isShown(city));
    const others = here.some(({ city }) => newestAt(grades, city)) ? [] : [cities];
    return (campuses.size > 0 ? unshown.map((city) => [city]) : others).map((there) => {
      const grade = newestAt(grades, listIn(locale).format(there)) ?? own;
      return {
        id: [university, ...there].join(' '),
        university: universities[university].name,
        city: there.length > 0 ? listIn(locale).format(there) : copy.madridRegion,
        cells: [
          copy.unknown,
          fill(copy.newestOnly, newestWords(grade, locale, copy)),
          copy.unknown,
        ],
      };
    });
  });
}

/** Centres that teach the degree for a public university without being part of it. */
function affiliatedLines(
  degree: string,
  listed: ListedGrades,
  locale: Locale,
  copy: Copy['places'],
): readonly PlaceLine[] {
  const newest = [...listed].flatMap(([university, { affiliated }]) =>
    affiliated.map((centre) => ({
      id: `${university} ${centre.centre}`,
      name: centre.centre,
      city: universities[university].name,
      isDistant: false,
      detail: fill(copy.newestOnly, newestWords(centre, locale, copy)),
    })),
  );
  const others = affiliatedOf(degree).map(({ university, centre, city }) => ({
    id: `${university} ${centre} ${city}`,
    name: centre,
    city: `${universities[university].name}, ${city}`,
    isDistant: false,
    detail: '',
  }));
  return [...newest, ...others];
}

/** The first list of a summer asks more than the last. */
function firstListSentence(
  listed: ListedGrades,
  locale: Locale,
  copy: Copy['places'],
): string | undefined {
  const lists = [...listed.values()].flatMap(({ own }) => own ?? []);
  const years = new Set(lists.filter(({ round }) => round === 'first').map(({ year }) => year));
  if (years.size === 0) return undefined;
  const year = listIn(locale).format([...years].toSorted((a, b) => a - b).map(academicYear));
  // Those of a last list say so themselves.
  const isAmong = lists.some(({ round }) => round === 'last');
  return fill(isAmong ? copy.firstListAmong : copy.firstList, { year });
}

/** Some universities register the degree under another name. */
function otherNamesSentence(
  degree: string,
  locale: Locale,
  copy: Copy['places'],
): string | undefined {
  const names = otherNames[degree]?.split('; ').map((name) => fill(copy.quoted, { name }));
  return names && fill(copy.otherNames, { names: listIn(locale).format(names) });
}

function newestWords(grades: CutOff, locale: Locale, copy: Copy['places']) {
  const year = academicYear(grades.year);
  return {
    year: grades.round === 'last' ? fill(copy.lastList, { year }) : year,
    newest: rangeText(grades, locale, copy),
  };
}

/** The district's own figures, with the three decimals that it publishes. */
function rangeText(
  { lowest, grade }: { lowest: number; grade: number },
  locale: Locale,
  copy: Copy['places'],
): string {
  const figure = (value: number) =>
    value === noLimit ? copy.noLimit : numberIn(locale).format(value);
  if (lowest === grade) return figure(grade);
  return fill(copy.range, { lowest: figure(lowest), highest: figure(grade) });
}
