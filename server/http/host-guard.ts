import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '#server/context.ts';
import { AppError } from '#server/error.ts';
import { isLoopbackName } from '#server/setting-text.ts';
import { originNamed } from '#server/site-origins.ts';

/**
 * Lets through only requests that name this site (threat H14), also against DNS rebinding.
 * `allowLoopback` adds the loopback names with any port (tunnels and containers map ports).
 * Health probes name whatever address they know, and learn nothing.
 */
export function hostGuard(options: {
  /** SITE_URL and SITE_URLS. */
  origins: readonly string[];
  allowLoopback: boolean;
}): MiddlewareHandler<AppEnv> {
  // The last origin that was allowed: nearly always that of the next request too.
  let allowed: string | undefined;
  return async function guardHost(c, next) {
    // From the request target when it is absolute, from the Host header otherwise.
    const origin = c.req.url.slice(0, c.req.url.indexOf('/', 8));
    if (origin !== allowed) {
      const named = new URL(c.req.url);
      const isOwn = originNamed(options.origins, named) !== undefined;
      if (isOwn || (options.allowLoopback && isLoopbackName(named.hostname))) allowed = origin;
      else if (!c.req.path.startsWith('/health/')) throw new AppError('misdirected');
    }
    await next();
  };
}
