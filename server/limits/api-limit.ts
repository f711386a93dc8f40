import type { Context, MiddlewareHandler } from 'hono';
import type { AppEnv } from '#server/context.ts';
import { runAsClient } from '#server/http/current-client.ts';
import type { ReceiveBody } from '#server/http/receive-body.ts';
import type { RateLimitName } from '#server/rate-limit-settings.ts';
import type { Limits } from './rate-limits.ts';
import { createSlowRefusals } from '#server/http/slow-refusals.ts';
import { limitRequestsAtOnce, type TakeTurn } from './requests-at-once.ts';

// Of one client at a time. Two processors hash two passwords at once: with these they are busy for one client alone,
// and the next client waits for a few hashes, not for hundreds.
const SIGN_INS_AT_ONCE = 6;
// A pool has ten connections, of which some are always other clients'.
const READS_AT_ONCE = 8;
// A class behind one address that opens a page at the same moment.
const MOST_WAITING = 500;

/** The two kinds of work that clients take turns at. */
export function apiTurns(): { auth: TakeTurn; data: TakeTurn } {
  return {
    auth: limitRequestsAtOnce({ atOnce: SIGN_INS_AT_ONCE, mostWaiting: MOST_WAITING }),
    data: limitRequestsAtOnce({ atOnce: READS_AT_ONCE, mostWaiting: MOST_WAITING }),
  };
}

/**
 * Stands before an API as a whole: so many requests of one client in a time, and so many at once. What is refused is
 * refused before its body is read, in the words of that API (threat A27); a turn begins once the body is here, so that a
 * slow telephone keeps no other client waiting. Pages and files are not behind it.
 */
export function apiLimit(parts: {
  limits: Limits;
  names: readonly RateLimitName[];
  receiveBody: ReceiveBody;
  takeTurn: TakeTurn;
  refuse: (c: Context<AppEnv>, retryAfter: number) => Response;
}): MiddlewareHandler<AppEnv> {
  const { limits, names, receiveBody, takeTurn, refuse } = parts;
  const slowDown = createSlowRefusals();
  return async function guardApi(c, next) {
    const client = c.get('clientAddress');
    for (const name of names) {
      const verdict = await limits.take(name, client);
      if (verdict.kind === 'allowed') continue;
      await slowDown(client);
      return refuse(c, verdict.retryAfter);
    }
    const giveBack = await receiveBody(c);
    try {
      const endTurn = await takeTurn(client);
      if (endTurn === undefined) return refuse(c, 1);
      await runAsClient(client, next).finally(endTurn);
    } finally {
      giveBack();
    }
    if (c.res.status === 429) await slowDown(client);
    return undefined;
  };
}
