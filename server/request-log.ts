import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './context.ts';
import type { Log } from './log.ts';

/**
 * Gives each request its id (header `x-request-id`) and writes one line when it is answered.
 * The path stands without its query: old mail links carry tokens there (TRUST A14, H16).
 */
export function requestLog(log: Log): MiddlewareHandler<AppEnv> {
  return async function logRequest(c, next) {
    const started = performance.now();
    const id = randomUUID();
    c.set('requestId', id);
    c.set('log', log);
    await next();
    if (!c.get('hasAllHeaders')) c.res.headers.set('x-request-id', id);
    log.info({
      event: 'request',
      id,
      method: c.req.method,
      path: c.req.path.slice(0, 200),
      status: c.res.status,
      ms: Math.round(performance.now() - started),
      address: c.get('clientAddress'),
    });
  };
}
