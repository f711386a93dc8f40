import { createHash } from 'node:crypto';
import type { Context, Handler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { homeIn, locales, type Locale } from '#domain/locale.ts';
import { oneOf } from '#domain/parsers.ts';
import { isLoopback } from '#server/http/client-address.ts';
import type { AppEnv } from '#server/context.ts';
import { AppError } from '#server/error.ts';
import { escapeHtml } from '#domain/escape-html.ts';
import { isLoopbackName } from '#server/setting-text.ts';
import type { OutboxAccess } from './outbox-access.ts';
import { contentSecurityPolicy } from '#server/http/security-headers.ts';

/** One mail as `outbox.jsonl` keeps it; `at` is an ISO time, UTC. */
export type OutboxMail = { to: string; subject: string; text: string; at: string };

/** The kept mails, and what opens them. */
export type Outbox = { read: () => Promise<readonly OutboxMail[]>; access: OutboxAccess };

const WORDS = {
  es: {
    title: 'Correos de prueba',
    intro: 'Aquí se leen los correos que este servidor habría enviado. Solo se ve en este equipo.',
    none: 'Todavía no hay correos.',
    to: 'Para',
    href: '/outbox',
    change: 'Leer en español',
    site: 'Ir al sitio',
    refresh: 'Actualizar',
    closed:
      'Para leer los correos, abre la dirección que el servidor muestra en su terminal, junto a «mails».',
    spent: 'Cada dirección vale una vez: después de usarla, el servidor muestra otra.',
  },
  en: {
    title: 'Test mails',
    intro: 'The mails this server would have sent. Only this machine can see the page.',
    none: 'No mails yet.',
    to: 'To',
    href: '/outbox?lang=en',
    change: 'Read in English',
    site: 'Go to the site',
    refresh: 'Refresh',
    closed:
      'To read the mails, open the address that the server shows in its terminal, next to “mails”.',
    spent: 'Each address works once: after it has been used, the server shows another.',
  },
} as const satisfies Record<Locale, object>;

const STYLE =
  'body{margin:0 auto;max-width:44rem;padding:1.5rem;background:#fbf7f0;color:#14213d;' +
  'font:1rem/1.55 system-ui,sans-serif}nav a{margin-right:1.5rem}a{color:#1b6b7a}' +
  'article{background:#fff;border:1px solid #d9d2c5;border-radius:.5rem;margin:1.5rem 0;padding:1rem 1.25rem}' +
  'h1,h2{line-height:1.25}h2{font-size:1.15rem;margin:0}p.meta{margin:.25rem 0 1rem;font-size:.9rem}' +
  'p.text{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}';
const POLICY = contentSecurityPolicy({
  styleHashes: [`sha256-${createHash('sha256').update(STYLE).digest('base64')}`],
});
const FORWARDING = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/** Only for the outbox, and for no page but it; gone with the browser's session. */
const COOKIE = 'faro-outbox';
const COOKIE_RULES = { path: '/outbox', httpOnly: true, sameSite: 'Strict' } as const;

/**
 * `/outbox`: the kept mails, newest first, as plain text with live links. Mails let people in, so
 * the page exists for this machine only: a loopback peer that asked for a loopback name, with no
 * sign of a proxy between; everybody else gets 404. And there it opens by the token that the server
 * printed, which a cookie takes the place of. `read` returns newest first.
 */
export function outboxPage(outbox: Outbox): Handler<AppEnv> {
  return async function answerOutbox(c) {
    const peer = c.env?.incoming?.socket.remoteAddress ?? '';
    const isHere = isLoopback(peer) && isLoopbackName(new URL(c.req.url).hostname);
    // A reverse proxy on this machine is a loopback peer too, and by default names loopback.
    const isForwarded = FORWARDING.some((name) => c.req.header(name) !== undefined);
    if (!isHere || isForwarded || c.env.incoming.httpVersion === '1.0') {
      throw new AppError('not_found');
    }
    c.header('cache-control', 'no-store');
    c.header('content-security-policy', POLICY);
    c.header('x-robots-tag', 'noindex');
    const locale = oneOf(locales)(c.req.query('lang')) ?? locales[0];
    const token = c.req.query('token');
    const key = token === undefined ? undefined : outbox.access.exchange(token);
    if (key !== undefined) return letIn(c, key);
    if (!outbox.access.isKey(getCookie(c, COOKIE) ?? '')) return c.html(renderClosed(locale), 403);
    return c.html(renderOutbox(await outbox.read(), locale));
  };
}

/** Hands the key over and takes the token out of the address. */
function letIn(c: Context<AppEnv>, key: string): Response {
  setCookie(c, COOKIE, key, COOKIE_RULES);
  if (c.req.header('sec-fetch-site') !== 'cross-site') return c.redirect('/outbox', 303);
  // Followed from another site (a terminal in a browser, say), a redirect would count as that site's
  // and come without the cookie. A page that goes on by itself counts as ours.
  c.header('refresh', '0; url=/outbox');
  return c.html(document(locales[0], `<p><a href="/outbox">${WORDS[locales[0]].title}</a></p>`));
}

/** What stands where the mails would, without a key: how to come by one. */
export function renderClosed(locale: Locale): string {
  const { title, closed, spent } = WORDS[locale];
  return document(locale, `<h1>${title}</h1><p>${closed}</p><p>${spent}</p>`);
}

/** The page itself. Everything in a mail is text here; only http(s) addresses become links. */
export function renderOutbox(mails: readonly OutboxMail[], locale: Locale): string {
  const words = WORDS[locale];
  const list = mails.map(
    (mail) =>
      `<article><h2>${escapeHtml(mail.subject)}</h2>` +
      `<p class="meta">${words.to}: ${escapeHtml(mail.to)} · <time datetime="${escapeHtml(mail.at)}">${escapeHtml(mail.at)}</time></p>` +
      `<p class="text">${linked(mail.text)}</p></article>`,
  );
  const others = locales.filter((each) => each !== locale);
  return document(
    locale,
    `<h1>${words.title}</h1><p>${words.intro}</p>` +
      `<nav><a href="${words.href}">${words.refresh}</a>` +
      `<a href="${homeIn(locale)}">${words.site}</a>` +
      `${others.map(changeTo).join('')}</nav>` +
      (list.join('') || `<p>${words.none}</p>`),
  );
}

function changeTo(locale: Locale): string {
  const { href, change } = WORDS[locale];
  return `<a href="${href}" lang="${locale}">${change}</a>`;
}

function document(locale: Locale, content: string): string {
  return (
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="robots" content="noindex"><title>${WORDS[locale].title} · Faro Vocacional</title>` +
    `<style>${STYLE}</style></head><body><main>${content}</main></body></html>`
  );
}

function linked(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, index) =>
      index % 2 === 1 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join('');
}
