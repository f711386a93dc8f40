import { fill } from '#content/dictionaries/fill.ts';
import type { Copy } from '#content/dictionaries/es/tuition.ts';
import type { Citation } from '#content/facts/tuition.ts';
import type { Locale } from '#domain/locale.ts';

/** A language and its words for prices. */
export type TuitionWords = { locale: Locale; words: Copy };

/** Whole euros, as a year is priced: "6.822 €". */
export function euros(amount: number, locale: Locale): string {
  return format(amount, locale, 0);
}

/** Euros and cents, as a credit is priced. */
export function eurosAndCents(amount: number, locale: Locale): string {
  return format(amount, locale, 2);
}

/** An academic year as people write it: "2024-25", in English with the longer dash. */
export function schoolYear(year: string, locale: Locale): string {
  return locale === 'es' ? year : year.replace('-', '–');
}

/** "A, B y C". */
export function listOf(items: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(locale === 'es' ? 'es' : 'en-GB').format(items);
}

/** A day, month or year as people write it. */
export function dateWords(date: string, locale: Locale): string {
  const [year = '', month, day] = date.split('-');
  if (!month) return year;
  return new Date(`${year}-${month}-${day ?? '01'}T00:00:00Z`).toLocaleDateString(
    locale === 'es' ? 'es' : 'en-GB',
    { ...(day ? { day: 'numeric' } : {}), month: 'long', year: 'numeric', timeZone: 'UTC' },
  );
}

/** What kind of source says a figure, and of when: "según la prensa, octubre de 2023". */
export function saidOf({ locale, words }: TuitionWords, citation: Citation): string {
  const date = dateWords(citation.published.slice(0, 7), locale);
  return fill(words.said[citation.sourceKind], { date });
}

function format(amount: number, locale: Locale, digits: number): string {
  return new Intl.NumberFormat(locale === 'es' ? 'es' : 'en-GB', {
    style: 'currency',
    currency: 'EUR',
    // Spanish leaves four figures ungrouped unless told: 6822 and 6.822 side by side look like two kinds of number.
    useGrouping: 'always',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount);
}
