// A page by its name with its words, from the list that it is in.
import type { Locale } from '#domain/locale.ts';
import { isArticle, isTestPage } from '#app/site-routes.ts';
import { listOf, type ListName } from './page-lists.ts';
import type { LoadedPage } from './loaded-page.ts';
import type { Load } from './page-of-words.tsx';
import type { RenderedPage } from './rendered-page.ts';

type List = { readonly pages: Readonly<Record<string, Load>> };

const lists: Readonly<Record<ListName, () => Promise<List>>> = {
  'sign-in': () => import('./lists/sign-in-pages.tsx'),
  result: () => import('./lists/result-pages.tsx'),
  own: () => import('./lists/own-pages.tsx'),
  staff: () => import('./lists/staff-pages.tsx'),
  class: () => import('./lists/class-pages.tsx'),
  public: () => import('./lists/public-pages.tsx'),
};

/** Loads one page in one language: its component and nothing but that language's words. */
export async function loadPage(name: RenderedPage, locale: Locale): Promise<LoadedPage> {
  // A line for every article: apart, so that no other page pays for the next one.
  if (isArticle(name)) return (await import('./load-article.tsx')).loadArticle(name, locale);
  if (!isTestPage(name)) return loadListed(name, locale);
  const { loadTestPage } = await import('./load-test-page.tsx');
  return loadTestPage(name, locale, (language) => loadListed('results', language));
}

async function loadListed(name: string, locale: Locale): Promise<LoadedPage> {
  const { pages } = await lists[listOf(name)]();
  const load = pages[name];
  if (!load) throw new RangeError(`no list has the page ${name}`);
  return load(locale);
}
