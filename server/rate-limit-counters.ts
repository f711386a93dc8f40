import type { Queries } from './database/database.ts';

/** What stands under a key after adding, and when its window ends. */
export type Counted = { points: number; endsAt: Date };

/** Adds points to a key's window of `seconds`, opening a new one when the last is over. */
export type CountPoints = (entry: {
  key: string;
  points: number;
  seconds: number;
  now: Date;
}) => Promise<Counted>;

// Above so many keys the ended windows are swept out, so that strangers cannot fill the memory.
const SWEEP_ABOVE = 10_000;

/** Counts in this process; enough while there is only one. */
export function countInMemory(): CountPoints {
  const windows = new Map<string, Counted>();
  let sweepAbove = SWEEP_ABOVE;

  return async function count({ key, points, seconds, now }) {
    const open = windows.get(key);
    if (open !== undefined && open.endsAt > now) {
      open.points += points;
      return { ...open };
    }
    const opened = { points, endsAt: new Date(now.getTime() + seconds * 1000) };
    if (points > 0) windows.set(key, opened);
    if (windows.size > sweepAbove) {
      for (const [each, { endsAt }] of windows) if (endsAt <= now) windows.delete(each);
      sweepAbove = Math.max(SWEEP_ABOVE, windows.size * 2);
    }
    return { ...opened };
  };
}

/** Counts in `private.rate_limits`, one atomic statement each, for any number of processes. */
export function countInDatabase(database: Queries): CountPoints {
  return async function count({ key, points, seconds, now }) {
    const nowMs = now.getTime();
    const [row] = await database.query<{ points: number; expire: string | number | bigint }>(
      `insert into private.rate_limits as kept (key, points, expire)
       values ($1, $2::int, $3::bigint)
       on conflict (key) do update set
         points = case when kept.expire > $4::bigint then kept.points else 0 end + excluded.points,
         expire = case when kept.expire > $4::bigint then kept.expire else excluded.expire end
       returning points, expire`,
      [key.slice(0, 255), points, String(nowMs + seconds * 1000), String(nowMs)],
    );
    if (row === undefined) throw new Error('private.rate_limits returned no row');
    return { points: row.points, endsAt: new Date(Number(row.expire)) };
  };
}
