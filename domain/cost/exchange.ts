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

const rateDays = 90;
const dayLength = 86_400_000;

/** Whether a rate may still be used; one of tomorrow may not either. */
export function isRateFresh({ perEuro, day }: Rate, today: string): boolean {
  const age = (Date.parse(today) - Date.parse(day)) / dayLength;
  return perEuro > 0 && Number.isFinite(perEuro) && age >= 0 && age <= rateDays;
}

/** The last day on which a rate of this day may be used. */
export function lastDayOf(day: string): string {
  return new Date(Date.parse(day) + rateDays * dayLength)
    .toISOString()
    .slice(0, 'YYYY-MM-DD'.length);
}

/** An amount of euros at such a rate. */
export function inCurrency({ low, high }: Range, { perEuro }: Pick<Rate, 'perEuro'>): Range {
  return { low: low * perEuro, high: high * perEuro };
}
