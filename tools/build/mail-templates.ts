// npm run mail:templates: writes supabase/templates/*.html, the mails of a hosted Supabase project,
// from the same words and the same look as our own. With --check it writes nothing and fails on drift.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { MailTemplate } from '#content/mail/mail-words.ts';
import { locales, pathIn, type Locale } from '#domain/locale.ts';
import { renderMail } from '#server/mail/render-mail.ts';

const folder = fileURLToPath(new URL('../../supabase/templates/', import.meta.url));

const [first, ...others] = locales;

/** Whether the person reads this language; metadata may lack it, and `eq` wants two strings. */
const reads = (locale: Locale) => `if eq (printf "%v" .Data.locale) "${locale}"`;

/** As mintLink makes them: the token in the fragment of a page with one button. */
const LINKS: Record<string, { template: MailTemplate; query: string; type: string; next: string }> =
  {
    confirmation: {
      template: 'confirm-sign-up',
      query: '',
      type: 'signup',
      next: '&next={{ .RedirectTo }}',
    },
    recovery: { template: 'recovery', query: '?type=recovery', type: 'recovery', next: '' },
    // One template serves both mailboxes there.
    email_change: { template: 'email-change-current', query: '', type: 'email_change', next: '' },
  };

function page(name: string, locale: Locale): string {
  const { template, query, type, next } = LINKS[name] ?? missing(name);
  const path = pathIn(locale, '/auth');
  const link = `{{ .SiteURL }}${path}${query}#token_hash={{ .TokenHash }}&type=${type}${next}`;
  return renderMail(template, locale, { link, newEmail: '{{ .NewEmail }}' }).html;
}

function missing(name: string): never {
  throw new Error(`No link for ${name}.`);
}

mkdirSync(folder, { recursive: true });
for (const name of Object.keys(LINKS)) {
  const file = `${folder}${name}.html`;
  // Go has no list of cases: the first branch is an `if`, each further one an `else if`.
  const branches = others.map((locale) => `${reads(locale)} }}${page(name, locale)}`);
  const text = `{{ ${branches.join('{{ else ')}{{ else }}${page(name, first)}{{ end }}\n`;
  if (!process.argv.includes('--check')) {
    writeFileSync(file, text);
  } else if (readFileSync(file, 'utf8') !== text) {
    console.error(`supabase/templates/${name}.html is out of date: npm run mail:templates`);
    process.exitCode = 1;
  }
}
