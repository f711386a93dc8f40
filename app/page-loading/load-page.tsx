import type { ComponentType } from 'react';
import type { Attempt } from '#domain/instruments/attempt.ts';
import type { Locale } from '#domain/locale.ts';
import { loadWords, type Words } from '#content/wording/load-words.ts';
import { wordsOf } from '#content/words/words-of.ts';
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
  'class-join': page(() => import('#app/pages/class-join.tsx'), wordsOf('class-join')),
  'class-card': page(() => import('#app/pages/class-card.tsx'), wordsOf('class-card')),
  profile: page(() => import('#app/pages/profile.tsx'), wordsOf('profile')),
  'what-you-study': page(() => import('#app/pages/what-you-study.tsx'), wordsOf('what-you-study')),
  offline: page(() => import('#app/pages/offline.tsx'), wordsOf('offline')),
  admin: page(() => import('#app/pages/admin.tsx'), wordsOf('admin')),
  centre: page(() => import('#app/pages/centre.tsx'), wordsOf('centre')),
  invitation: page(() => import('#app/pages/invitation.tsx'), wordsOf('invitation')),
  editor: page(() => import('#app/pages/editor.tsx'), wordsOf('editor')),
  meeting: page(() => import('#app/pages/meeting.tsx'), wordsOf('meeting')),
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
