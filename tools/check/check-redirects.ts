import { everyRedirect } from './every-redirect.ts';
import { judge, type Fetch, type Finding } from './finding.ts';

/** Also what mends a project that thinks that its site is elsewhere. */
export const NAME_THIS_SITE =
  'name this site in supabase/config.toml (site_url, additional_redirect_urls), then: supabase config push';

/** Which addresses links may lead to. An invalid link says where a valid one would; nothing is spent. */
export async function checkRedirects(
  origins: readonly [site: string, ...others: string[]],
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
  const [site] = origins;
  const found: Finding[] = [];
  for (const wanted of everyRedirect(origins)) {
    const target = await targetOf(wanted);
    const shown = wanted.replace(site, '').replace(/held=.*/, 'held=…');
    found.push(
      judge(`links may lead to ${shown}`, leadsTo(target, wanted), target, NAME_THIS_SITE),
    );
  }
  const stranger = await targetOf('https://stranger.example/');
  found.push(judge('links lead nowhere else', stranger.startsWith(site), stranger, NAME_THIS_SITE));
  return found;
}

/** Hosted: to the address itself, whose query goes when the link is bad. Ours: to the page with the button, which goes on to it. */
function leadsTo(target: string, wanted: string): boolean {
  const [led, meant] = [URL.parse(target), new URL(wanted)];
  if (led?.origin !== meant.origin) return false;
  const next = new URLSearchParams(led.hash.slice(1)).get('next');
  return led.pathname === meant.pathname || next === meant.pathname + meant.search;
}
