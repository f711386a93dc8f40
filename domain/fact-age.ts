// How long a figure of the world may be believed. It is looked at again by a day. A price, a fee or a deadline is of a year,
// too: when that has ended it is stale and says so, and eighteen months later it enters no sum and stands only as an example
// with its year. A statistic of a named year has no such end.
import { priceAge, type PriceAge } from './cost/price-age.ts';

export type Dated = {
  /** Last day on which it need not be looked at again, `YYYY-MM-DD`. */
  staleAfter: string;
  /** Of a price, a fee or a deadline: `2025`, or the academic year `2025-26`. */
  year?: string | undefined;
};

/** Last day of a year or of an academic year, which ends with August; `undefined` where the text is neither. */
export function yearEnd(year: string): string | undefined {
  const [, first = '', second] = /^(20\d\d)(?:-(\d\d))?$/.exec(year) ?? [];
  if (first === '') return undefined;
  if (second === undefined) return `${first}-12-31`;
  const next = String(Number(first) + 1);
  return next.endsWith(second) ? `${next}-08-31` : undefined;
}

/** Last day of the year that a price is of; one without a year is stale with its fact. */
export function lastDayOf({ year = '', staleAfter }: Dated): string {
  return yearEnd(year) ?? staleAfter;
}

/** Last day on which it may be printed without a word. */
export function lastGoodDay({ staleAfter, year }: Dated): string {
  const end = year === undefined ? undefined : yearEnd(year);
  return end !== undefined && end < staleAfter ? end : staleAfter;
}

/** How it may be told on `today` (`YYYY-MM-DD`). */
export function factAge(fact: Dated, today: string): PriceAge {
  const end = fact.year === undefined ? undefined : yearEnd(fact.year);
  if (end !== undefined && priceAge(end, today) === 'example') return 'example';
  return today <= lastGoodDay(fact) ? 'current' : 'stale';
}
