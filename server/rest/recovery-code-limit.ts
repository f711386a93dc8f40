import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '#server/context.ts';
import type { Limits } from '#server/limits/rate-limits.ts';
import { problem } from './rest-answer.ts';

/** Bounds how many recovery codes one client tries, in all its accounts; the database bounds them per person. */
export function recoveryCodeLimit(limits: Limits): MiddlewareHandler<AppEnv> {
  return async function guardRecovery(c, next) {
    const verdict = await limits.take('recoveryCode', c.get('clientAddress'));
    if (verdict.kind === 'allowed') return next();
    const words = { code: 'too_many_requests', message: 'Too many requests' };
    const refusal = problem(429, words, c.get('requestId'));
    refusal.headers.set('retry-after', String(verdict.retryAfter));
    return refusal;
  };
}
