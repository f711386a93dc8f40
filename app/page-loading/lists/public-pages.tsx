import type { Locale } from '#domain/locale.ts';
import { wordsOf } from '#content/words/words-of.ts';
import type { ListedPage } from '#app/page-loading/page-lists.ts';
import { page, type Load } from '#app/page-loading/page-of-words.tsx';
import type { RenderedPage } from '#app/page-loading/rendered-page.ts';
import type { ArticleId } from '#app/routes.ts';
import type { TestPageId } from '#app/shown-instruments.ts';

/** Every page that is on no other list. */
export const pages: Record<Exclude<RenderedPage, ArticleId | TestPageId | ListedPage>, Load> = {
  landing: page(() => import('#app/pages/landing.tsx'), wordsOf('landing')),
  legal: page(() => import('#app/pages/legal.tsx'), wordsOf('legal')),
  method: page(() => import('#app/pages/method.tsx'), wordsOf('method')),
  pathway: page(() => import('#app/pages/pathway.tsx'), wordsOf('pathway')),
  offline: page(() => import('#app/pages/offline.tsx'), wordsOf('offline')),
  'research-results': page(
    () => import('#app/pages/research-results.tsx'),
    wordsOf('research-results'),
  ),
  'not-found': page(() => import('#app/pages/not-found.tsx'), wordsOf('not-found')),
  blog: listArticles,
};

async function listArticles(locale: Locale) {
  return (await import('#app/page-loading/load-article.tsx')).loadArticleList(locale);
}
