import { createHmac } from 'node:crypto';
import type { Queries } from '#server/database/database.ts';

/** What stands under a key after adding, and when its window ends. */
export type Counted = { points: number; endsAt: Date };

/** Adds points to a key's window of `seconds`, opening a new one when the last is over; never below none. */
export type CountPoints = (entry: {
  key: string;
  points: number;
  seconds: number;
  now: Date;
}) => Promise<Counted>;

// Above so many keys the ended windows are swept out, so that strangers cannot fill the memory.
const SWEEP_ABOVE = 10_000;

/** A map of things that end, which does not keep those that have ended once it is large. */
export function createEndingMap<Value extends { endsAt: Date }>() {
  const kept = new Map<string, Value>();
  let sweepAbove = SWEEP_ABOVE;
  return {
    get(key: string, now: Date): Value | undefined {
      const value = kept.get(key);
      return value !== undefined && value.endsAt > now ? value : undefined;
    },
    set(key: string, value: Value, now: Date): void {
      kept.set(key, value);
      if (kept.size <= sweepAbove) return;
      for (const [each, { endsAt }] of kept) if (endsAt <= now) kept.delete(each);
      sweepAbove = Math.max(SWEEP_ABOVE, kept.size * 2);
    },
    delete: (key: string) => kept.delete(key),
  };
}

/** Counts in this process; enough while there is only one. */
export function countInMemory(): CountPoints {
  const windows = createEndingMap<Counted>();
  return async function count({ key, points, seconds, now }) {
    const open = windows.get(key, now);
    if (open !== undefined) {
      open.points = Math.max(0, open.points + points);
      return { ...open };
    }
    const opened = {
      points: Math.max(0, points),
      endsAt: new Date(now.getTime() + seconds * 1000),
    };
    if (points > 0) windows.set(key, opened, now);
    return { ...opened };
  };
}

/**
 * Counts in `private.rate_limits`, one atomic statement each, for any number of processes. The rows
 * name no person: what follows the first colon of a key is a hash there, with the server's secret.
 */
export function countInDatabase(database: Queries, secret: string): CountPoints {
  return async function count({ key, points, seconds, now }) {
    const nowMs = now.getTime();
    const [row] = await database.query<{ points: number; expire: string | number | bigint }>(
      `insert into private.rate_limits as kept (key, points, expire)
       values ($1, greatest($2::int, 0), $3::bigint)
       on conflict (key) do update set
         points = greatest(case when kept.expire > $4::bigint then kept.points else 0 end + $2::int, 0),
         expire = case when kept.expire > $4::bigint then kept.expire else excluded.expire end
       returning points, expire`,
      [hidden(key, secret), points, String(nowMs + seconds * 1000), String(nowMs)],
    );
    if (row === undefined) throw new Error('private.rate_limits returned no row');
    return { points: row.points, endsAt: new Date(Number(row.expire)) };
  };
}

function hidden(key: string, secret: string): string {
  const end = key.indexOf(':') + 1;
  const hash = createHmac('sha256', secret).update(`rate-limit:${key}`).digest('base64url');
  return key.slice(0, end) + hash;
}
