const DAILY = 7;
const WEEKLY = 4;

/**
 * Which of the nightly backups go, by the days they are called after (YYYY-MM-DD): the seven newest stay, and the newest
 * of each of the four newest weeks (Monday to Sunday), none of them older than `mostDays`. The newest stays in any case.
 */
export function backupsToRemove(
  days: readonly string[],
  { today, mostDays }: { today: string; mostDays: number },
): string[] {
  const newestFirst = days.toSorted().toReversed();
  const newestOfWeek = [...new Map(newestFirst.toReversed().map((day) => [weekOf(day), day]))]
    .map(([, day]) => day)
    .toReversed();
  const kept = new Set([...newestFirst.slice(0, DAILY), ...newestOfWeek.slice(0, WEEKLY)]);
  const oldest = dayNumber(today) - mostDays;
  return newestFirst
    .slice(1)
    .filter((day) => !kept.has(day) || dayNumber(day) < oldest)
    .toReversed();
}

/** Days since 1970. */
const dayNumber = (day: string) => Math.floor(Date.parse(`${day}T00:00:00Z`) / 86_400_000);

/** Weeks since Monday, 29 December 1969. */
const weekOf = (day: string) => Math.floor((dayNumber(day) + 3) / 7);
