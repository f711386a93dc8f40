// Where the notice of a season leads: a page of this site that is there, in the language that it is written in.
import type { SiteRecord } from '#content/schemas/site.ts';
import { locales } from '#domain/locale.ts';

/**
 * One line a mistake, in the form of `told`. `written`: addresses of written pages in each language; a record's page stands one step
 * below one of them.
 */
export function seasonMistakes(
  { season }: Pick<SiteRecord, 'season'>,
  written: Readonly<Record<(typeof locales)[number], ReadonlySet<string>>>,
): readonly string[] {
  const { link } = season ?? {};
  if (!link) return [];
  return locales.flatMap((locale) => {
    const [path = ''] = link.address[locale].split(/[?#]/);
    if (!path.startsWith('/')) return [];
    const above = path.slice(0, path.lastIndexOf('/'));
    const isBelow = above !== '' && above !== '/en' && written[locale].has(above);
    if (isBelow || written[locale].has(path)) return [];
    return [`content/site.yaml season.link.address.${locale}: no page is called ${path}`];
  });
}
