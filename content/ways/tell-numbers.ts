// What a first year, a month of living and a year of tuition cost, in the currency of a country and in euros.
import { referenceRate } from '#content/cost/exchange-rates.ts';
import { familyNumbers, type FamilyNumber } from '#content/cost/family-numbers.ts';
import type { Fact } from '#content/facts/fact.ts';
import { euroRange } from '#content/wording/euro-range.ts';
import { fill } from '#content/wording/fill.ts';
import { digitsOf, type Digits } from '#content/wording/digits.ts';
import { europeanLongDayIn } from '#content/wording/formats.ts';
import type { CityId } from '#domain/cost/city-ids.ts';
import type { CostSum } from '#domain/cost/cost.ts';
import { lastDayOf } from '#domain/cost/exchange.ts';
import type { Locale } from '#domain/locale.ts';
import type { Range } from '#domain/range.ts';
import { ownMoneyIn, type OwnMoney } from '#content/cost/own-money.ts';
import type { CountryWay } from './way.ts';

export type ToldAmount = {
  /** In the currency of the country; nothing where its rate is not known, or where it is the euro. */
  readonly own: string | undefined;
  readonly euros: string;
};

/** An amount that is least in one place and most in another. */
type Placed<Place> = ToldAmount & {
  /** Euros. */
  readonly low: string;
  readonly high: string;
  readonly cheapest: Place;
  readonly dearest: Place;
};

export type ToldNumbers = {
  /** How all amounts of the page are written. */
  readonly digits: Digits;
  /** Amounts of euros in the currency of the country, where it has a rate. */
  readonly money: OwnMoney | undefined;
  /** What the calculators say of the first year; nothing where a page is of no one country. */
  readonly first: ToldAmount | undefined;
  /** In Madrid, and in all of Spain as a place that is least and one that is most. */
  readonly month: (Placed<CityId> & { readonly years: string }) | undefined;
  /** What is least stands for it. */
  readonly year: (Placed<string> & { readonly resident: string }) | undefined;
  readonly rate: { readonly text: string; readonly until: string } | undefined;
  readonly facts: readonly Fact[];
};

/** How a range is written, how the least of one, and what is said of a rate. */
type Words = { readonly range: string; readonly from: string; readonly rate: string };

export function toldNumbers(
  { code, currencies }: Pick<CountryWay, 'code' | 'currencies'>,
  locale: Locale,
  copy: Words,
  firstYear?: CostSum,
): ToldNumbers {
  const { month, madrid, foreign, resident } = familyNumbers();
  const [currency = ''] = currencies;
  const rate = referenceRate(currency);
  const digits = digitsOf(locale, code);
  const money = rate && ownMoneyIn(locale, code, rate);
  const euros = ({ low, high }: Range) => ({
    low: digits.whole.format(low),
    high: digits.whole.format(high),
  });
  const inEuros = (range: Range) => {
    const { low, high } = euros(range);
    return euroRange(low, high, copy.range);
  };
  const least = (amount: string) => fill(copy.from, { amount });
  return {
    digits,
    money,
    first: firstYear && told(firstYear),
    month: month &&
      madrid && {
        own: money?.range(madrid, copy.range),
        euros: inEuros(madrid),
        ...euros(month),
        cheapest: month.cheapest,
        dearest: month.dearest,
        years: yearsOf(month),
      },
    year: foreign &&
      resident && {
        own: money && least(money.one(foreign.low)),
        euros: least(euros(foreign).low),
        ...euros(foreign),
        resident: inEuros(resident),
        cheapest: foreign.cheapest[locale],
        dearest: foreign.dearest[locale],
      },
    rate: rate && {
      text: fill(copy.rate, {
        rate: `${digits.number.format(Math.round(rate.perEuro * 100) / 100)} ${currency}`,
        day: europeanLongDayIn(locale).format(new Date(rate.day)),
      }),
      until: lastDayOf(rate.day),
    },
    facts: [month, foreign, resident].flatMap((each) => each?.facts ?? []).concat(rate?.fact ?? []),
  };

  /** Of the calculators, in three figures and in tens of euros as they tell it. */
  function told({ amount, isFloor }: CostSum): ToldAmount {
    const low = Math.floor(amount.low / 10) * 10;
    if (isFloor)
      return {
        own: money && least(money.one(amount.low)),
        euros: least(euros({ ...amount, low }).low),
      };
    const high = Math.ceil(amount.high / 10) * 10;
    return { own: money?.range(amount, copy.range), euros: inEuros({ low, high }) };
  }
}

/** The years that prices are of: "2025", "2025-2026". */
function yearsOf({ facts }: FamilyNumber): string {
  const years = facts
    .flatMap(({ year }) => (year ? [year.slice(0, 'YYYY'.length)] : []))
    .toSorted();
  return [...new Set([years[0], years.at(-1)])].filter((year) => year !== undefined).join('–');
}
