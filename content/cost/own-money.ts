// Euros in the currency of a country, as the country itself writes it: "$12,000" in Mexico, "$ 2.200.000" in Colombia.
import { fill } from '#content/wording/fill.ts';
import type { Rate } from '#domain/cost/exchange.ts';
import type { Locale } from '#domain/locale.ts';
import type { Range } from '#domain/range.ts';

/** In three figures unless said otherwise, as the calculators do: one price is one number on every page. */
export type OwnMoney = {
  one: (euros: number, figures?: number) => string;
  /** `words` has `{low}` and `{high}`; the sign stands once. */
  range: (euros: Range, words: string, figures?: number) => string;
};

/** `code` is that of the country (ISO 3166). */
export function ownMoneyIn(locale: Locale, code: string, { currency, perEuro }: Rate): OwnMoney {
  const there = locale === 'es' ? `es-${code}` : locale;
  const signed = (figures: number) =>
    new Intl.NumberFormat(there, {
      style: 'currency',
      currency,
      currencyDisplay: locale === 'es' ? 'narrowSymbol' : 'symbol',
      maximumSignificantDigits: figures,
    });
  /** Millions in words: "$ 2,2 – 3,8 millones" stands in one line of a phone. */
  const bare = (amount: number, figures: number) =>
    new Intl.NumberFormat(there, {
      ...(amount >= 1e6
        ? ({ notation: 'compact', compactDisplay: 'long' } as const)
        : ({ useGrouping: 'always' } as const)),
      maximumSignificantDigits: figures,
    }).format(amount);
  return {
    one: (euros, figures = 3) => {
      const amount = euros * perEuro;
      if (amount < 1e6) return signed(figures).format(amount);
      // The sign before the words of millions: "$ 1,5 millones".
      const [sign = ''] = signed(figures).format(1).split('1');
      return sign + bare(amount, figures);
    },
    range: ({ low, high }, words, figures = 3) => {
      const [least, most] = [low * perEuro, high * perEuro];
      return fill(words, {
        low: signed(figures).format(least >= 1e6 ? least / 1e6 : least),
        high: bare(most, figures),
      });
    },
  };
}
