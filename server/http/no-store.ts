import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '#server/context.ts';

/** What people's data travels in is kept by no cache (threat H12). */
export function noStore(): MiddlewareHandler<AppEnv> {
  return async function forbidStoring(c, next) {
    await next();
    c.res.headers.set('cache-control', 'no-store');
  };
}
