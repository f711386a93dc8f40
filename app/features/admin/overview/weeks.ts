/** Every Monday from the first week asked for to the running one, as `2026-11-16`. */
export function weeksFrom(since: string, weeks: number): string[] {
  const first = Date.parse(since);
  return Array.from({ length: weeks }, (_, n) =>
    new Date(first + n * 7 * 86_400_000).toISOString().slice(0, 10),
  );
}

/** `16/11` or `11/16`: short enough for the foot of a chart. */
export function shortDay(week: string, locale: string): string {
  const day = new Date(`${week}T00:00:00Z`);
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(day);
}
