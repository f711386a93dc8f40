import type { Context, MiddlewareHandler } from 'hono';
import type { AppEnv } from './context.ts';
import type { RateLimitName } from './rate-limit-settings.ts';
import type { Limits } from './rate-limits.ts';
import { createTurns } from './turns.ts';

// Two processors hash two passwords at a time: with these both are busy for one client alone, and the next client
// waits for a few hashes or statements, not for hundreds.
const AT_ONCE = 8;
// A class behind one address that opens a page at the same moment; a second's worth of work.
const MOST_WAITING = 500;

/**
 * Stands before an API as a whole: so many requests of one client in a time, and so many at once. What is refused is
 * refused before its body is read, in the words of that API (TRUST A27). Pages and files are not behind it.
 */
export function apiDoor(parts: {
  limits: Limits;
  names: readonly RateLimitName[];
  refuse: (c: Context<AppEnv>, retryAfter: number) => Response;
}): MiddlewareHandler<AppEnv> {
  const { limits, names, refuse } = parts;
  const takeTurn = createTurns({ atOnce: AT_ONCE, mostWaiting: MOST_WAITING });
  return async function guardApi(c, next) {
    const client = c.get('clientAddress');
    for (const name of names) {
      const verdict = await limits.take(name, client);
      if (verdict.kind === 'refused') return refuse(c, verdict.retryAfter);
    }
    const endTurn = await takeTurn(client);
    if (endTurn === undefined) return refuse(c, 1);
    try {
      await next();
    } finally {
      endTurn();
    }
  };
}
