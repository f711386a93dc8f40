import type { MiddlewareHandler } from 'hono';
import type { Config } from '#server/config.ts';
import type { AppEnv } from '#server/context.ts';

const PERMISSIONS =
  'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), ' +
  'gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()';
const ONE_YEAR_SECONDS = 31_536_000;
/**
 * The content security policy (threat H08). `backendOrigin` is the Supabase project, if one is used;
 * `styleHashes` (`sha256-…`) are of the page's inlined critical CSS.
 */
export function contentSecurityPolicy(options: {
  backendOrigin?: string | undefined;
  styleHashes?: readonly string[];
  /** Where violations are told: `reporting(…).directives`. */
  reporting?: readonly string[];
}): string {
  const quoted = (hash: string) => ` '${hash.replaceAll("'", '')}'`;
  const hashes = (options.styleHashes ?? []).map(quoted).join('');
  const backend = options.backendOrigin ? ` ${options.backendOrigin}` : '';
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${hashes}`,
    `connect-src 'self'${backend}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types faro pdf',
    ...(options.reporting ?? []),
  ].join('; ');
}

/** Where browsers tell of what the policy stopped. */
export const REPORT_PATH = '/csp-report';

/**
 * How a page has violations told. Firefox and Safari know `report-uri`. Chromium takes `report-to` where both stand,
 * and then tells nothing on a site without https, not even on localhost (seen with version 156).
 */
export function reporting(siteUrl: string): {
  directives: readonly string[];
  headers: Record<string, string>;
} {
  const everywhere = `report-uri ${REPORT_PATH}`;
  if (!siteUrl.startsWith('https:')) return { directives: [everywhere], headers: {} };
  return {
    directives: [everywhere, 'report-to csp'],
    headers: { 'reporting-endpoints': `csp="${REPORT_PATH}"` },
  };
}

export type SecurityOptions = {
  siteUrl: string;
  backendOrigin: string | undefined;
  /** Subdomains of the site answer by https too, so browsers may hold them to it. */
  hstsSubdomains: boolean;
};

/** What of the configuration decides the headers. */
export function securityOptions(
  config: Pick<Config, 'siteUrl' | 'backendUrl' | 'hstsSubdomains'>,
): SecurityOptions {
  const { siteUrl, backendUrl, hstsSubdomains } = config;
  return { siteUrl, backendOrigin: backendUrl, hstsSubdomains };
}

/** The headers of threats H11 and H08 for the answer at a path; no CORS header is among them (H13). */
export function securityHeadersAt(
  options: SecurityOptions,
): (path: string) => Record<string, string> {
  const headers: Record<string, string> = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': PERMISSIONS,
    'content-security-policy': contentSecurityPolicy({ backendOrigin: options.backendOrigin }),
  };
  if (options.siteUrl.startsWith('https:')) {
    const reach = options.hstsSubdomains ? '; includeSubDomains' : '';
    headers['strict-transport-security'] = `max-age=${ONE_YEAR_SECONDS}${reach}`;
  }
  // Mail links land there with a token in the fragment, and older ones in the query (threat A14).
  return (path) =>
    /^(\/en)?\/(auth|outbox)$/.test(path)
      ? { ...headers, 'referrer-policy': 'no-referrer' }
      : headers;
}

/**
 * Of these what holds of a part of a page, and of no document: a script, a sheet, a font or a picture, which is never framed,
 * runs nothing by itself and asks for nothing. A worker is no part, for it goes by the policy that its own answer names.
 */
export function partSecurityHeaders(options: SecurityOptions): Record<string, string> {
  return pick(securityHeadersAt(options)(''), [
    'x-content-type-options',
    'cross-origin-resource-policy',
    'strict-transport-security',
  ]);
}

/** Of a drawing, which someone may open as a document: it loads nothing, runs nothing and is never framed. */
export function drawingSecurityHeaders(options: SecurityOptions): Record<string, string> {
  return {
    ...partSecurityHeaders(options),
    'x-frame-options': 'DENY',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  };
}

function pick(headers: Record<string, string>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => names.includes(name)));
}

/**
 * Sets them on every answer, also on errors, and takes others' CORS headers off. Answers of the
 * static site have theirs from the start (`hasAllHeaders`): going through a Headers object again
 * would halve how many of them a second there can be.
 */
export function securityHeaders(options: SecurityOptions): MiddlewareHandler<AppEnv> {
  const headersAt = securityHeadersAt(options);
  return async function setSecurityHeaders(c, next) {
    await next();
    if (c.get('hasAllHeaders')) return;
    const answer = c.res.headers;
    for (const [name, value] of Object.entries(headersAt(c.req.path))) {
      if (name !== 'content-security-policy' || !answer.has(name)) answer.set(name, value);
    }
    // A copy of the names: deleting while going through the headers would skip some.
    for (const name of Array.from(answer.keys())) {
      if (name.startsWith('access-control-') || name === 'server' || name === 'x-powered-by') {
        answer.delete(name);
      }
    }
  };
}
