// How long a price may be believed. When its year has ended it is stale and says so; eighteen months later it enters no sum
// and stands only as an example with its year.
export type PriceAge = 'current' | 'stale' | 'example';

export const exampleAfterMonths = 18;

/** `until`: last day of the year that the price is of. Days are written `YYYY-MM-DD`. */
export function priceAge(until: string, today: string): PriceAge {
  if (today <= until) return 'current';
  return today <= monthsLater(until, exampleAfterMonths) ? 'stale' : 'example';
}

function monthsLater(day: string, months: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0));
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  date.setUTCDate(Math.min(Number(day.slice(8)), last.getUTCDate()));
  return date.toISOString().slice(0, 10);
}
