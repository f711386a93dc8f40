/// <reference types="vite/client" />
import type { Locale } from '#domain/locale.ts';
import type { ArticleModule } from '#app/features/article/article-page.tsx';
import { loadCards } from '#app/features/article/load-cards.ts';
import { loadWords } from '#content/wording/load-words.ts';
import { wordsOf } from '#content/words/words-of.ts';
import type { LoadedPage } from './loaded-page.ts';
import type { ArticleId } from '#app/routes.ts';
import { folderOf } from '#app/site-routes.ts';

const texts = import.meta.glob<ArticleModule>('/content/articles/*/*.mdx');

/** An article in one language, in its frame. */
export async function loadArticle(page: ArticleId, locale: Locale): Promise<LoadedPage> {
  const load = texts[`${folderOf(page)}/${locale}.mdx`];
  if (!load) throw new Error(`${page} has no text (${locale})`);
  const [{ articlePage }, text, copy, cards] = await Promise.all([
    import('#app/features/article/article-page.tsx'),
    load(),
    loadWords(wordsOf('article'), locale),
    loadCards(locale),
  ]);
  return articlePage(text, { page, cards, copy });
}

/** The list of all articles. */
export async function loadArticleList(locale: Locale): Promise<LoadedPage> {
  const [{ Page }, copy, cards] = await Promise.all([
    import('#app/pages/blog.tsx'),
    loadWords(wordsOf('blog'), locale),
    loadCards(locale),
  ]);
  return { Page: () => <Page copy={copy} cards={cards} />, copy };
}
