import type { Context, MiddlewareHandler } from 'hono';
import type { AppEnv } from '#server/context.ts';
import { AppError } from '#server/error.ts';
import { isLoopbackName } from '#server/setting-text.ts';
import { originNamed } from '#server/site-origins.ts';

/** A navigation, for one from a mail, may come from anywhere; it changes nothing. */
const HARMLESS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Refuses what another site has a browser send (threat H23): a form or a script there can post without
 * asking first, for example as `text/plain`. Browsers say where a request comes from in
 * `Sec-Fetch-Site`, older ones in `Origin`; a client that says neither is no browser, and has nothing of the
 * visitor's that could be misused.
 */
export function crossSiteGuard(options: {
  /** SITE_URL and SITE_URLS. */
  origins: readonly string[];
  allowLoopback: boolean;
}): MiddlewareHandler<AppEnv> {
  return async function guardCrossSite(c, next) {
    if (!HARMLESS.includes(c.req.method) && isFromElsewhere(c, options)) {
      throw new AppError('cross_site');
    }
    await next();
  };
}

function isFromElsewhere(
  c: Context<AppEnv>,
  { origins, allowLoopback }: { origins: readonly string[]; allowLoopback: boolean },
): boolean {
  const said = c.req.header('sec-fetch-site');
  // `same-site` is another host of the same domain: not this site either.
  if (said !== undefined) return said !== 'same-origin' && said !== 'none';
  const origin = c.req.header('origin');
  if (origin === undefined) return false;
  // Another origin of ours is another site, too: each talks to itself alone.
  const asked = new URL(c.req.url);
  if (origin === (originNamed(origins, asked) ?? origins[0])) return false;
  // Trying out, the site is whatever loopback address it was asked under.
  return !(allowLoopback && isLoopbackName(asked.hostname) && origin === asked.origin);
}
