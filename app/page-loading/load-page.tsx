import type { Locale } from '#domain/locale.ts';
import { wordsOf } from '#content/words/words-of.ts';
import type { TestPageId } from '#app/shown-instruments.ts';
import { classPageIds, type ClassPageId } from './class-page-ids.ts';
import type { LoadedPage } from './loaded-page.ts';
import { page, type Load } from './page-of-words.tsx';
import type { ArticleId, CatalogPageId, ShownPage } from '#app/routes.ts';
import { isArticle, isTestPage } from '#app/site-routes.ts';

/** A page that a browser may render: whatever can be shown, but the catalogue. */
export type RenderedPage = Exclude<ShownPage, CatalogPageId>;

/** What a page consists of: its component, and the words it was written for. */
const pages: Record<Exclude<RenderedPage, ArticleId | TestPageId | ClassPageId>, Load> = {
  landing: page(() => import('#app/pages/landing.tsx'), wordsOf('landing')),
  auth: page(() => import('#app/pages/auth.tsx'), wordsOf('auth')),
  login: page(() => import('#app/pages/login.tsx'), wordsOf('login')),
  register: page(() => import('#app/pages/register.tsx'), wordsOf('register')),
  legal: page(() => import('#app/pages/legal.tsx'), wordsOf('legal')),
  method: page(() => import('#app/pages/method.tsx'), wordsOf('method')),
  pathway: page(() => import('#app/pages/pathway.tsx'), wordsOf('pathway')),
  results: page(() => import('#app/pages/results.tsx'), wordsOf('results')),
  joint: page(() => import('#app/pages/joint.tsx'), wordsOf('joint')),
  'shared-result': page(() => import('#app/pages/shared-result.tsx'), wordsOf('shared-result')),
  profile: page(() => import('#app/pages/profile.tsx'), wordsOf('profile')),
  'what-you-study': page(() => import('#app/pages/what-you-study.tsx'), wordsOf('what-you-study')),
  offline: page(() => import('#app/pages/offline.tsx'), wordsOf('offline')),
  admin: page(() => import('#app/pages/admin.tsx'), wordsOf('admin')),
  editor: page(() => import('#app/pages/editor.tsx'), wordsOf('editor')),
  'research-results': page(
    () => import('#app/pages/research-results.tsx'),
    wordsOf('research-results'),
  ),
  'not-found': page(() => import('#app/pages/not-found.tsx'), wordsOf('not-found')),
  blog: listArticles,
};

/** Loads one page in one language: its component and nothing but that language's words. */
export async function loadPage(name: RenderedPage, locale: Locale): Promise<LoadedPage> {
  if (isArticle(name)) return (await loadArticles()).loadArticle(name, locale);
  if (isClassPage(name)) return (await import('./load-class-page.tsx')).loadClassPage(name, locale);
  if (!isTestPage(name)) return pages[name](locale);
  const { loadTestPage } = await import('./load-test-page.tsx');
  return loadTestPage(name, locale, pages.results);
}

/** Whoever loads none of the pages of classes does not pay for their list. */
function isClassPage(name: RenderedPage): name is ClassPageId {
  return classPageIds.some((id) => id === name);
}

/** A line for every article: apart, so that no other page pays for the next one. */
function loadArticles() {
  return import('./load-article.tsx');
}

async function listArticles(locale: Locale): Promise<LoadedPage> {
  const { loadArticleList } = await loadArticles();
  return loadArticleList(locale);
}
