import { listOf } from '#app/page-loading/page-lists.ts';
import { asksBackend, routes } from '#app/routes.ts';
import { newestVersion } from '#content/instruments/newest-version.ts';
import type { Locale } from '#domain/locale.ts';
import { wordsFiles } from './words-registry.ts';

/**
 * Where a page and its words in one language are written, as the bundler names them. An article has no words of its name:
 * its text is an article's folder.
 */
export function sourcesOf(page: string, locale: Locale): readonly [string, ...string[]] {
  const record = routes.find((route) => route.page === page);
  if (record && 'takes' in record) {
    const words = `content/instruments/${record.takes}/words/${locale}/page.ts`;
    return ['app/page-loading/load-test-page.tsx', words];
  }
  const words = wordsFiles.get(page)?.[locale];
  return [
    `app/pages/${page}.tsx`,
    ...(words ? [words] : []),
    ...(record && 'catalog' in record ? [] : [`app/page-loading/lists/${listOf(page)}-pages.tsx`]),
  ];
}

/** Whether a page shows a font that the build has written: a test does without the face of headings (`styles/test-mode.css`). */
export function showsFont(page: string, file: string): boolean {
  const record = routes.find((route) => route.page === page);
  return !(record && 'takes' in record && file.includes('/display-'));
}

/** What brings the sheet of a page, where it has one of its own: its code, or for documents without any an entry of the build. */
export function sheetSource(page: string, locale: Locale): string {
  const record = routes.find((route) => route.page === page);
  const isInCatalog = record !== undefined && 'catalog' in record;
  return isInCatalog ? 'app/catalog-stylesheet.ts' : sourcesOf(page, locale)[0];
}

/** What stands around a page that asks the backend; nothing around others. */
export function aroundPage(page: string): readonly string[] {
  const record = routes.find((route) => route.page === page);
  return record && asksBackend(record) ? ['app/layouts/queries.tsx'] : [];
}

/** The questions of the test that is taken on a page, where one is: most readers of the promise start. */
export function questionSources(page: string, locale: Locale): readonly string[] {
  const record = routes.find((route) => route.page === page);
  if (!record || !('takes' in record)) return [];
  const version = `content/instruments/${record.takes}/v${newestVersion(record.takes)}`;
  return [`${version}/instrument.ts`, `${version}/wording-${locale}.ts`];
}
