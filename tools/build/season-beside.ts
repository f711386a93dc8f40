// The banner of a season as the site's record has it, noted beside the site: the server shows it on its days.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteRecord } from '#content/schemas/site.ts';

/** `root`: whose compiled content it is. */
export async function seasonOf(root: string): Promise<SiteRecord['season']> {
  const compiled = pathToFileURL(join(root, 'content/compiled/site/season.js')).href;
  const { season }: typeof import('#content/compiled/site/season.js') = await import(compiled);
  return season;
}
