import type { Handler } from 'hono';
import type { AppEnv } from '#server/context.ts';
import { isLoopbackName } from '#server/setting-text.ts';
import { originNamed } from '#server/site-origins.ts';

/**
 * `/config.json`: the backend's base URL and its public key, for the browser. With the embedded
 * backend that is the origin being visited: `127.0.0.1` must not be sent across to `localhost`. Where the
 * site has several origins, they are listed: a mail may name any of them.
 */
export function configJson(options: {
  siteUrl: string;
  siteUrls: readonly string[];
  backendUrl: string | undefined;
  anonKey: string;
}): Handler<AppEnv> {
  const { siteUrl, siteUrls, backendUrl, anonKey } = options;
  const origins = [siteUrl, ...siteUrls];
  const several = siteUrls.length > 0 ? { sites: origins } : {};
  return function answerConfig(c) {
    const visited = new URL(c.req.url);
    const named = originNamed(origins, visited) ?? siteUrl;
    const own = isLoopbackName(visited.hostname) ? visited.origin : named;
    c.header('cache-control', 'no-cache');
    return c.json({ url: backendUrl ?? own, anonKey, ...several });
  };
}
