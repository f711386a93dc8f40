/** Every Monday from the first week asked for to the running one, as `2026-11-16`. */
export function weeksFrom(since: string, weeks: number): string[] {
  const first = Date.parse(since);
  return Array.from({ length: weeks }, (_, n) =>
    new Date(first + n * 7 * 86_400_000).toISOString().slice(0, 10),
  );
}
