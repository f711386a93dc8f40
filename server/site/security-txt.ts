import { Hono } from 'hono';
import { site } from '#content/site.ts';
import type { Clock } from '#server/clock.ts';
import type { AppEnv } from '#server/context.ts';

const ONE_YEAR_MS = 365 * 24 * 3600 * 1000;

/**
 * `/.well-known/security.txt` (RFC 9116): whom to tell of a hole. It runs out a year after the start,
 * so that a neglected server stops promising an answer.
 */
export function securityTxt(parts: {
  siteUrl: string;
  siteUrls: readonly string[];
  clock: Clock;
}): Hono<AppEnv> {
  const text = securityText(
    [parts.siteUrl, ...parts.siteUrls],
    new Date(parts.clock.now().getTime() + ONE_YEAR_MS),
  );
  const app = new Hono<AppEnv>();
  app.get('/security.txt', (c) => c.text(text, 200, { 'cache-control': 'no-cache' }));
  return app;
}

function securityText([siteUrl, ...siteUrls]: readonly string[], expires: Date): string {
  const { mark, value } = site.securityContact;
  // Comments are part of the format; an invented address must not be taken for a real one.
  const note =
    mark === 'real' ? [] : ['# Sample contact: the owner of this site has not set one yet.'];
  return [
    ...note,
    `Contact: mailto:${value}`,
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, 'Z')}`,
    'Preferred-Languages: es, en',
    // A file found where it does not say that it lies must not be believed (RFC 9116, 2.5.2).
    ...[siteUrl, ...siteUrls].map((each) => `Canonical: ${each}/.well-known/security.txt`),
    `Policy: ${siteUrl}/legal`,
    '',
  ].join('\n');
}
