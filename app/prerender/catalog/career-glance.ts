// What everybody asks of a career, as four figures for its first screen: how long, with which grade, what one earns, what it costs.
import type { CatalogEntry } from '#content/catalog/registry.ts';
import { noLimit, summarise } from '#content/catalog/studies/degree-summary.ts';
import { kindOfWay } from '#content/professions/kind-of-way.ts';
import { newestGradesOf, newestRangeOf } from '#content/catalog/studies/newest-grades.ts';
import { offers } from '#content/catalog/studies/offers.ts';
import {
  areasAfterwards,
  fieldsAfterwards,
  newerAfterwards,
  placeOfDegree,
} from '#content/compiled/studies/afterwards.js';
import { titleAfterwards } from '#content/compiled/studies/title-afterwards.js';
import type { Copy } from '#content/dictionaries/es/career.ts';
import { professionOf } from '#content/professions/registry.ts';
import { hundredthsIn, wholeEurosIn } from '#content/wording/formats.ts';
import type { Locale } from '#domain/locale.ts';
import type { Glance } from '#app/features/careers/studies/glance-list.tsx';
import { fill } from '#app/i18n/fill.ts';
import { academicYear } from './degree-places.ts';
import { priceGlance } from './price-glance.ts';
import { yearsOfWay } from './years-of-way.ts';

type Words = Copy['glance'];
type Ways = Pick<CatalogEntry, 'degrees' | 'titles'>;
type Figure = Pick<Glance, 'value' | 'text'>;
type Labelled = Omit<Glance, 'href'>;

/** Always four, in this order; what is not known says whom to ask. */
export function careerGlance(entry: CatalogEntry, locale: Locale, copy: Words): readonly Glance[] {
  return withRough(copy, [
    { label: copy.years.label, href: '#practice', ...years(entry, locale, copy.years) },
    { label: copy.grade.label, href: '#places', ...gradeGlance(entry, locale, copy.grade) },
    { href: '#afterwards', ...payGlance(entry, locale, copy.pay) },
    { label: copy.price.label, ...priceGlance(entry, locale, copy.price) },
  ]);
}

/** A word in the place of a figure stands out less. */
export function withRough(copy: Words, figures: readonly Glance[]): readonly Glance[] {
  const asked = new Set([copy.grade.ask, copy.pay.ask, copy.price.ask]);
  return figures.map((figure) => (asked.has(figure.value) ? { ...figure, isRough: true } : figure));
}

/** How long, and what one studies in that time. */
function years(entry: CatalogEntry, locale: Locale, copy: Words['years']): Figure {
  const { career, degrees, titles } = entry;
  const { entry: ownEntry, years: practice } = professionOf(career.id) ?? {};
  if (ownEntry) return { value: copy.depends, text: ownEntry[locale] };
  const studies = studiesOf(entry, copy);
  const text = practice ? fill(copy.toPractice, { studies }) : studies;
  const value = yearsOfWay(entry, locale, copy);
  if (value !== undefined) return { value, text };
  return { value: copy.depends, text: titles.length + degrees.length > 0 ? text : copy.ownWay };
}

function studiesOf(entry: CatalogEntry, copy: Words['years']): string {
  const { career, degrees, titles } = entry;
  const kind = kindOfWay(entry);
  if (kind === 'specialty' || kind === 'master') return copy[kind];
  if (degrees.length === 0) return copy.vocational;
  if (titles.length > 0) return copy.either;
  const { years } = professionOf(career.id) ?? {};
  // A part of the work asks for the master's degree, too.
  return years && years.most > longestOf(degrees) ? copy.maybeMaster : copy.degree;
}

function longestOf(degrees: CatalogEntry['degrees']): number {
  return Math.max(...degrees.map((degree) => degree.years ?? 0));
}

/** Of the first way that has grades: between the university that asked for least and the one that asked for most, in the newest year of which we know several. */
export function gradeGlance(
  { degrees, titles }: Ways,
  locale: Locale,
  copy: Words['grade'],
): Figure {
  const figure = (grade: number) => hundredthsIn(locale).format(grade);
  for (const { id } of degrees) {
    const listed = newestRangeOf(newestGradesOf(id));
    const last = listed ?? summarise(offers[id] ?? []).years.at(-1);
    if (!last) continue;
    const year = academicYear(last.year);
    const { lowest, highest } = last;
    if (highest === noLimit) return { value: copy.pass, text: fill(copy.passed, { year }) };
    if (lowest === noLimit) {
      return {
        value: fill(copy.upTo, { highest: figure(highest) }),
        text: fill(listed ? copy.fromPassListed : copy.fromPass, { year }),
      };
    }
    const value =
      figure(lowest) === figure(highest)
        ? figure(lowest)
        : fill(copy.range, { lowest: figure(lowest), highest: figure(highest) });
    return { value, text: fill(listed ? copy.listed : copy.of, { year }) };
  }
  return {
    value: copy.ask,
    text:
      degrees.length > 0 ? copy.askUniversity : titles.length > 0 ? copy.askSchool : copy.askTrade,
  };
}

/** The newest declared pay of the first way that has one; where none has, the share of people at work. */
export function payGlance({ degrees, titles }: Ways, locale: Locale, copy: Words['pay']): Labelled {
  const declared = (amount: number, label: string, text: string) => ({
    label,
    value: wholeEurosIn(locale).format(amount),
    euros: { low: amount, high: amount },
    text,
  });
  const paid = (of: Class, degree: string): readonly [label: string, text: string] => [
    ofGraduates(of, degree, copy.labelOf, copy.labelOfArea),
    ofGraduates(of, degree, copy.baseOf, copy.baseOf),
  ];
  const places = degrees.map(({ id, name }) => ({ name, place: placeOfDegree[id] ?? [] }));
  for (const {
    name,
    place: [area, field],
  } of places) {
    const newer = (field && newerAfterwards[field]) ?? (area && newerAfterwards[area]);
    if (newer?.base !== undefined) {
      return declared(newer.base, ...paid(newer, name));
    }
    const older = (area && areasAfterwards[area]) ?? (field && fieldsAfterwards[field]);
    if (older?.base) {
      const of = { name: older.name, cohort: '2013-14' };
      return declared(older.base.year4, ...paid(of, name));
    }
  }
  for (const { id } of titles) {
    const after = titleAfterwards[id];
    const ended = yearsOf('2019-20');
    if (after)
      return declared(after.base, fill(copy.labelOf, ended), fill(copy.baseOfTitle, ended));
  }
  for (const {
    name,
    place: [area, field],
  } of places) {
    const newer = (field && newerAfterwards[field]) ?? (area && newerAfterwards[area]);
    if (!newer) continue;
    return {
      label: copy.shareLabel,
      value: fill(copy.share, { share: Math.round(newer.affiliated) }),
      text: ofGraduates(newer, name, copy.shareOf, copy.shareOfArea),
    };
  }
  return { label: copy.label, value: copy.ask, text: copy.askWorkers };
}

/** Who ended in the same year, and the studies that they are counted in. */
type Class = { readonly name: string; readonly cohort: string };

/** Whom a figure counts: the class, and its field of studies where that is wider than the degree. */
function ofGraduates(
  { name, cohort }: Class,
  degree: string,
  plain: string,
  ofArea: string,
): string {
  return fill(name === degree ? plain : ofArea, yearsOf(cohort));
}

/** When a class ended, and when it was counted: four years later. */
function yearsOf(cohort: string): { readonly ended: number; readonly measured: number } {
  const ended = Number(cohort.slice(0, 4)) + 1;
  return { ended, measured: ended + 4 };
}
