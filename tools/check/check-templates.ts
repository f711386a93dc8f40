import { parseLink } from '#app/features/mail-link/parse-link.ts';
import { safeNext } from '#app/features/sign-in/next-path.ts';
import { locales, pathIn, type Locale } from '#domain/locale.ts';
import { renderTemplate } from '#tests/hosted/render-template.ts';
import { judge, type Finding } from './finding.ts';

/** Templates by their names in a project's settings, with the type that their link has and the kind of page it opens. */
const LINKS = {
  confirmation: 'signup',
  recovery: 'recovery',
  email_change: 'email_change',
} as const;

const INSTALL_TEMPLATES =
  'install the templates of supabase/templates: supabase config push (their subjects go with them)';
const TOKEN = 'a'.repeat(56);

/**
 * What mails of these templates would lead to, in each language: rendered with what Supabase documents, their links are read by
 * the code that reads them on our page.
 */
export function checkTemplates(
  site: string,
  project: { siteUrl: string; contentOf: (template: string) => string; whose: string },
): Finding[] {
  return Object.entries(LINKS).flatMap(([name, type]) =>
    locales.map((locale) => {
      const what = `a mail of ${name} in ${locale} opens our page`;
      const redirect = `${pathIn(locale, '/assessment')}?held=${'0'.repeat(64)}`;
      const links = linksOf(site, locale, {
        ...project,
        content: project.contentOf(name),
        redirect,
      });
      const wrong = links.find(
        (link) => faultOf(link, { site, locale, type, redirect }) !== undefined,
      );
      const fault =
        links.length === 0
          ? 'no link with a token'
          : wrong && faultOf(wrong, { site, locale, type, redirect });
      return judge(what, fault === undefined, fault ?? project.whose, INSTALL_TEMPLATES);
    }),
  );
}

function linksOf(
  site: string,
  locale: Locale,
  { siteUrl, content, redirect }: { siteUrl: string; content: string; redirect: string },
): string[] {
  const html = rendered(content, {
    SiteURL: siteUrl,
    RedirectTo: site + redirect,
    TokenHash: TOKEN,
    // What the project's own templates write; it leads past our page.
    ConfirmationURL: `https://project.invalid/auth/v1/verify?token=${TOKEN}`,
    Token: '123456',
    Email: 'ana@example.com',
    NewEmail: 'ana@example.org',
    SendingTo: 'ana@example.com',
    Data: { locale },
  });
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, link = '']) =>
    link.replaceAll('&amp;', '&'),
  );
  return links.filter((link) => link.includes(TOKEN));
}

function rendered(...[content, values]: Parameters<typeof renderTemplate>): string {
  try {
    return renderTemplate(content, values);
  } catch {
    // An owner's own template, in words of the language that ours do without.
    return '';
  }
}

function faultOf(
  link: string,
  wanted: { site: string; locale: Locale; type: string; redirect: string },
): string | undefined {
  const url = URL.parse(link);
  const page = wanted.site + pathIn(wanted.locale, '/auth');
  if (!url || url.origin + url.pathname !== page)
    return `leads to ${url?.origin ?? link}${url?.pathname ?? ''}`;
  const read = parseLink(url);
  if (read?.kind !== 'token' || read.tokenHash !== TOKEN) return 'its token is not read';
  if (read.type !== wanted.type) return `is read as ${read.type}`;
  if (wanted.type !== 'signup') return undefined;
  const next = safeNext(read.next, [wanted.site]);
  return next === wanted.redirect
    ? undefined
    : `goes on to ${next ?? 'nowhere'} (next=${read.next ?? ''})`;
}
