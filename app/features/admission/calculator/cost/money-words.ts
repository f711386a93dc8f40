// A sum in words: in the family's money, and in euros.
import { europeanLongDayIn, numberIn, wholeEurosIn } from '#content/wording/formats.ts';
import { currencyAfter, euroSpan, largeParts, signedSpan } from '#content/wording/spans.ts';
import type { CostSum } from '#domain/cost/cost.ts';
import { inCurrency } from '#domain/cost/exchange.ts';
import { inTens } from '#domain/range.ts';
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
    : [euroSpan(span, words, locale).replaceAll(/\s€$|€/g, ''), ''];
  return [isFloor ? fill(words.atLeast, { low: told }) : told, size];
}

/** The same in one text, with the sign of that money before it: "$324.000 a 409.000". */
export function signedWords({ amount, isFloor }: CostSum, rate: FamilyRate, said: Said): string {
  const { cost: words } = said.copy;
  const { low, high } = inCurrency(amount, rate);
  const span = { low, high: isFloor ? low : high };
  const told = signedSpan(rate.currency, span, words, said.locale);
  return isFloor ? fill(words.atLeast, { low: told }) : told;
}

/** What the money of a sum is called behind it: "pesos mexicanos". */
export function nameOfMoney(
  euros: number,
  rate: FamilyRate | undefined,
  { locale, copy }: Said,
): string {
  return rate ? currencyAfter(euros * rate.perEuro, rate.currency, locale) : copy.cost.euros;
}

export function euroWords(
  { amount, isFloor }: CostSum,
  { locale, copy: { cost: words } }: Said,
): string {
  const { low, high } = inTens(amount);
  if (isFloor) return fill(words.atLeast, { low: wholeEurosIn(locale).format(low) });
  return euroSpan({ low, high }, words, locale);
}

/** With its day. */
export function rateWords(
  { currency, perEuro, day, isOwn }: FamilyRate,
  { locale, copy }: Said,
): string {
  const words = copy.cost.currency;
  const given = {
    rate: `${numberIn(locale).format(Math.round(perEuro * 100) / 100)} ${currency}`,
    day: europeanLongDayIn(locale).format(new Date(day)),
  };
  return fill(isOwn ? words.own : words.reference, given);
}
