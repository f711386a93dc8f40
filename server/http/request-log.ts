import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '#server/context.ts';
import type { Log } from '#server/log.ts';

/**
 * Gives each request its id (header `x-request-id`) and writes one line when it is answered.
 * The path stands without its query: old mail links carry tokens there (threats A14, H16).
 */
export function requestLog(log: Log): MiddlewareHandler<AppEnv> {
  return async function logRequest(c, next) {
    const started = performance.now();
    const id = randomUUID();
    c.set('requestId', id);
    c.set('log', log);
    await next();
    if (!c.get('hasAllHeaders')) c.res.headers.set('x-request-id', id);
    logAnswer(log, {
      id,
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      ms: Math.round(performance.now() - started),
      address: c.get('clientAddress'),
    });
  };
}

/** The line about one answered request. */
export function logAnswer(
  log: Log,
  said: { id: string; method: string; path: string; status: number; ms: number; address: string },
): void {
  // A proxy and a monitor ask for health each second.
  const level = said.path.startsWith('/health/') && said.status < 500 ? 'debug' : 'info';
  log[level]({ event: 'request', ...said, path: pathForLog(said.path) });
}

/**
 * A path as it may stand in a line: without what a mail program made part of it by writing `#`, `?`, `&` or `=` otherwise,
 * which may be a token (threats A14, H25).
 */
export function pathForLog(path: string): string {
  return path.replace(/(?:[?#&=]|%(?:25)*(?:23|26|3d|3f)).*$/is, '').slice(0, 200);
}
