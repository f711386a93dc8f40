// What a month of living and a year of tuition cost, in the currency of a country and in euros.
import { referenceRate } from '#content/cost/exchange-rates.ts';
import { familyNumbers, type FamilyNumber } from '#content/cost/family-numbers.ts';
import type { Fact } from '#content/facts/fact.ts';
import { fill } from '#content/wording/fill.ts';
import { digitsOf, type Digits } from '#content/wording/digits.ts';
import { europeanLongDayIn } from '#content/wording/formats.ts';
import { lastDayOf } from '#domain/cost/exchange.ts';
import type { Locale } from '#domain/locale.ts';
import type { Range } from '#domain/range.ts';
import type { CountryWay } from './way.ts';

export type ToldAmount = {
  /** In the currency of the country; nothing where its rate is not known, or where it is the euro. */
  readonly own: string | undefined;
  readonly euros: string;
};

export type ToldNumbers = {
  /** How all amounts of the page are written. */
  readonly digits: Digits;
  readonly month: (ToldAmount & { readonly years: string }) | undefined;
  readonly year:
    | (ToldAmount & {
        readonly resident: string;
        /** Where it is least and most. */
        readonly cheapest: string;
        readonly dearest: string;
      })
    | undefined;
  readonly rate: { readonly text: string; readonly until: string } | undefined;
  readonly facts: readonly Fact[];
};

/** How a range is written, and what is said of a rate. */
type Words = { readonly range: string; readonly rate: string };

export function toldNumbers(
  { code, currencies }: Pick<CountryWay, 'code' | 'currencies'>,
  locale: Locale,
  copy: Words,
): ToldNumbers {
  const { month, foreign, resident } = familyNumbers();
  const [currency = ''] = currencies;
  const rate = referenceRate(currency);
  const digits = digitsOf(locale, code);
  const euros = digits.whole;
  const inEuros = ({ low, high }: Range) =>
    fill(copy.range, { low: euros.format(tens(low)), high: euros.format(tens(high)) });
  const amounts = (range: Range) => ({
    own: rate && ownAmount(range, rate.perEuro),
    euros: inEuros(range),
  });
  return {
    digits,
    month: month && { ...amounts(month), years: yearsOf(month) },
    year: foreign &&
      resident && {
        ...amounts(foreign),
        resident: inEuros(resident),
        cheapest: foreign.cheapest[locale],
        dearest: foreign.dearest[locale],
      },
    rate: rate && {
      text: fill(copy.rate, {
        rate: `${digits.number.format(rate.perEuro)} ${currency}`,
        day: europeanLongDayIn(locale).format(new Date(rate.day)),
      }),
      until: lastDayOf(rate.day),
    },
    facts: [month, foreign, resident].flatMap((each) => each?.facts ?? []).concat(rate?.fact ?? []),
  };

  /** In two figures: an estimate at the rate of another day knows no more. */
  function ownAmount({ low, high }: Range, perEuro: number): string {
    // As the country itself writes it: "$12,000" in Mexico, "$ 2.200.000" in Colombia. The sign stands once.
    const there = locale === 'es' ? `es-${code}` : locale;
    const first = new Intl.NumberFormat(there, {
      style: 'currency',
      currency,
      currencyDisplay: locale === 'es' ? 'narrowSymbol' : 'symbol',
      ...inTwoFigures,
    });
    const [least, most] = [low * perEuro, high * perEuro];
    // Millions in words: "$ 2,2 – 3,8 millones" stands in one line of a phone.
    const isLarge = most >= 1e6;
    const second = new Intl.NumberFormat(there, {
      ...(isLarge
        ? ({ notation: 'compact', compactDisplay: 'long' } as const)
        : ({ useGrouping: 'always' } as const)),
      ...inTwoFigures,
    });
    return fill(copy.range, {
      low: first.format(least >= 1e6 ? least / 1e6 : least),
      high: second.format(most),
    });
  }
}

const inTwoFigures = { maximumSignificantDigits: 2 } as const;

function tens(amount: number): number {
  return Math.round(amount / 10) * 10;
}

/** The years that prices are of: "2025", "2025-2026". */
function yearsOf({ facts }: FamilyNumber): string {
  const years = facts
    .flatMap(({ year }) => (year ? [year.slice(0, 'YYYY'.length)] : []))
    .toSorted();
  return [...new Set([years[0], years.at(-1)])].filter((year) => year !== undefined).join('–');
}
