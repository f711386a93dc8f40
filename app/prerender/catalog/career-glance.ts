// What everybody asks of a career, as four figures for its first screen: how long, with which grade, what one earns, what it costs.
import type { CatalogEntry } from '#content/catalog/registry.ts';
import { noLimit, summarise } from '#content/catalog/studies/degree-summary.ts';
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
import { hundredthsIn, wholeEurosIn, wholeNumberIn } from '#content/wording/formats.ts';
import type { Locale } from '#domain/locale.ts';
import type { Glance } from '#app/features/careers/career-page/career-facts.ts';
import { fill } from '#app/i18n/fill.ts';
import { academicYear } from './degree-places.ts';
import { priceGlance } from './price-glance.ts';

type Words = Copy['glance'];
type Figure = Pick<Glance, 'value' | 'text'>;
type Labelled = Pick<Glance, 'label' | 'value' | 'text'>;

/** Always four, in this order; what is not known says whom to ask. */
export function careerGlance(entry: CatalogEntry, locale: Locale, copy: Words): readonly Glance[] {
  return [
    { label: copy.years.label, href: '#practice', ...years(entry, locale, copy.years) },
    { label: copy.grade.label, href: '#places', ...grade(entry, locale, copy.grade) },
    { href: '#afterwards', ...pay(entry, locale, copy.pay) },
    { label: copy.price.label, ...priceGlance(entry, locale, copy.price) },
  ];
}

function years(
  { career, degrees, titles }: CatalogEntry,
  locale: Locale,
  copy: Words['years'],
): Figure {
  const { entry, years: practice } = professionOf(career.id) ?? {};
  // Studies that help and are not asked for are no length of the way.
  if (entry) return { value: copy.depends, text: entry[locale] };
  const known = [...degrees, ...titles].flatMap((study) => study.years ?? []);
  const text =
    degrees.length === 0 ? copy.vocational : titles.length === 0 ? copy.degree : copy.either;
  if (practice) {
    return {
      value: span(practice.least, practice.most, copy),
      text: fill(copy.toPractice, { studies: text }),
    };
  }
  if (known.length > 0) return { value: span(Math.min(...known), Math.max(...known), copy), text };
  const hours = titles.length === 1 ? titles[0]?.hours : undefined;
  if (hours !== undefined && degrees.length === 0) {
    return { value: fill(copy.hours, { hours: wholeNumberIn(locale).format(hours) }), text };
  }
  return { value: copy.depends, text: titles.length + degrees.length > 0 ? text : copy.ownWay };
}

function span(from: number, to: number, copy: Words['years']): string {
  return from === to ? fill(copy.one, { years: from }) : fill(copy.range, { from, to });
}

/** Of the first way that has grades: between the university that asked for least and the one that asked for most. */
function grade({ degrees, titles }: CatalogEntry, locale: Locale, copy: Words['grade']): Figure {
  for (const { id } of degrees) {
    const last = summarise(offers[id] ?? []).years.at(-1);
    if (!last) continue;
    const year = academicYear(last.year);
    const figure = (grade: number) => hundredthsIn(locale).format(grade);
    const { lowest, highest } = last;
    if (highest === noLimit) return { value: copy.pass, text: fill(copy.passed, { year }) };
    if (lowest === noLimit) {
      return {
        value: fill(copy.upTo, { highest: figure(highest) }),
        text: fill(copy.fromPass, { year }),
      };
    }
    const value =
      lowest === highest
        ? figure(lowest)
        : fill(copy.range, { lowest: figure(lowest), highest: figure(highest) });
    return { value, text: fill(copy.of, { year }) };
  }
  return {
    value: copy.ask,
    text:
      degrees.length > 0 ? copy.askUniversity : titles.length > 0 ? copy.askSchool : copy.askTrade,
  };
}

/** The newest figure that has a base, else the newest share of people at work, of the first way that has one. */
function pay({ degrees, titles }: CatalogEntry, locale: Locale, copy: Words['pay']): Labelled {
  const euros = (amount: number) => wholeEurosIn(locale).format(amount);
  const { label } = copy;
  for (const { id } of degrees) {
    const [area, field] = placeOfDegree[id] ?? [];
    const newer = (field && newerAfterwards[field]) ?? (area && newerAfterwards[area]);
    if (newer?.base !== undefined) {
      return {
        label,
        value: euros(newer.base),
        text: fill(copy.baseOf, { area: newer.name, cohort: newer.cohort }),
      };
    }
    if (newer) {
      const share = fill(copy.share, { share: Math.round(newer.affiliated) });
      return {
        label: copy.shareLabel,
        value: share,
        text: fill(copy.shareOf, { area: newer.name, cohort: newer.cohort }),
      };
    }
    const older = (area && areasAfterwards[area]) ?? (field && fieldsAfterwards[field]);
    if (older?.base) {
      const text = fill(copy.baseOf, { area: older.name, cohort: '2013-14' });
      return { label, value: euros(older.base.year4), text };
    }
  }
  for (const { id } of titles) {
    const after = titleAfterwards[id];
    if (after)
      return {
        label,
        value: euros(after.base),
        text: fill(copy.baseOfTitle, { cohort: '2019-20' }),
      };
  }
  return { label, value: copy.ask, text: copy.askWorkers };
}
