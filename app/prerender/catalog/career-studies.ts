// The studies of a career's page: what each is, how many teach it, and the three places that have most room.
import type { CatalogEntry } from '#content/catalog/registry.ts';
import type { Degree } from '#content/catalog/degrees.ts';
import { newestGradesOf } from '#content/catalog/studies/newest-grades.ts';
import type { Offer } from '#content/catalog/studies/offer.ts';
import { offers } from '#content/catalog/studies/offers.ts';
import type { VocationalTitle } from '#content/catalog/vocational-titles.ts';
import type { Copy } from '#content/dictionaries/es/career.ts';
import type { Locale } from '#domain/locale.ts';
import type { StudyOfCareer } from '#app/features/careers/career-page/career-facts.ts';
import { fill } from '#app/i18n/fill.ts';
import { degreePath, titlePath } from '#app/i18n/paths.tsx';
import { degreeLine, titleLine } from './study-lines.ts';
import { degreePlacesInShort, placeLines } from './degree-places.ts';

/** So many places stand on the page of a career; all of them on that of the degree. */
const FEW = 3;

export function degreesOf({ degrees }: CatalogEntry, locale: Locale, copy: Copy): StudyOfCareer[] {
  return degrees.map((degree) => degreeOf(degree, locale, copy));
}

function degreeOf(degree: Degree, locale: Locale, copy: Copy): StudyOfCareer {
  const all = offers[degree.id] ?? [];
  const few = all.toSorted(byPlaces).slice(0, FEW);
  const hasMore = all.length > FEW;
  return {
    ...degreeLine(degree, locale, copy.studies),
    kind: degree.branch === 'artistic' ? 'artistic' : 'degree',
    path: degreePath(degree.id, locale),
    taught: degreePlacesInShort(degree, locale, copy.places),
    places: placeLines(few, newestGradesOf(degree.id), locale, copy.places),
    more: hasMore
      ? fill(copy.places.moreSites, { n: all.length - FEW })
      : copy.places.aboutTheDegree,
    part: hasMore ? '#places' : '',
  };
}

/** Those with most places first; where nobody says how many, as they stand. */
function byPlaces(a: Offer, b: Offer): number {
  return (b.places ?? 0) - (a.places ?? 0);
}

export function titlesOf({ titles }: CatalogEntry, locale: Locale, copy: Copy): StudyOfCareer[] {
  return titles.map((title) => titleOf(title, locale, copy));
}

function titleOf(title: VocationalTitle, locale: Locale, copy: Copy): StudyOfCareer {
  const line = titleLine(title, locale, copy.studies);
  return {
    ...line,
    kind: 'title',
    path: titlePath(title.id, locale),
    taught: [`${line.detail}.`],
    places: [],
    more: copy.places.aboutTheTitle,
    part: '',
  };
}
