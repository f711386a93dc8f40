import { asksBackend, routes } from '#app/routes.ts';
import type { Locale } from '#domain/locale.ts';

/** Where a page and its words in one language are written, as the bundler names them. */
export function sourcesOf(page: string, locale: Locale): readonly [string, string] {
  const record = routes.find((route) => route.page === page);
  return record && 'takes' in record
    ? ['app/pages/test.tsx', `content/instruments/${record.takes}/words/${locale}/page.ts`]
    : [`app/pages/${page}.tsx`, `content/dictionaries/${locale}/${page}.ts`];
}

/** What stands around a page that asks the backend; nothing around others. */
export function aroundPage(page: string): readonly string[] {
  const record = routes.find((route) => route.page === page);
  return record && asksBackend(record) ? ['app/layouts/queries.tsx'] : [];
}
