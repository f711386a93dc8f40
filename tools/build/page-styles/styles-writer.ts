import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nameByBytes } from '../name-by-bytes.ts';
import { endOfFirstScreen } from './first-screen.ts';
import type { PageKind } from './kinds-of-pages.ts';
import { sheetsOfKinds } from './sheets-of-kinds.ts';

/** What a page has in place of its first screen's rules until all pages are known. */
export const FIRST_SCREEN_MARK = '[[first screen]]';

/**
 * Writes the sheets of all kinds into the site; returns what puts styles into a built page of a kind: the rules of its first
 * screen in place of their mark, and behind that screen links to the rest. A browser goes on to what stands behind a link
 * when its sheet is there, and paints what stands before it without waiting.
 */
export function stylesWriter(
  site: string,
  kinds: readonly PageKind[],
  texts: (kind: PageKind) => readonly string[],
): (html: string, kind: PageKind) => string {
  const { common, of } = sheetsOfKinds(kinds, texts);
  const commonHref = writeSheet(site, 'common', common);
  const made = new Map(
    [...of].map(([name, { inline, own }]) => {
      const hrefs = own === '' ? [commonHref] : [commonHref, writeSheet(site, name, bare(own))];
      const links = hrefs
        .map((href) => `<link rel="stylesheet" fetchpriority="low" href="${href}"/>`)
        .join('');
      return [name, { inline: bare(inline), links }];
    }),
  );
  return (html, kind) => {
    const styles = made.get(kind.name);
    if (!styles) throw new Error(`no styles were made for ${kind.name}`);
    const end = kind.isWhole ? undefined : endOfFirstScreen(html);
    if (!kind.isWhole && end === undefined) {
      throw new Error(`no place was found for the sheets of ${kind.name}`);
    }
    const linked = end === undefined ? html : html.slice(0, end) + styles.links + html.slice(end);
    return linked.replace(FIRST_SCREEN_MARK, () => styles.inline);
  };
}

/** Without the licences, which stand in the sheet that all pages have. */
function bare(text: string): string {
  return text.replaceAll(/\/\*![^]*?\*\/\s*/g, '');
}

function writeSheet(site: string, name: string, text: string): string {
  const address = nameByBytes(name, 'css', text);
  writeFileSync(join(site, address), text);
  return address;
}
