import { homeIn, localeOfPath, pathIn, type Locale } from '#domain/locale.ts';
import type { Config } from '#server/config.ts';

/** What a link in a mail does; the words of `type=` that auth-js posts back to /verify. */
export type LinkType = 'signup' | 'recovery' | 'email_change';

type Site = Pick<Config, 'siteUrl' | 'siteUrls' | 'allowedRedirects'>;

/**
 * Where a person wanted to go on: path, query and fragment of an allowed redirect, else `/`; of one on a further origin of
 * the site the whole address, because the link leads back there. Always on our own site, and never `//elsewhere` (threat A12).
 */
export function nextPath(site: Site, redirectTo: string | undefined): string {
  const url = URL.parse(redirectTo ?? '');
  if (url === null || url.username !== '' || url.password !== '') return '/';
  if (![site.siteUrl, ...site.allowedRedirects].includes(url.origin)) return '/';
  const path = `${url.pathname}${url.search}${url.hash}`;
  if (!/^\/(?![/\\])/.test(path) || path.length > 1000) return '/';
  return site.siteUrls.includes(url.origin) ? url.origin + path : path;
}

/**
 * A link to the page with one button that posts the token. The token stands in the fragment, which
 * no server and no referrer sees, and opening the page spends nothing (threats A13, A14). The query says what the link was
 * for where its fragment got lost (threat H25). The host is that
 * of the checked redirect, one of SITE_URLS, else SITE_URL; never what a request calls this server (threat H14).
 */
export function mintLink(
  site: Site,
  link: { type: LinkType; token: string; next: string },
): string {
  const origin = site.siteUrls.find((each) => link.next.startsWith(`${each}/`));
  const next = link.next.slice(origin?.length ?? 0);
  const fragment = new URLSearchParams({ token_hash: link.token, type: link.type });
  if (link.type !== 'recovery') fragment.set('next', next);
  // A request from a page leads back to one in the same language.
  const page = pathIn(localeOfPath(next.split(/[?#]/)[0] ?? ''), '/auth');
  return `${origin ?? site.siteUrl}${page}?type=${link.type}#${fragment}`;
}

/** The sign-in page in a person's language, for mails that only inform. */
export function signInLink(site: Pick<Config, 'siteUrl'>, locale: Locale): string {
  return `${site.siteUrl}${pathIn(locale, '/auth')}`;
}

/** The part of the profile where a person sees their sessions and changes their password. */
export function profileLink(site: Pick<Config, 'siteUrl'>, locale: Locale): string {
  return `${site.siteUrl}${pathIn(locale, '/profile')}?tab=settings`;
}

/** The register of rights in the admin area. */
export function requestsLink(site: Pick<Config, 'siteUrl'>, locale: Locale): string {
  return `${site.siteUrl}${pathIn(locale, '/admin')}?view=requests`;
}

/** What parents can ask about a child's account, and how. */
export function familiesLink(site: Pick<Config, 'siteUrl'>, locale: Locale): string {
  return `${site.siteUrl}${pathIn(locale, '/legal')}#familias`;
}

/**
 * The page with the question that a mail asks, or with the button that ends such mails. The secret stands in the fragment,
 * which no server sees, and opening the page does neither.
 */
export function followUpLink(
  site: Pick<Config, 'siteUrl'>,
  locale: Locale,
  { token, wish }: { token: string; wish: 'answer' | 'stop' | 'stop-guesses' },
): string {
  return `${site.siteUrl}${pathIn(locale, '/what-you-study')}#${new URLSearchParams({ token, wish })}`;
}

/** What was guessed by a link of one's own, on the page of the result, for whoever is signed in or signs in first. */
export function guessLink(
  site: Pick<Config, 'siteUrl'>,
  locale: Locale,
  { share }: { share: string },
): string {
  const next = `${pathIn(locale, '/results')}#guess-${share}`;
  return `${signInLink(site, locale)}?${new URLSearchParams({ next })}`;
}

/** The landing page in a person's language. */
export function homeLink(site: Pick<Config, 'siteUrl'>, locale: Locale): string {
  return `${site.siteUrl}${homeIn(locale)}`;
}

/** The results in a person's language, on the origin where they asked for them: one of SITE_URLS, else SITE_URL. */
export function resultsLink(
  site: Pick<Config, 'siteUrl' | 'siteUrls'>,
  locale: Locale,
  askedOn: string | undefined,
): string {
  const origin = site.siteUrls.find((each) => each === askedOn);
  return `${origin ?? site.siteUrl}${pathIn(locale, '/results')}`;
}
