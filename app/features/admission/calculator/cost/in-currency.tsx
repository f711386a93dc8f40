import { referenceRate } from '#content/cost/exchange-rates.ts';
import {
  europeanLongDayIn,
  namedCurrency,
  numberIn,
  wholeNumberIn,
} from '#content/wording/formats.ts';
import type { CostSum } from '#domain/cost/cost.ts';
import { inCurrency, isRateFresh, type Rate } from '#domain/cost/exchange.ts';
import { readRate } from '#domain/cost/read-rate.ts';
import { exactly } from '#domain/range.ts';
import { fill } from '#app/i18n/fill.ts';
import type { FormSaid } from '../grade-words.ts';
import type { Purse } from './purse.ts';

/** A sum once more in the family's currency, with the rate, its day and who says so; nothing without a fresh one. */
export function InCurrency({
  sum,
  purse,
  said: { locale, copy },
}: {
  sum: CostSum;
  purse: Purse;
  said: Pick<FormSaid, 'locale' | 'copy'>;
}) {
  const rate = rateOf(purse);
  const told =
    rate && inCurrency(sum.isFloor ? exactly(sum.amount.low) : sum.amount, rate, purse.today);
  if (!told) return null;
  const words = copy.cost;
  const round = roundTo(told.high);
  const [low, high] = [round(told.low), round(told.high)];
  const top = namedCurrency(high, rate.currency, locale);
  const amount =
    low === high
      ? fill(sum.isFloor ? words.atLeast : words.currency.amount, { amount: top })
      : fill(words.currency.range, { low: wholeNumberIn(locale).format(low), high: top });
  return (
    <>
      <p className="answer-other">{amount}</p>
      <p className="answer-small">{rateWords(rate)}</p>
    </>
  );

  function rateWords({ currency, perEuro, day, source }: Known): string {
    const given = {
      rate: `${numberIn(locale).format(perEuro)} ${currency}`,
      day: europeanLongDayIn(locale).format(new Date(day)),
    };
    return source === undefined
      ? fill(words.currency.own, given)
      : fill(words.currency.reference, { ...given, source });
  }
}

type Known = Rate & { source: string | undefined };

/** What the family typed, as long as it holds, else the reference rate. */
function rateOf({ currency, rate, rateDay, today }: Purse): Known | undefined {
  const perEuro = readRate(rate);
  const own = perEuro === undefined ? undefined : { currency, perEuro, day: rateDay };
  if (own && isRateFresh(own, today)) return { ...own, source: undefined };
  const reference = referenceRate(currency);
  return reference && { ...reference, source: reference.fact.source.split(' (')[0] };
}

/** To three figures of the largest: a rate of another day knows no more. */
function roundTo(largest: number): (amount: number) => number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(largest, 1))) - 2);
  return (amount) => Math.round(amount / step) * step;
}
