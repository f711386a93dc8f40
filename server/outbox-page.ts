import { createHash } from 'node:crypto';
import type { Handler } from 'hono';
import { isLoopback } from './client-address.ts';
import type { AppEnv } from './context.ts';
import { AppError } from './error.ts';
import { isLoopbackName } from './host-guard.ts';
import { contentSecurityPolicy } from './security-headers.ts';

/** One mail as `outbox.jsonl` keeps it; `at` is an ISO time, UTC. */
export type OutboxMail = { to: string; subject: string; text: string; at: string };

const WORDS = {
  es: {
    title: 'Correos de prueba',
    intro: 'Aquí se leen los correos que este servidor habría enviado. Solo se ve en este equipo.',
    none: 'Todavía no hay correos.',
    to: 'Para',
    other: 'Read in English',
    otherHref: '/outbox?lang=en',
    site: 'Ir al sitio',
    refresh: 'Actualizar',
  },
  en: {
    title: 'Test mails',
    intro: 'The mails this server would have sent. Only this machine can see the page.',
    none: 'No mails yet.',
    to: 'To',
    other: 'Leer en español',
    otherHref: '/outbox',
    site: 'Go to the site',
    refresh: 'Refresh',
  },
} as const;

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

/**
 * `/outbox`: the kept mails, newest first, as plain text with live links. Mails let people in, so
 * the page exists for this machine only: a loopback peer that asked for a loopback name, with no
 * sign of a proxy between. Everybody else gets 404. `readMails` returns newest first.
 */
export function outboxPage(readMails: () => Promise<readonly OutboxMail[]>): Handler<AppEnv> {
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
    return c.html(renderOutbox(await readMails(), c.req.query('lang') === 'en' ? 'en' : 'es'));
  };
}

/** The page itself. Everything in a mail is text here; only http(s) addresses become links. */
export function renderOutbox(mails: readonly OutboxMail[], locale: 'es' | 'en'): string {
  const words = WORDS[locale];
  const list = mails.map(
    (mail) =>
      `<article><h2>${escapeHtml(mail.subject)}</h2>` +
      `<p class="meta">${words.to}: ${escapeHtml(mail.to)} · <time datetime="${escapeHtml(mail.at)}">${escapeHtml(mail.at)}</time></p>` +
      `<p class="text">${linked(mail.text)}</p></article>`,
  );
  return (
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="robots" content="noindex"><title>${words.title} · Faro Vocacional</title>` +
    `<style>${STYLE}</style></head><body><main><h1>${words.title}</h1><p>${words.intro}</p>` +
    `<nav><a href="${locale === 'en' ? '/outbox?lang=en' : '/outbox'}">${words.refresh}</a>` +
    `<a href="${locale === 'en' ? '/en' : '/'}">${words.site}</a>` +
    `<a href="${words.otherHref}" lang="${locale === 'en' ? 'es' : 'en'}">${words.other}</a></nav>` +
    `${list.join('') || `<p>${words.none}</p>`}</main></body></html>`
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

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
