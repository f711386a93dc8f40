import { listOf } from './setting-text.ts';
import { StartRefusal } from './start-refusal.ts';

/**
 * The origins of SITE_URLS that are not SITE_URL itself. Throws StartRefusal where their schemes differ: headers are made
 * once, and none of them may say https where another origin is http.
 */
export function furtherOrigins(text: string | undefined, siteUrl: string): string[] {
  const origins = new Set(listOf(text).map((each) => new URL(each).origin));
  origins.delete(siteUrl);
  const { protocol } = new URL(siteUrl);
  const other = [...origins].find((origin) => new URL(origin).protocol !== protocol);
  if (other === undefined) return [...origins];
  throw new StartRefusal(`SITE_URLS names ${other}, but SITE_URL begins with ${protocol}//`);
}

/** Which of the site's origins a request names, if one of them. */
export function originNamed(origins: readonly string[], named: URL): string | undefined {
  return origins.find((origin) => {
    const own = new URL(origin);
    return named.host === own.host || isDefaultPortOf(named, own);
  });
}

// Behind a TLS proxy the scheme here is http, so `https://site` arrives as `http://site` or `site:443`.
function isDefaultPortOf(named: URL, own: URL): boolean {
  const port = own.protocol === 'https:' ? '443' : '80';
  return own.port === '' && named.hostname === own.hostname && named.port === port;
}
