import type { Handler } from 'hono';
import type { AppEnv } from '#server/context.ts';
import { isLoopbackName } from '#server/loopback-names.ts';

/**
 * `/config.json`: the backend's base URL and its public key, for the browser. With the embedded
 * backend that is the origin being visited: `127.0.0.1` must not be sent across to `localhost`.
 */
export function configJson(options: {
  siteUrl: string;
  backendUrl: string | undefined;
  anonKey: string;
}): Handler<AppEnv> {
  return function answerConfig(c) {
    const visited = new URL(c.req.url);
    const own = isLoopbackName(visited.hostname) ? visited.origin : options.siteUrl;
    c.header('cache-control', 'no-cache');
    return c.json({ url: options.backendUrl ?? own, anonKey: options.anonKey });
  };
}
