import { referenceRate } from '#content/cost/exchange-rates.ts';
import { isRateFresh, type Rate } from '#domain/cost/exchange.ts';
import { readRate } from '#domain/cost/read-rate.ts';

/** Whose money is meant besides euros, as it was said: a code, how many of it a euro buys as it was typed, and on which day. */
export type Purse = { currency: string; rate: string; rateDay: string; today: string };

/** Whether the family says so. */
export type FamilyRate = Rate & { isOwn: boolean };

/** What the family typed, else the reference rate, as long as it holds. */
export function familyRate({ currency, rate, rateDay, today }: Purse): FamilyRate | undefined {
  const perEuro = readRate(rate);
  const own = perEuro === undefined ? undefined : { currency, perEuro, day: rateDay };
  if (own && isRateFresh(own, today)) return { ...own, isOwn: true };
  const reference = referenceRate(currency);
  if (!reference || !isRateFresh(reference, today)) return undefined;
  return { ...reference, isOwn: false };
}
