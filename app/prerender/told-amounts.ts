import { currencyOf } from '#content/compiled/countries/currency-of.js';
import { referenceRate } from '#content/cost/exchange-rates.ts';
import { signedSpan, type SpanWords } from '#content/wording/spans.ts';
import { inCurrency, lastDayOf } from '#domain/cost/exchange.ts';
import type { Locale } from '#domain/locale.ts';
import type { Range } from '#domain/range.ts';

/**
 * Amounts of euros in the money of every country that has a rate, a line each: its code, the first and the last day on which
 * that rate counts, a place that only sums use, and each amount with its sign (`app/suppose-country.ts`).
 */
export function toldAmounts(amounts: readonly Range[], words: SpanWords, locale: Locale): string {
  if (amounts.length === 0) return '';
  return Object.entries(currencyOf)
    .flatMap(([country, currency = '']) => {
      const rate = referenceRate(currency);
      if (!rate) return [];
      const told = amounts.map((amount) => {
        const own = inCurrency(amount, rate);
        return signedSpan(currency, own, words, locale, own.high);
      });
      return [[country, rate.day, lastDayOf(rate.day), '', ...told].join('|')];
    })
    .join('\n');
}
