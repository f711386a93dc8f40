import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '#server/context.ts';
import { AppError } from '#server/error.ts';

const SERVED = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const KNOWN = ['TRACE', 'TRACK', 'CONNECT'];

/**
 * Refuses methods that nothing here serves (threat H07): TRACE and its kin 405, foreign ones 501.
 * OPTIONS gets an empty answer without CORS headers: this site is same-origin only (H13).
 */
export function methodGuard(): MiddlewareHandler<AppEnv> {
  return async function guardMethod(c, next) {
    const method = c.req.method.toUpperCase();
    if (KNOWN.includes(method)) throw new AppError('method_not_allowed');
    if (!SERVED.includes(method)) throw new AppError('not_implemented');
    if (method === 'OPTIONS') return c.body(null, 204);
    return next();
  };
}
