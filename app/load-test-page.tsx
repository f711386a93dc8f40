import type { Attempt } from '#domain/instruments/attempt.ts';
import { loadPageWords } from '#content/instruments/load-page-words.ts';
import type { Locale } from '#domain/locale.ts';
import type { TestPageId } from './instruments/registry.ts';
import type { LoadedPage } from './loaded-page.ts';
import { Page } from './pages/test.tsx';
import { routeOf } from './site-routes.ts';

/**
 * The page of an instrument: one for all of them, with the words that the instrument brings, and with the page of its
 * result to be loaded ahead. Loaded as one file.
 */
export async function loadTestPage(
  page: TestPageId,
  locale: Locale,
  loadResults: (locale: Locale) => Promise<LoadedPage>,
): Promise<LoadedPage> {
  const test = routeOf(page)?.takes;
  if (!test) throw new RangeError(`nothing is taken on ${page}`);
  const copy = await loadPageWords(test, locale);
  const loadResult = async (attempts: readonly Attempt[]) => {
    // A test asks no backend; its result does, and stands in a frame for that (`lazy-page.tsx`).
    const [{ loadAhead }] = await Promise.all([
      loadResults(locale),
      import('./layouts/queries.tsx'),
    ]);
    await loadAhead?.(attempts);
  };
  return { Page: () => <Page test={test} loadResult={loadResult} copy={copy} />, copy };
}
