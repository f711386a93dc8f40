import type { Context } from 'hono';
import type { AppEnv } from '#server/context.ts';

/**
 * Whether the client went away, or said that it was done, before the body it had announced was there:
 * whatever failed then failed because of that, and is no fault of ours (threat H23).
 */
export function isBodyTruncated(c: Context<AppEnv>): boolean {
  // Without a socket (a request made in this process) nothing can be cut off.
  const incoming = c.env?.incoming;
  return incoming !== undefined && incoming.destroyed && !incoming.complete;
}
