import type { Locale } from '#domain/locale.ts';
import type { TestPageId } from './instruments/registry.ts';
import type { LoadedPage } from './loaded-page.ts';
import { routeOf } from './site-routes.ts';

/** The page of an instrument: one for all of them, with the words that the instrument brings. */
export async function loadTestPage(page: TestPageId, locale: Locale): Promise<LoadedPage> {
  const test = routeOf(page)?.takes;
  if (!test) throw new RangeError(`nothing is taken on ${page}`);
  const [{ Page }, copy] = await Promise.all([
    import('./pages/test.tsx'),
    import('#content/instruments/load-page-words.ts').then(({ loadPageWords }) =>
      loadPageWords(test, locale),
    ),
  ]);
  return { Page: () => <Page test={test} copy={copy} />, copy };
}
