import { homeIn, locales, pathIn } from '#domain/locale.ts';
import { judge, type Fetch, type Finding } from './finding.ts';

/** Also what mends a project that thinks that its site is elsewhere. */
export const TODO_SITE =
  'name this site in supabase/config.toml (site_url, additional_redirect_urls), then: supabase config push';
/** As a sign-up with held answers asks for it: 32 random bytes in hex. */
const HELD = `?held=${'0'.repeat(64)}` as const;

/** Which addresses links may lead to. An invalid link says where a valid one would; nothing is spent. */
export async function checkRedirects(
  site: string,
  url: string,
  key: string,
  fetch: Fetch,
): Promise<Finding[]> {
  async function targetOf(wanted: string): Promise<string> {
    const query = new URLSearchParams({
      type: 'signup',
      token: 'x'.repeat(56),
      redirect_to: wanted,
      apikey: key,
    });
    const response = await fetch(`${url}?${query}`, { redirect: 'manual' });
    const target = response.headers.get('location') ?? `status ${response.status}`;
    return target.replace(/x{56}/, '…');
  }
  const found: Finding[] = [];
  const paths = ['/assessment', `/assessment${HELD}`, '/auth?type=recovery', '/profile'] as const;
  for (const path of paths.flatMap((each) => locales.map((locale) => pathIn(locale, each)))) {
    const target = await targetOf(site + path);
    const shown = path.replace(HELD, '?held=…');
    found.push(judge(`links may lead to ${shown}`, leadsTo(target, site, path), target, TODO_SITE));
  }
  for (const home of locales.map(homeIn)) {
    const target = await targetOf(site + home);
    found.push(judge(`links may lead to ${home}`, target.startsWith(site), target, TODO_SITE));
  }
  const stranger = await targetOf('https://stranger.example/');
  found.push(judge('links lead nowhere else', stranger.startsWith(site), stranger, TODO_SITE));
  return found;
}

/** Hosted: to the address itself, whose query goes when the link is bad. Ours: to the page with the button, which goes on to it. */
function leadsTo(target: string, site: string, path: string): boolean {
  if (!target.startsWith(`${site}/`)) return false;
  const [page = ''] = path.split('?');
  return new URL(target).pathname === page || target.includes(encodeURIComponent(path));
}
