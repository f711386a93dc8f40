import { valuesDated } from '#content/catalog/credit.ts';
import { familyNames } from '#content/classifications/families.ts';
import { onetDiffers } from '#content/compiled/careers/onet-differs.js';
import { knowledgeWords, skillWords } from '#content/compiled/occupations/demand-words.js';
import { demands } from '#content/compiled/occupations/demands.js';
import { occupationSettings } from '#content/compiled/occupations/settings.js';
import { catalog, type CatalogEntry } from '#content/catalog/registry.ts';
import { relatedReasons, type RelatedReason } from '#content/catalog/related-reasons.ts';
import type { Copy } from '#content/dictionaries/es/career.ts';
import { professionOf } from '#content/professions/registry.ts';
import { tellGates } from '#content/professions/tell-gates.ts';
import { longDayIn, monthOfYearIn, wholeNumberIn } from '#content/wording/formats.ts';
import type { Locale } from '#domain/locale.ts';
import {
  type CareerFacts,
  type RelatedCareer,
  type Requirement,
} from '#app/features/careers/career-page/career-facts.ts';
import { cardTypesOf } from '#app/features/careers/catalogue/ground-of.ts';
import { fill } from '#app/i18n/fill.ts';
import { careerPath, comparePath } from '#app/i18n/paths.tsx';
import { toldAmounts } from '../told-amounts.ts';
import { afterwardsSentences } from './afterwards.ts';
import { judgedParts, settingLines } from './settings.ts';
import { degreesOf, titlesOf } from './career-studies.ts';
import { careerGlance } from './career-glance.ts';
import { likesOf } from './career-likes.ts';
import { isOfHealth } from './title-facts.ts';

/** Everything that a career's page shows, in one language. */
export function careerFacts(entry: CatalogEntry, locale: Locale, copy: Copy): CareerFacts {
  const { career, words, degrees, titles, onet } = entry;
  const { line, tasks, likes, tires, grows, tries, ...written } = words[locale];
  const asked = demands[onet];
  const glance = careerGlance(entry, locale, copy.glance);
  return {
    ...written,
    line,
    tasks,
    glance,
    money: toldAmounts(
      glance.flatMap(({ euros }) => euros ?? []),
      copy.glance.price,
      locale,
    ),
    likes: likes ?? likesOf(entry, copy.likes),
    tires,
    grows,
    tries,
    id: career.id,
    family: { id: career.family, name: familyNames[career.family][locale] },
    level: career.alsoVia && career.alsoVia !== career.level ? 'either' : career.level,
    entry: professionOf(career.id)?.entry?.[locale],
    interests: career.interests,
    near: onetDiffers[career.id]?.[locale],
    values: career.values,
    skills: asked?.skills.map((id) => skillWords[id][locale]) ?? [],
    knowledge: asked?.knowledge.map((id) => knowledgeWords[id][locale]) ?? [],
    settings: settingLines(career.id, occupationSettings[onet], locale, copy.settings),
    judged: onet in occupationSettings ? judgedParts(career.id, locale, copy.settings) : undefined,
    hasAskedSettings: onet in occupationSettings,
    years: yearsSentence(entry, locale, copy.practice),
    requirements: requirementsOf(entry, locale, copy.practice),
    ask: askOf(entry, copy.practice),
    degrees: degreesOf(entry, locale, copy),
    titles: titlesOf(entry, locale, copy),
    afterwards: afterwardsSentences({ degrees, titles }, locale, copy.afterwards),
    related: relatedCareers(entry, locale, copy.related),
    comparePath: comparePath([entry.slug[locale]], locale),
    onet,
    interestsDated: monthOf(entry.interestsDated, locale),
    valuesDated: monthOf(valuesDated, locale),
  };
}

function requirementsOf(
  { career }: CatalogEntry,
  locale: Locale,
  copy: Copy['practice'],
): Requirement[] {
  const profession = professionOf(career.id);
  if (!profession) return [];
  return tellGates(profession, locale).map((gate) => ({
    text: gate.what,
    outside: gate.outside,
    source: [...(gate.norm ? [gate.norm] : []), gate.source].join(' · '),
    looked: [
      longDayIn(locale).format(new Date(gate.checked)),
      ...(gate.isSecondary ? [copy.secondary] : []),
    ].join(' · '),
    url: gate.url,
  }));
}

/** Of a career whose gates were not read. */
function askOf({ career, degrees, titles }: CatalogEntry, copy: Copy['practice']) {
  if (professionOf(career.id)) return undefined;
  const isHealth = degrees.length === 0 && isOfHealth(titles);
  return isHealth ? copy.askHealth : copy.askOffice;
}

function yearsSentence(
  { career, degrees, titles }: CatalogEntry,
  locale: Locale,
  copy: Copy['practice'],
): string {
  const profession = professionOf(career.id);
  if (profession?.years) {
    const { least, most } = profession.years;
    return told(copy.toPractice, least, most);
  }
  const years = [...degrees, ...titles].flatMap(({ years }) => years ?? []);
  const hours = titles.flatMap((title) => title.hours ?? []);
  if (years.length === 0 && hours.length === 1 && degrees.length === 0 && titles.length === 1) {
    return fill(copy.hours, { hours: wholeNumberIn(locale).format(hours[0] ?? 0) });
  }
  if (years.length === 0) return copy.unknownYears;
  // A competition or a licence takes its own time, which cannot be said beforehand.
  const asksMore = profession?.gates.some(({ forSome }) => !forSome);
  const sentences = asksMore ? copy.yearsAndMore : copy.years;
  return told(sentences, Math.min(...years), Math.max(...years));
}

function told(sentences: { one: string; range: string }, from: number, to: number): string {
  return from === to ? fill(sentences.one, { years: from }) : fill(sentences.range, { from, to });
}

function relatedCareers(
  entry: CatalogEntry,
  locale: Locale,
  copy: Copy['related'],
): RelatedCareer[] {
  return catalog
    .filter(({ career: { id } }) => entry.related.includes(id))
    .map((other) => ({
      id: other.career.id,
      family: other.career.family,
      ...cardTypesOf(other.career.interests),
      name: other.words[locale].name,
      path: careerPath(other.slug[locale], locale),
      why: whyRelated(relatedReasons(entry, other), copy.reasons),
    }));
}

/** One reason is enough beside a name: the second, which fewer careers share. */
function whyRelated(reasons: readonly RelatedReason[], copy: Copy['related']['reasons']): string {
  const reason = reasons.at(-1);
  return copy[reason?.kind ?? 'none'];
}

/** `2026-02` in words. */
function monthOf(yearAndMonth: string, locale: Locale): string {
  return monthOfYearIn(locale).format(new Date(yearAndMonth));
}
