// What everybody asks of a study, as the figures of its first screen: where, with which grade, what it costs, how long.
import type { Degree } from '#content/catalog/degrees.ts';
import { summarise } from '#content/catalog/studies/degree-summary.ts';
import { offers } from '#content/catalog/studies/offers.ts';
import type { VocationalTitle } from '#content/catalog/vocational-titles.ts';
import type { Copy } from '#content/dictionaries/es/career.ts';
import { wholeNumberIn } from '#content/wording/formats.ts';
import { gradeNames } from '#content/classifications/title-families.ts';
import type { Locale } from '#domain/locale.ts';
import type { Glance } from '#app/features/careers/studies/glance-list.tsx';
import { fill } from '#app/i18n/fill.ts';
import { gradeGlance, payGlance, withRough } from './career-glance.ts';
import { affiliatedCount, counted } from './degree-places.ts';
import { priceGlance } from './price-glance.ts';

/** Of a degree; what is not known says whom to ask. */
export function degreeGlance(degree: Degree, locale: Locale, copy: Copy): readonly Glance[] {
  const words = copy.glance;
  const { years, ects } = degree;
  const ways = { degrees: [degree], titles: [] };
  return withRough(words, [
    { label: words.where.label, href: '#places', ...whereGlance(degree, words.where) },
    { label: words.grade.label, href: '#grades', ...gradeGlance(ways, locale, words.grade) },
    { label: words.price.label, ...priceGlance(ways, locale, words.price) },
    {
      label: words.years.label,
      value: fill(words.years.one, { years }),
      text: fill(words.years.credits, { ects }),
      href: '#leads-to',
    },
  ]);
}

/** Of a vocational title: nobody lists where all of Spain teaches it. */
export function titleGlance(title: VocationalTitle, locale: Locale, copy: Copy): readonly Glance[] {
  const words = copy.glance;
  const { years, hours, grade } = title;
  const ways = { degrees: [], titles: [title] };
  const length = years
    ? fill(words.years.one, { years })
    : hours
      ? fill(words.years.hours, { hours: wholeNumberIn(locale).format(hours) })
      : words.years.depends;
  return withRough(words, [
    {
      label: words.years.label,
      value: length,
      text: gradeNames[grade][locale],
      href: '#leads-to',
    },
    { label: words.price.label, ...priceGlance(ways, locale, words.price) },
    { href: '#afterwards', ...payGlance(ways, locale, words.pay) },
  ]);
}

/** How many universities teach it. */
function whereGlance(
  { id, branch }: Degree,
  copy: Copy['glance']['where'],
): Pick<Glance, 'value' | 'text'> {
  const { publicUniversities, privateUniversities } = summarise(offers[id] ?? []);
  const affiliated = affiliatedCount(id);
  if (branch === 'artistic') return { value: copy.ask, text: copy.askArtistic };
  const ofPrivate = counted(privateUniversities, copy.privateOnes);
  if (publicUniversities > 0) {
    const text = ofPrivate ? copy.andPrivate : copy.publicAlone;
    return { value: counted(publicUniversities, copy.publicOnes), text: fill(text, { ofPrivate }) };
  }
  if (affiliated > 0) {
    return { value: counted(affiliated, copy.affiliatedOnes), text: copy.ofPublic };
  }
  return ofPrivate
    ? { value: ofPrivate, text: copy.noPublic }
    : { value: copy.ask, text: copy.askUniversity };
}
