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
import { amountWords } from './amount-words.ts';
import { ofCountries } from './of-countries.ts';
import { tuitionDue } from './tuition-due.ts';

/** An amount in the family's money, as long as its rate holds, and in euros as its country writes them. */
export type DueAmount = { own: string | undefined; euros: string };

/** What is paid, or shown, in a month. */
export type DueLine = {
  id: Amount['id'];
  what: string;
  /** Nothing where its words alone say it. */
  amount: DueAmount | undefined;
  /** Whether the sum has it. */
  isPart: boolean;
};

export type MonthDue = {
  lines: readonly DueLine[];
  /** Of what is paid once, where it is more than one thing. */
  sum: DueAmount | undefined;
};

export type FamilyMoney = {
  /** What is due in a month. */
  due: (money: readonly Amount[]) => MonthDue;
  /** An amount with its period. */
  amount: (amount: Pick<Amount, 'low' | 'high' | 'per'>) => DueAmount;
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
    low?: number | undefined;
    high?: number | undefined;
  }): string | undefined {
    if (!money || low === undefined || high === undefined) return undefined;
    return low === high ? money.one(low) : money.range({ low, high }, words.range);
  }

  function amount(of: Pick<Amount, 'low' | 'high' | 'per'>): DueAmount {
    const own = inOwn(of);
    // The period stands once.
    const euros = own ? ({ ...of, per: 'once' } as const) : of;
    return {
      own: own && fill(words.per[of.per], { amount: own }),
      euros: written(amountWords(euros, copy, locale)),
    };
  }

  function tuition(): Pick<DueLine, 'what' | 'amount'> {
    let own: string | undefined;
    const what = tuitionDue(terms, today, {
      copy,
      locale,
      say: (price, told) => {
        own = inOwn(price);
        return written(told);
      },
    });
    return { what, amount: own === undefined ? undefined : { own, euros: '' } };
  }

  function due(given: readonly Amount[]): MonthDue {
    const once = given.filter(({ per, low }) => per === 'once' && low !== undefined);
    const low = once.reduce((sum, each) => sum + (each.low ?? 0), 0);
    const high = once.reduce((sum, each) => sum + (each.high ?? each.low ?? 0), 0);
    const isSum = once.length > 1;
    return {
      lines: given
        .filter(({ id }) => id !== 'tuition-resident')
        .map((each) => ({
          id: each.id,
          isPart: isSum && once.includes(each),
          ...(each.id === 'tuition-foreign'
            ? tuition()
            : { what: copy.money[each.id].what, amount: amount(each) }),
        })),
      sum: isSum ? amount({ low, ...(high > low && { high }), per: 'once' }) : undefined,
    };
  }

  return {
    due,
    amount,
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
