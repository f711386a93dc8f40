import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '#domain/locale.ts';
import { chunkOf, type Chunks } from './chunks.ts';
import { sheetSource } from './page-sources.ts';

/** What styles a page: the addresses of its files, and their rules. */
export type Stylesheets = { hrefs: string[]; texts: string[] };

/** Finds the sheets of a page: the site's, and the catalogue's or one that came with the page's own code where it has any. */
export function stylesheetsIn(
  site: string,
  chunks: Chunks,
): (page: string, locale: Locale) => Stylesheets {
  const ofSite = chunkOf(chunks, 'app/stylesheet.ts').css ?? [];
  if (ofSite.length === 0) throw new Error('the build has no stylesheet');
  const read = new Map<string, Stylesheets>();
  return (page, locale) => {
    const files = [...ofSite, ...(chunks[sheetSource(page, locale)]?.css ?? [])];
    const key = files.join(' ');
    const sheets = read.get(key) ?? readAll(site, files);
    read.set(key, sheets);
    return sheets;
  };
}

function readAll(site: string, files: readonly string[]): Stylesheets {
  const texts = files.map((file) => readFileSync(join(site, file), 'utf8').trim());
  return { hrefs: files.map((file) => `/${file}`), texts };
}

/** The styles that a page has written into it, as its security policy names them. */
export function styleHashes(html: string): string[] {
  return [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(
    ([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
  );
}
