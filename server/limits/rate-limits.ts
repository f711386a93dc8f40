import type { Database } from '#server/database/database.ts';
import type { Clock } from '#server/clock.ts';
import type { RateLimitName, RateLimits } from '#server/rate-limit-settings.ts';
import {
  countInDatabase,
  countInMemory,
  createEndingMap,
  type CountPoints,
} from './rate-limit-counters.ts';

/** `retryAfter`: whole seconds until the window ends, at least 1. */
export type Verdict = { kind: 'allowed' } | { kind: 'refused'; retryAfter: number };

export type Limits = {
  /** Spends points (1 unless said) of `key`, e.g. a client address, and says whether it may go on. */
  take(name: RateLimitName, key: string, points?: number): Promise<Verdict>;
  /** The same question without spending anything. */
  peek(name: RateLimitName, key: string, points?: number): Promise<Verdict>;
  /** Gives a point back that was taken for what could have failed and did not. */
  give(name: RateLimitName, key: string): Promise<void>;
  /** Is this key known here to be refused? Asked of memory alone, so it costs nothing. */
  known(name: RateLimitName, key: string): Verdict;
  /** Of a limit as it is set, so many points. */
  pointsOf(name: RateLimitName): number;
};

// With a database, a large limit is fetched in parts of this share: one statement for many requests.
const PART = 1 / 100;

/**
 * Counts points per name and key in fixed windows, by the given clock. With a database the counts
 * are in `private.rate_limits`, so that several server processes count together and never let through more than
 * one would; otherwise in memory. A refusal is remembered here until its window ends: a client that goes on
 * knocking costs no statement. While the database cannot be asked, this process counts for itself.
 */
export function createLimits(options: {
  rules: RateLimits;
  clock: Clock;
  database?: Database | undefined;
  /** Keys stand in the database as a hash with this; without it a reader could try addresses against them. */
  secret?: string | undefined;
}): Limits {
  const { rules, clock, database, secret = '' } = options;
  const inMemory = countInMemory();
  const shared = database && countInDatabase(database, secret);
  const count: CountPoints = shared
    ? (entry) => shared(entry).catch(() => inMemory(entry))
    : inMemory;
  const refusals = createEndingMap<{ endsAt: Date }>();
  const parts = createEndingMap<{ left: number; endsAt: Date }>();

  async function take(name: RateLimitName, key: string, points = 1): Promise<Verdict> {
    const { points: allowed, seconds } = rules[name];
    const now = clock.now();
    const full = `${name}:${key}`;
    const refusal = refusals.get(full, now);
    if (refusal) return refused(refusal.endsAt, now);
    const part = parts.get(full, now);
    if (part && part.left >= points) {
      part.left -= points;
      return { kind: 'allowed' };
    }
    const size = shared ? Math.max(points, Math.floor(allowed * PART)) : points;
    const counted = await count({ key: full, points: size, seconds, now });
    const got = size - Math.max(0, counted.points - allowed);
    if (got >= points) {
      const { endsAt } = counted;
      // Others may have fetched a part meanwhile.
      const more = parts.get(full, now)?.left ?? 0;
      if (size > points) parts.set(full, { left: more + got - points, endsAt }, now);
      return { kind: 'allowed' };
    }
    refusals.set(full, { endsAt: counted.endsAt }, now);
    return refused(counted.endsAt, now);
  }

  async function peek(name: RateLimitName, key: string, points = 1): Promise<Verdict> {
    const { points: allowed, seconds } = rules[name];
    const now = clock.now();
    const full = `${name}:${key}`;
    const refusal = refusals.get(full, now);
    if (refusal) return refused(refusal.endsAt, now);
    const left = parts.get(full, now)?.left ?? 0;
    if (left >= points) return { kind: 'allowed' };
    const counted = await count({ key: full, points: 0, seconds, now });
    if (counted.points - left + points <= allowed) return { kind: 'allowed' };
    return refused(counted.endsAt, now);
  }

  return {
    take,
    peek,
    async give(name, key) {
      const now = clock.now();
      const full = `${name}:${key}`;
      refusals.delete(full);
      const part = parts.get(full, now);
      if (part) part.left += 1;
      else await count({ key: full, points: -1, seconds: rules[name].seconds, now });
    },
    known(name, key) {
      const now = clock.now();
      const refusal = refusals.get(`${name}:${key}`, now);
      return refusal ? refused(refusal.endsAt, now) : { kind: 'allowed' };
    },
    pointsOf: (name) => rules[name].points,
  };
}

function refused(endsAt: Date, now: Date): Verdict {
  const wait = Math.ceil((endsAt.getTime() - now.getTime()) / 1000);
  return { kind: 'refused', retryAfter: Math.max(1, wait) };
}
