import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { AppEnv } from '#server/context.ts';
import { AppError } from '#server/error.ts';

/** No request body is larger than this, in bytes (threat H01). */
export const MAX_BODY = 1024 * 1024;

/**
 * Refuses bodies over MAX_BODY before anything parses them (413): by the announced length, or by
 * counting when none is announced (H01). Compressed bodies are refused unread (415, H03).
 */
export function bodyGuard(): MiddlewareHandler<AppEnv> {
  const limit = bodyLimit({
    maxSize: MAX_BODY,
    onError: () => {
      throw new AppError('body_too_large');
    },
  });
  return async function guardBody(c, next) {
    const encoding = c.req.header('content-encoding');
    if (encoding !== undefined && encoding.trim().toLowerCase() !== 'identity') {
      throw new AppError('unsupported_encoding');
    }
    // Nobody reads a body there; asking for it would make a whole Request of each page view.
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    return limit(c, next);
  };
}
