// The money of a plan as its family reads it: in the currency of its country first, as long as its rate holds, then in euros as
// that country writes them.
import { referenceRate } from '#content/cost/exchange-rates.ts';
import type { Copy } from '#content/sentences/pathway/es/pathway.ts';
import { ownMoneyIn } from '#content/cost/own-money.ts';
import { fill } from '#content/wording/fill.ts';
import { europeanLongDayIn, numberIn } from '#content/wording/formats.ts';
import { writtenIn } from '#content/wording/number-marks.ts';
import { isRateFresh } from '#domain/cost/exchange.ts';
import type { Locale } from '#domain/locale.ts';
import type { PathwayCountry } from '#domain/pathway/choices.ts';
import type { PlanTerms } from '#domain/pathway/plan.ts';
import type { Amount } from '#domain/pathway/rules.ts';
import { amountWords, monthMoney } from './amount-words.ts';
import { ofCountries } from './of-countries.ts';
import { tuitionDue } from './tuition-due.ts';

export type FamilyMoney = {
  /** What is due in a month, a line each. */
  tell: (money: readonly Amount[]) => string[];
  /** At which rate, where amounts are told in the family's money. */
  rate: string | undefined;
};

export function familyMoney(
  /** Empty where none is said. */
  country: PathwayCountry | '',
  terms: PlanTerms,
  { today, copy, locale }: { today: string; copy: Copy; locale: Locale },
): FamilyMoney {
  const words = copy.amounts;
  const reference = referenceRate(ofCountries.currencyOf[country] ?? '');
  const rate = reference && isRateFresh(reference, today) ? reference : undefined;
  const money = rate && ownMoneyIn(locale, country, rate);
  const written = writtenIn(country, locale);

  function inOwn({
    low,
    high = low,
  }: {
    low?: number;
    high?: number | undefined;
  }): string | undefined {
    if (!money || low === undefined || high === undefined) return undefined;
    const amount = low === high ? money.one(low) : money.range({ low, high }, words.range);
    return fill(words.about, { amount });
  }

  const tuition = tuitionDue(terms, today, {
    copy,
    locale,
    say: (price, told) => [inOwn(price), written(told)].filter(Boolean).join(': '),
  });
  return {
    tell: (due) =>
      monthMoney(due, {
        tuition,
        copy,
        locale,
        say: (amount) => {
          const own = inOwn(amount);
          const once = { ...amount, per: 'once' } as const;
          return own
            ? `${fill(words.per[amount.per], { amount: own })} (${written(amountWords(once, copy, locale))})`
            : written(amountWords(amount, copy, locale));
        },
      }),
    rate:
      rate &&
      fill(words.rate, {
        day: europeanLongDayIn(locale).format(new Date(rate.day)),
        rate: written(
          `${numberIn(locale).format(Math.round(rate.perEuro * 100) / 100)} ${rate.currency}`,
        ),
      }),
  };
}
