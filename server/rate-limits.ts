import type { Database } from './database/database.ts';
import type { Clock } from './clock.ts';
import type { RateLimitName, RateLimits } from './rate-limit-settings.ts';
import { countInDatabase, countInMemory, type CountPoints } from './rate-limit-counters.ts';

/** `retryAfter`: whole seconds until the window ends, at least 1. */
export type Verdict = { kind: 'allowed' } | { kind: 'refused'; retryAfter: number };

export type Limits = {
  /** Spends points (1 unless said) of `key`, e.g. a client address, and says whether it may go on. */
  take(name: RateLimitName, key: string, points?: number): Promise<Verdict>;
  /** The same question without spending anything. */
  peek(name: RateLimitName, key: string): Promise<Verdict>;
};

/**
 * Counts points per name and key in fixed windows, by the given clock. With a database the counts
 * are in `private.rate_limits`, so that several server processes count together; otherwise in memory.
 */
export function createLimits(options: {
  rules: RateLimits;
  clock: Clock;
  database?: Database | undefined;
}): Limits {
  const count: CountPoints = options.database ? countInDatabase(options.database) : countInMemory();

  async function take(name: RateLimitName, key: string, points = 1): Promise<Verdict> {
    const { points: allowed, seconds } = options.rules[name];
    const now = options.clock.now();
    const counted = await count({ key: `${name}:${key}`, points, seconds, now });
    // A peek asks for the next point, so that it refuses exactly when a take would.
    const wanted = points === 0 ? counted.points + 1 : counted.points;
    if (wanted <= allowed) return { kind: 'allowed' };
    const wait = Math.ceil((counted.endsAt.getTime() - now.getTime()) / 1000);
    return { kind: 'refused', retryAfter: Math.max(1, wait) };
  }

  return { take, peek: (name, key) => take(name, key, 0) };
}
