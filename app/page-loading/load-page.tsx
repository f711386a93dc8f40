import type { ComponentType } from 'react';
import type { Attempt } from '#domain/instruments/attempt.ts';
import type { Locale } from '#domain/locale.ts';
import { loadWords, type Words } from '#content/wording/load-words.ts';
import type { TestPageId } from '#app/shown-instruments.ts';
import type { LoadedPage, PageCopy } from './loaded-page.ts';
import type { ArticleId, CatalogPageId, ShownPage } from '#app/routes.ts';
import { isArticle, isTestPage } from '#app/site-routes.ts';

type Load = (locale: Locale) => Promise<LoadedPage>;

type LoadAhead = (
  locale: Locale,
  attempts: readonly Attempt[],
  earlier?: Attempt,
) => Promise<unknown>;

/** A page that a browser may render: whatever can be shown, but the catalogue. */
export type RenderedPage = Exclude<ShownPage, CatalogPageId>;

/** What a page consists of: its component, and the words it was written for. */
const pages: Record<Exclude<RenderedPage, ArticleId | TestPageId>, Load> = {
  landing: page(() => import('#app/pages/landing.tsx'), {
    es: () => import('#content/sentences/landing/es/landing.ts'),
    en: () => import('#content/sentences/landing/en/landing.ts'),
  }),
  auth: page(() => import('#app/pages/auth.tsx'), {
    es: () => import('#content/dictionaries/es/auth.ts'),
    en: () => import('#content/dictionaries/en/auth.ts'),
  }),
  login: page(() => import('#app/pages/login.tsx'), {
    es: () => import('#content/dictionaries/es/login.ts'),
    en: () => import('#content/dictionaries/en/login.ts'),
  }),
  register: page(() => import('#app/pages/register.tsx'), {
    es: () => import('#content/dictionaries/es/register.ts'),
    en: () => import('#content/dictionaries/en/register.ts'),
  }),
  legal: page(() => import('#app/pages/legal.tsx'), {
    es: () => import('#content/sentences/legal/es/legal.ts'),
    en: () => import('#content/sentences/legal/en/legal.ts'),
  }),
  method: page(() => import('#app/pages/method.tsx'), {
    es: () => import('#content/sentences/method/es/method.ts'),
    en: () => import('#content/sentences/method/en/method.ts'),
  }),
  pathway: page(() => import('#app/pages/pathway.tsx'), {
    es: () => import('#content/sentences/pathway/es/pathway.ts'),
    en: () => import('#content/sentences/pathway/en/pathway.ts'),
  }),
  results: page(() => import('#app/pages/results.tsx'), {
    es: () => import('#content/dictionaries/es/results.ts'),
    en: () => import('#content/dictionaries/en/results.ts'),
  }),
  'shared-result': page(() => import('#app/pages/shared-result.tsx'), {
    es: () => import('#content/dictionaries/es/shared-result.ts'),
    en: () => import('#content/dictionaries/en/shared-result.ts'),
  }),
  profile: page(() => import('#app/pages/profile.tsx'), {
    es: () => import('#content/dictionaries/es/profile.ts'),
    en: () => import('#content/dictionaries/en/profile.ts'),
  }),
  'what-you-study': page(() => import('#app/pages/what-you-study.tsx'), {
    es: () => import('#content/dictionaries/es/what-you-study.ts'),
    en: () => import('#content/dictionaries/en/what-you-study.ts'),
  }),
  offline: page(() => import('#app/pages/offline.tsx'), {
    es: () => import('#content/dictionaries/es/offline.ts'),
    en: () => import('#content/dictionaries/en/offline.ts'),
  }),
  admin: page(() => import('#app/pages/admin.tsx'), {
    es: () => import('#content/dictionaries/es/admin.ts'),
    en: () => import('#content/dictionaries/en/admin.ts'),
  }),
  'research-results': page(() => import('#app/pages/research-results.tsx'), {
    es: () => import('#content/dictionaries/es/research-results.ts'),
    en: () => import('#content/dictionaries/en/research-results.ts'),
  }),
  'not-found': page(() => import('#app/pages/not-found.tsx'), {
    es: () => import('#content/dictionaries/es/not-found.ts'),
    en: () => import('#content/dictionaries/en/not-found.ts'),
  }),
  blog: listArticles,
};

/** Loads one page in one language: its component and nothing but that language's words. */
export async function loadPage(name: RenderedPage, locale: Locale): Promise<LoadedPage> {
  if (isArticle(name)) return (await loadArticles()).loadArticle(name, locale);
  if (!isTestPage(name)) return pages[name](locale);
  const { loadTestPage } = await import('./load-test-page.tsx');
  return loadTestPage(name, locale, pages.results);
}

/** A line for every article: apart, so that no other page pays for the next one. */
function loadArticles() {
  return import('./load-article.tsx');
}

async function listArticles(locale: Locale): Promise<LoadedPage> {
  const { loadArticleList } = await loadArticles();
  return loadArticleList(locale);
}

function page<Copy extends PageCopy>(
  load: () => Promise<{
    Page: ComponentType<{ copy: Copy }>;
    loadAhead?: LoadAhead;
    readDevice?: () => Promise<unknown>;
  }>,
  words: Words<Copy>,
): Load {
  return async (locale) => {
    const [{ Page, loadAhead, readDevice }, copy] = await Promise.all([
      load(),
      loadWords(words, locale),
    ]);
    return {
      Page: () => <Page copy={copy} />,
      copy,
      ...(loadAhead && { loadAhead: loadAhead.bind(undefined, locale) }),
      ...(readDevice && { readDevice }),
    };
  };
}
