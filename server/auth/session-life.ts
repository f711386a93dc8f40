import type { Config } from '../config.ts';
import type { Queries } from '../database/database.ts';

const DAY = 24 * 3600 * 1000;

/**
 * A session is over when nobody has used it for so long, and however much it was used when it is so
 * old (TRUST A30). Its last use is its last refresh, which comes every quarter of an hour of use.
 */
export function isOver(
  config: Pick<Config, 'sessions'>,
  session: { created_at: Date; refreshed_at: Date | null },
  now: Date,
): boolean {
  const [startedAfter, seenAfter] = livingSince(config, now);
  const seen = session.refreshed_at ?? session.created_at;
  return session.created_at.toISOString() <= startedAfter || seen.toISOString() <= seenAfter;
}

/** The same for a row `session` of auth.sessions, in SQL: $3 and $4 are what `livingSince` gives. */
export const IS_ALIVE = `session.created_at > $3::timestamptz
  and coalesce(session.refreshed_at at time zone 'UTC', session.created_at) > $4::timestamptz`;

/** A session that is alive began after the first moment and was used after the second. */
export function livingSince({ sessions }: Pick<Config, 'sessions'>, now: Date): [string, string] {
  const before = (days: number) => new Date(now.getTime() - days * DAY).toISOString();
  return [before(sessions.maxDays), before(sessions.idleDays)];
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
