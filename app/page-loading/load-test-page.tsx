import type { Attempt } from '#domain/instruments/attempt.ts';
import { loadPageWords } from '#content/instruments/load-page-words.ts';
import type { Locale } from '#domain/locale.ts';
import { attemptStore } from '#app/data/device-attempts/attempt-store.ts';
import type { TestPageId } from '#app/shown-instruments.ts';
import type { LoadedPage } from './loaded-page.ts';
import { Page } from '#app/pages/test.tsx';
import { routeOf } from '#app/site-routes.ts';

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
  let results: Promise<LoadedPage> | undefined;
  const loadResult = async (attempts: readonly Attempt[], earlier?: Attempt) => {
    // Asked for once, and again only where it did not come: even what is there takes its time to be asked for.
    results ??= loadResults(locale);
    results.catch(() => (results = undefined));
    const { loadAhead } = await results;
    await loadAhead?.(attempts, earlier);
  };
  return {
    Page: () => <Page test={test} loadResult={loadResult} copy={copy} />,
    copy,
    readDevice: () => attemptStore().open(),
  };
}
