import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { AppEnv } from '#server/context.ts';

/**
 * The header in which our pages name the browser: 32 random bytes in base64url that the browser made
 * and keeps. It never stands in a mail, and opens nothing by itself.
 */
export const BROWSER_KEY_HEADER = 'x-browser-key';

/** SHA-256 (hex) of the caller's browser key; undefined when there is none or it has another shape. */
export function browserKeyHash(context: Context<AppEnv>): string | undefined {
  const key = context.req.header(BROWSER_KEY_HEADER) ?? '';
  if (!/^[\w-]{43}$/.test(key)) return undefined;
  return createHash('sha256').update(key).digest('hex');
}
