import type { Config } from '#server/config.ts';
import type { Queries } from '#server/database/database.ts';

const DAY = 24 * 3600 * 1000;

/** When a session began and when it was last refreshed, `refreshed_at` read as UTC. */
export type SessionTimes = { created_at: Date; refreshed_at: Date | null };

/**
 * A session is over when it was not used for so long, and however much it was used when it is so
 * old (threat A30). Its last use is its last refresh, which comes every quarter of an hour of use.
 */
export function isOver(
  { sessions }: Pick<Config, 'sessions'>,
  { created_at: started, refreshed_at: refreshed }: SessionTimes,
  now: Date,
): boolean {
  const age = (time: Date) => (now.getTime() - time.getTime()) / DAY;
  return age(started) >= sessions.maxDays || age(refreshed ?? started) >= sessions.idleDays;
}

/** Tells the database the settings, for what SQL itself shows and removes. */
export async function keepSessionEnds(
  database: Queries,
  { sessions }: Pick<Config, 'sessions'>,
): Promise<void> {
  await database.query(
    `insert into private.session_ends (idle_days, max_days) values ($1::integer, $2::integer)
     on conflict (only_row) do update set idle_days = excluded.idle_days, max_days = excluded.max_days`,
    [sessions.idleDays, sessions.maxDays],
  );
}
