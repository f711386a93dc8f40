import { fill } from '#content/wording/fill.ts';
import { countryNamesIn, longDateAndTimeIn } from '#content/wording/formats.ts';
import { dayWords, monthWords } from '#content/pathway/when-words.ts';
import { readBrowserName } from '#domain/browser-name.ts';
import { ownValue } from '#domain/instruments/instrument.ts';
import { isRecord } from '#domain/parsers.ts';
import type { FileWords } from './load-file-words.ts';

/** What a column is called: by its table, by its name alone, or as the database has it where that is new to us. */
export function labelOf(table: string, column: string, { copy }: FileWords): string {
  const own: Readonly<Record<string, string>> = ownValue(tables(copy), table)?.columns ?? {};
  return ownValue(own, column) ?? ownValue(copy.columns, column) ?? column;
}

/**
 * Columns in the order of reading: whom it is about, then as the table's words name them, then what is new to us, and when
 * it was made last.
 */
export function inReadingOrder(
  table: string,
  columns: readonly string[],
  { copy }: FileWords,
): string[] {
  const own = Object.keys(ownValue(tables(copy), table)?.columns ?? {});
  const rank = (column: string) => {
    if (own.includes(column)) return 100 + own.indexOf(column);
    if (['created_at', 'updated_at'].includes(column)) return 300;
    const shared = Object.keys(copy.columns).indexOf(column);
    return shared === -1 ? 200 : shared;
  };
  return columns.toSorted((a, b) => rank(a) - rank(b));
}

export function titleOf(table: string, { copy }: FileWords): string {
  return ownValue(tables(copy), table)?.title ?? table;
}

type TableWords = { readonly title: string; readonly columns: Readonly<Record<string, string>> };

function tables(copy: FileWords['copy']): Readonly<Record<string, TableWords>> {
  return copy.tables;
}

/** A value in words; nothing where there is none. Dates are those of the reader's clock. */
export function tellValue(column: string, value: unknown, words: FileWords): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return value ? words.copy.yes : words.copy.no;
  if (Array.isArray(value)) {
    return value.map((one) => tellValue(column, one, words)).join('; ');
  }
  if (isRecord(value)) return tellRecord(column, value, words);
  return tellText(column, typeof value === 'string' ? value : JSON.stringify(value), words);
}

function tellRecord(column: string, value: object, words: FileWords): string {
  const parts = Object.entries(value);
  if (column !== 'ticks') return parts.length === 0 ? '' : JSON.stringify(value);
  return parts
    .map(([step, day]) =>
      fill(words.copy.ticked, {
        step: words.stepTitle(step) ?? step,
        day: dayWords(String(day), words.locale),
      }),
    )
    .join('; ');
}

function tellText(column: string, text: string, words: FileWords): string {
  const { locale, copy, named } = words;
  const values: Readonly<Record<string, Readonly<Record<string, string>>>> = copy.values;
  const told = ownValue(ownValue(values, column) ?? {}, text) ?? ownValue(named, column)?.(text);
  if (told !== undefined) return told;
  if (column === 'country' && /^[A-Z]{2}$/.test(text))
    return countryNamesIn(locale).of(text) ?? text;
  if (column === 'start' && /^\d{4}-\d\d$/.test(text)) return monthWords(text, locale);
  if (column === 'user_agent') return tellBrowser(text);
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text)) return tellMoment(text, words);
  return text;
}

/** A moment of the database; one without an offset is UTC. */
export function tellMoment(text: string, { locale }: FileWords): string {
  const time = new Date(/(Z|[+-]\d\d(:?\d\d)?)$/.test(text) ? text : `${text}Z`);
  return Number.isNaN(time.getTime()) ? text : longDateAndTimeIn(locale).format(time);
}

/** The names that people know, then what the browser sent, word by word. */
function tellBrowser(text: string): string {
  const { browser, system } = readBrowserName(text);
  const names = [browser, system].filter((name) => name !== undefined);
  return names.length === 0 ? text : `${names.join(', ')} (${text})`;
}
