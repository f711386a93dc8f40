// The family's currency at a rate of a known day. Rates move: one older than ninety days makes no amount any more.
import type { Range } from '#domain/range.ts';

export type Rate = {
  /** Code of the currency, as `MXN`. */
  currency: string;
  /** How many of them one euro buys. */
  perEuro: number;
  /** The day it was looked up, `YYYY-MM-DD`. */
  day: string;
};

export const rateDays = 90;

/** Whether a rate may still be used; one of tomorrow may not either. */
export function isRateFresh({ perEuro, day }: Rate, today: string): boolean {
  const age = (Date.parse(today) - Date.parse(day)) / 86_400_000;
  return perEuro > 0 && Number.isFinite(perEuro) && age >= 0 && age <= rateDays;
}

/** An amount of euros in the family's currency; nothing without a fresh rate. */
export function inCurrency(
  { low, high }: Range,
  rate: Rate | undefined,
  today: string,
): Range | undefined {
  if (!rate || !isRateFresh(rate, today)) return undefined;
  return { low: low * rate.perEuro, high: high * rate.perEuro };
}
