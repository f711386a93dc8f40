import type { Fact, SecondHand } from '#content/facts/fact.ts';
import { dateWords } from '#content/tuition/tuition-figures.ts';
import type { Copy } from '#content/dictionaries/es/article.ts';
import type { Locale } from '#domain/locale.ts';
import { fill } from '#app/i18n/fill.ts';
import { europeanLongDayIn, numberIn } from '#content/wording/formats.ts';

/** A fact's value with its unit, in the reader's way of writing. */
export function writtenFact({ value, unit }: Fact, locale: Locale, copy: Copy): string {
  if (unit === 'day') return europeanLongDayIn(locale).format(new Date(value));
  const written = typeof value === 'number' ? numberIn(locale).format(value) : value;
  const isSingle = value === 1 && (unit === 'months' || unit === 'years');
  return fill(isSingle ? copy.single[unit] : copy.units[unit], { value: written });
}

/** What kind of source says something, and of when: "según la prensa, octubre de 2023". */
export function toldBy({ by, on }: SecondHand, locale: Locale, copy: Copy): string {
  return on
    ? fill(copy.said[by], { date: dateWords(on.slice(0, 'YYYY-MM'.length), locale) })
    : copy.saidUndated;
}
