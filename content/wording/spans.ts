// From one amount to another, as a family reads it: few figures, and the large ones in thousands or millions.
import type { Locale } from '#domain/locale.ts';
import { euroRange } from './euro-range.ts';
import { fill } from './fill.ts';
import { numberFormat, wholeEurosIn } from './formats.ts';

type Span = { low: number; high: number };

/** Amounts of one unit: `{low} a {high}` of the words, and one amount where both are the same. */
export type SpanWords = { span: string };

/** "15.820 a 20.020 €", in tens where it is a sum of estimates. */
export function euroSpan({ low, high }: Span, { span }: SpanWords, locale: Locale): string {
  const euros = wholeEurosIn(locale);
  const [from, to] = [euros.format(low), euros.format(high)];
  return from === to ? to : euroRange(from, to, span);
}

/**
 * "324 a 410 mil", "1,28 a 1,62 millones": three figures of the larger, and no unit of money. Beside others that go up to `most`
 * all of them are of one size, millions short: "8,2 a 17,2 mil" below "140 a 167 mil", "8,4 a 12,4 M".
 */
export function largeSpan(...of: Parameters<typeof largeParts>): string {
  return largeParts(...of).join('');
}

/** The same with its size apart: "324 a 410" and " mil". */
export function largeParts(
  { low, high }: Span,
  { span }: SpanWords,
  locale: Locale,
  most?: number,
): [amounts: string, size: string] {
  // Never "0,1 millones".
  const scale = Math.min(scaleOf(most ?? high), Math.max(scaleOf(high), 1_000));
  const figures = scale > 1 ? 2 - Math.floor(Math.log10(Math.max(high / scale, 1))) : 0;
  const digits = Math.min(Math.max(figures, 0), most === undefined ? 2 : 1);
  const step = scale > 1 ? scale * 10 ** -digits : 10 ** Math.max(0, digitsOf(high) - 3);
  const number = numberFormat(locale, {
    useGrouping: 'always',
    maximumFractionDigits: digits,
  });
  const [from, to] = [low, high].map((amount) =>
    number.format((Math.round(amount / step) * step) / scale),
  );
  const said = from === to ? from : fill(span, { low: from ?? '', high: to ?? '' });
  return [said ?? '', scaleName(scale, locale, most !== undefined)];
}

/**
 * Behind its sign an amount is whole, in three figures, up to a million: "$45.000 a 66.300"; from there on as
 * `largeSpan` has it. "$45 a 66,3 mil" would be read as forty-five pesos.
 */
export function signedSpan(
  currency: string,
  { low, high }: Span,
  words: SpanWords,
  locale: Locale,
  most?: number,
): string {
  const sign = currencySign(currency, locale);
  if (high >= million) return sign + largeSpan({ low, high }, words, locale, most);
  const number = numberFormat(locale, { useGrouping: 'always', maximumSignificantDigits: 3 });
  const [from, to] = [low, high].map((amount) => number.format(amount));
  return sign + (from === to ? from : fill(words.span, { low: from ?? '', high: to ?? '' }));
}

/** The name of a currency behind such an amount: "pesos mexicanos", and "de pesos mexicanos" behind millions. */
export function currencyAfter(amount: number, currency: string, locale: Locale): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
    maximumFractionDigits: 0,
  });
  const name = format.formatToParts(amount).find(({ type }) => type === 'currency')?.value;
  return locale === 'es' && amount >= million ? `de ${name}` : (name ?? currency);
}

/** Its sign, as it stands before an amount: "$", "S/"; in English "MX$". */
export function currencySign(currency: string, locale: Locale): string {
  const isSpanish = locale === 'es';
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: isSpanish ? 'narrowSymbol' : 'symbol',
  });
  const sign = format.formatToParts(1).find(({ type }) => type === 'currency')?.value ?? currency;
  const own = isSpanish ? (signs[sign] ?? sign) : sign;
  return /\w$/.test(own) ? `${own}\u00A0` : own;
}

/** Which Spain's tables do not know. */
const signs: Readonly<Record<string, string>> = { PEN: 'S/', VES: 'Bs.' };

const million = 1_000_000;

function scaleOf(amount: number): number {
  if (amount >= million) return million;
  return amount >= 10_000 ? 1_000 : 1;
}

/** " mil", " millones" as it is spoken; English writes "K" and "M". */
function scaleName(scale: number, locale: Locale, isShort: boolean): string {
  if (scale === 1) return '';
  const compactDisplay = locale === 'es' && !isShort ? 'long' : 'short';
  const compact = new Intl.NumberFormat(locale, { notation: 'compact', compactDisplay });
  // Two of them, so that it is "millones".
  const parts = compact.formatToParts(2 * scale);
  const name = parts.find(({ type }) => type === 'compact')?.value.trim() ?? '';
  return locale === 'es' ? `\u00A0${name}` : name;
}

function digitsOf(amount: number): number {
  return Math.floor(Math.log10(Math.max(amount, 1))) + 1;
}
