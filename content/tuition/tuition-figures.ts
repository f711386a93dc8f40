import { fill } from '#content/wording/fill.ts';
import {
  eurosAndCentsIn,
  europeanListIn,
  europeanLongDayIn,
  monthOfYearIn,
  wholeEurosIn,
} from '#content/wording/formats.ts';
import type { Copy } from '#content/dictionaries/es/tuition.ts';
import type { Citation } from '#content/facts/tuition.ts';
import type { Locale } from '#domain/locale.ts';

/** A language and its words for prices. */
export type TuitionWords = { locale: Locale; words: Copy };

/** Whole euros, as a year is priced: "6.822 €". */
export function euros(amount: number, locale: Locale): string {
  return wholeEurosIn(locale).format(amount);
}

/** Euros and cents, as a credit is priced. */
export function eurosAndCents(amount: number, locale: Locale): string {
  return eurosAndCentsIn(locale).format(amount);
}

/** What stands between two years: English takes the longer dash. */
const YEARS_APART: Record<Locale, string> = { es: '-', en: '–' };

/** An academic year as people write it: "2024-25". */
export function schoolYear(year: string, locale: Locale): string {
  return year.replace('-', YEARS_APART[locale]);
}

/** "A, B y C". */
export function listOf(items: readonly string[], locale: Locale): string {
  return europeanListIn(locale).format(items);
}

/** A day, month or year as people write it. */
export function dateWords(date: string, locale: Locale): string {
  const isDay = date.length === 'YYYY-MM-DD'.length;
  const isMonth = date.length === 'YYYY-MM'.length;
  if (isDay) return europeanLongDayIn(locale).format(new Date(date));
  return isMonth ? monthOfYearIn(locale).format(new Date(date)) : date;
}

/** What kind of source says a figure, and of when: "según la prensa, octubre de 2023". */
export function saidOf({ locale, words }: TuitionWords, citation: Citation): string {
  const date = dateWords(citation.published.slice(0, 7), locale);
  return fill(words.said[citation.sourceKind], { date });
}
