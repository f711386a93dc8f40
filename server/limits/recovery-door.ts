import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '#server/context.ts';
import type { Limits } from './rate-limits.ts';
import { problem } from '#server/rest/rest-answer.ts';

/** The one call that is answered to people who have not used their second factor (decision 039). */
export const RECOVERY_PATH = '/rest/v1/rpc/use_recovery_code';

/** Bounds how many recovery codes one client tries, whoever it signed in as; the database bounds them per person. */
export function recoveryDoor(limits: Limits): MiddlewareHandler<AppEnv> {
  return async function guardRecovery(c, next) {
    const verdict = await limits.take('recoveryCode', c.get('clientAddress'));
    if (verdict.kind === 'allowed') return next();
    const words = { code: 'too_many_requests', message: 'Too many requests' };
    const refusal = problem(429, words, c.get('requestId'));
    refusal.headers.set('retry-after', String(verdict.retryAfter));
    return refusal;
  };
}
