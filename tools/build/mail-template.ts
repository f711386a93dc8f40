import { hostedMails, type HostedMail } from '#content/mail/hosted-mails.ts';
import { locales, pathIn, type Locale } from '#domain/locale.ts';
import { renderWords } from '#server/mail/render-mail.ts';

const [first, ...others] = locales;

/** What the link of a mail does, as mintLink makes them: the token in the fragment of a page with one button. */
const LINKS: Partial<Record<HostedMail, { type: string; goesOn?: true }>> = {
  confirmation: { type: 'signup', goesOn: true },
  recovery: { type: 'recovery' },
  magic_link: { type: 'recovery' },
  // One template serves both mailboxes there.
  email_change: { type: 'email_change', goesOn: true },
};

/** One template in all languages, in the language of Supabase's auth server; `settings` is the text of `config.toml`. */
export function mailTemplate(name: HostedMail, settings: string): string {
  const link = LINKS[name];
  const further = link ? furtherOrigins(settings) : [];
  const origin = further.length > 0 ? '{{ $origin }}' : '{{ .SiteURL }}';
  const page = (locale: Locale) => {
    const path = `${origin}${pathIn(locale, '/auth')}`;
    const next = link?.goesOn ? '&next={{ .RedirectTo }}' : '';
    const address = link
      ? `${path}?type=${link.type}#token_hash={{ .TokenHash }}&type=${link.type}${next}`
      : path;
    return renderWords(hostedMails(locale)[name], locale, { link: address }).html;
  };
  // Go has no list of cases: the first branch is an `if`, each further one an `else if`.
  const branches = others.map((locale) => `${reads(locale)} }}${page(locale)}`);
  return `${chooseOrigin(further)}{{ ${branches.join('{{ else ')}{{ else }}${page(first)}{{ end }}\n`;
}

/** Whether the person reads this language; metadata may lack it, and `eq` wants two strings. */
const reads = (locale: Locale) => `if eq (printf "%v" .Data.locale) "${locale}"`;

/**
 * A link leads back to the origin where it was asked for: the project has checked the redirect against the list, and only
 * origins of that list are written into the template.
 */
function chooseOrigin(further: readonly string[]): string {
  if (further.length === 0) return '';
  const choices = further.map(
    (origin) =>
      `{{ if eq (printf "%.${origin.length + 1}s" .RedirectTo) "${origin}/" }}{{ $origin = "${origin}" }}{{ end }}`,
  );
  return `{{ $origin := .SiteURL }}${choices.join('')}`;
}

/** The origins of `additional_redirect_urls` that are not the site's own. */
function furtherOrigins(settings: string): string[] {
  const [, site = ''] = /^site_url = "([^"]*)"/m.exec(settings) ?? [];
  const [, list = ''] = /^additional_redirect_urls = \[([^\]]*)\]/m.exec(settings) ?? [];
  const origins = [...list.matchAll(/"(https?:\/\/[\w.:[\]-]+)\//g)].flatMap(
    ([, origin]) => origin ?? [],
  );
  return [...new Set(origins)].filter((origin) => origin !== new URL(site).origin);
}
