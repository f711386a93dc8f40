// What the server has to know of the site's record, noted beside the site: the banner of a season, which it shows on its days, and
// whether the site is open to the public.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteRecord } from '#content/schemas/site.ts';

/** `root`: whose compiled content it is. A site that is not live says nothing of it. */
export async function notedOf(
  root: string,
): Promise<{ season: SiteRecord['season']; live?: boolean }> {
  const compiled = (name: string) =>
    pathToFileURL(join(root, `content/compiled/site/${name}.js`)).href;
  const { season }: typeof import('#content/compiled/site/season.js') = await import(
    compiled('season')
  );
  const { site }: typeof import('#content/compiled/site/site.js') = await import(compiled('site'));
  return { season, ...(site.live ? { live: true } : {}) };
}
