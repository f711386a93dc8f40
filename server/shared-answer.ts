import type { MiddlewareHandler } from 'hono';
import type { Clock } from './clock.ts';
import type { AppEnv } from './context.ts';

/** Milliseconds that one answer serves for all callers. */
const LIFE = 1000;

/**
 * Answers every caller within a second with what the first one was told (threat A27): what costs statements and may
 * not be refused, such as health, is worked out once a second, however many ask.
 */
export function sharedAnswer(clock: Clock): MiddlewareHandler<AppEnv> {
  const kept = new Map<string, { until: number; answer: Promise<Response> }>();
  return async function answerTogether(c, next) {
    if (c.req.method !== 'GET') return next();
    const now = clock.now().getTime();
    const known = kept.get(c.req.path);
    // A clock that was put back makes nothing last.
    if (known && now < known.until && known.until - now <= LIFE) {
      return (await known.answer).clone();
    }
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    promise.catch(() => {});
    kept.set(c.req.path, { until: now + LIFE, answer: promise });
    try {
      await next();
      resolve(c.res.clone());
    } catch (error) {
      kept.delete(c.req.path);
      reject(error);
      throw error;
    }
    return undefined;
  };
}
