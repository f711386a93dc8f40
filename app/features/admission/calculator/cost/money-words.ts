// A sum in words: in the family's money, and in euros.
import { europeanLongDayIn, numberIn, wholeEurosIn } from '#content/wording/formats.ts';
import { euroSpan, largeParts } from '#content/wording/spans.ts';
import type { CostSum } from '#domain/cost/cost.ts';
import { inCurrency } from '#domain/cost/exchange.ts';
import type { Range } from '#domain/range.ts';
import { fill } from '#app/i18n/fill.ts';
import type { FormSaid } from '../grade-words.ts';
import type { FamilyRate } from './family-rate.ts';

type Said = Pick<FormSaid, 'locale' | 'copy'>;

/** In the family's money without its name, and how large that is apart: "324 a 409" and "mil". */
export function moneyParts(
  { amount, isFloor }: CostSum,
  rate: FamilyRate | undefined,
  { locale, copy: { cost: words } }: Said,
): [amounts: string, size: string] {
  const { low, high } = rate ? inCurrency(amount, rate) : inTens(amount);
  const span = { low, high: isFloor ? low : high };
  const [told, size] = rate
    ? largeParts(span, words, locale)
    : [euroSpan(span, words, locale).replaceAll(/\s?€/g, ''), ''];
  return [isFloor ? fill(words.atLeast, { amount: told }) : told, size];
}

export function euroWords(
  { amount, isFloor }: CostSum,
  { locale, copy: { cost: words } }: Said,
): string {
  const { low, high } = inTens(amount);
  if (isFloor) return fill(words.atLeast, { amount: wholeEurosIn(locale).format(low) });
  return euroSpan({ low, high }, words, locale);
}

/** With its day and who says so. */
export function rateWords(
  { currency, perEuro, day, source }: FamilyRate,
  { locale, copy }: Said,
): string {
  const words = copy.cost.currency;
  const given = {
    rate: `${numberIn(locale).format(perEuro)} ${currency}`,
    day: europeanLongDayIn(locale).format(new Date(day)),
  };
  return source === undefined
    ? fill(words.own, given)
    : fill(words.reference, { ...given, source });
}

/** In tens of euros: an estimate to the euro would be none. */
export function inTens({ low, high }: Range): Range {
  if (low === high) return { low, high };
  return { low: Math.floor(low / 10) * 10, high: Math.ceil(high / 10) * 10 };
}
