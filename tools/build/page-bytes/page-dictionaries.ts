import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { placeholderOrigin } from '#app/prerender/placeholder-origin.ts';
import { localeOfPath, locales, pathIn, type Locale } from '#domain/locale.ts';
import { nameByBytes } from '../name-by-bytes.ts';

/** What a page has in place of the address of its language's dictionary until all pages are known. */
export const DICTIONARY_MARK = '[[dictionary]]';

/** Pages of a kind of which there are very many; a long one has what the others have. */
const SHARE = 0.9;

/**
 * Writes what the pages of each language have in common: the whole page of one career, longer than nine tenths of the other careers. By
 * that file a career comes in 3 kB in place of 13, a page of any kind without 4 to 6 of its own.
 * @param pages the built pages as bytes, which take half of the room; `rare` where there are very many of their kind
 * @returns the list for the server, and what names the file in a page
 */
export async function writeDictionaries(
  site: string,
  pages: readonly { path: string; html: Buffer; rare: boolean }[],
): Promise<{
  listed: { file: string; match: string }[];
  named: (html: string, path: string) => string;
}> {
  const names = new Map<Locale, string>();
  for (const locale of locales) {
    const rare = pages.filter((page) => page.rare && localeOfPath(page.path) === locale);
    const text = commonText(mostOfAKind(rare).map(({ html }) => html));
    const name = nameByBytes(`pages-${locale}`, 'txt', text);
    await writeFile(join(site, name), text);
    names.set(locale, name);
  }
  return {
    listed: [...names].map(([locale, name]) => ({
      file: name.slice(1),
      match: `${pathIn(locale, '/').replace(/\/$/, '')}/*`,
    })),
    named: (html, path) => html.replace(DICTIONARY_MARK, () => names.get(localeOfPath(path)) ?? ''),
  };
}

/** The pages of the folder that has most of them: a degree or a country is told in a third of the words of a career. */
function mostOfAKind<Page extends { path: string }>(pages: readonly Page[]): readonly Page[] {
  const kinds = Map.groupBy(pages, ({ path }) => path.slice(0, path.lastIndexOf('/')));
  return [...kinds.values()].toSorted((a, b) => b.length - a.length)[0] ?? [];
}

/** A page as text by which others are sent: without addresses of its own. */
function commonText(pages: readonly Buffer[]): string {
  const byLength = pages.toSorted((one, other) => one.length - other.length);
  const text = byLength[Math.floor(byLength.length * SHARE)]?.toString() ?? '';
  return text.replaceAll(placeholderOrigin, '').replace(DICTIONARY_MARK, '');
}
