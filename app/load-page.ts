/// <reference types="vite/client" />
import type { ComponentType } from 'react';
import type { Locale } from '#domain/locale.ts';
import type { Copy as ArticleFrame } from '#content/dictionaries/es/article.ts';
import type { ArticleModule } from './features/article/article-page.tsx';
import type { Card, CardModule } from './features/article/card.ts';
import { loadCards } from './features/article/load-cards.ts';
import type { Head } from './i18n/head.ts';
import type { PageId } from './routes.ts';

export type PageCopy = {
  head: Head;
  /** What an article says of itself. */
  card?: CardModule;
  /** What the list of articles lists. */
  cards?: readonly Card[];
};

/** A page of `app/pages` with the words it was written for; the file names tie the two together. */
export type LoadedPage = { Page: ComponentType<{ copy: PageCopy }>; copy: PageCopy };

const pages = import.meta.glob<Pick<LoadedPage, 'Page'>>([
  './pages/*.tsx',
  '!./pages/*.test.tsx',
  '!./pages/{career,careers}.tsx',
]);
const dictionaries = import.meta.glob<{ copy: PageCopy }>([
  '../content/dictionaries/{es,en}/*.ts',
  '!../content/dictionaries/*/{site,article,cookies,career,careers,suggestion}.ts',
  // Parts of the words of pages, loaded by whoever shows them.
  '!../content/dictionaries/*/{account-form,answering-quality,auth-errors,admin-area,claim-result,landing-faq,second-factor,share,tuition}.ts',
  '!../content/dictionaries/*/{profile-privacy,report-parts,results-*,pathway-{plan,statements,steps},test-words,*-types}.ts',
]);
const articles = import.meta.glob<ArticleModule>('../content/articles/*/{es,en}.mdx');
const articleFrames = import.meta.glob<{ copy: ArticleFrame }>(
  '../content/dictionaries/{es,en}/article.ts',
);

/**
 * Loads one page in one language: its component and nothing but that language's words. Pages of the catalogue are
 * `load-catalog-page.tsx`'s: they never reach a browser as script.
 */
export async function loadPage(page: PageId | 'not-found', locale: Locale): Promise<LoadedPage> {
  const article = articles[`../content/articles/${page.replace(/^blog-/, '')}/${locale}.mdx`];
  const frame = articleFrames[`../content/dictionaries/${locale}/article.ts`];
  if (article && frame && page !== 'not-found') {
    const [{ articlePage }, text, { copy }, cards] = await Promise.all([
      import('./features/article/article-page.tsx'),
      article(),
      frame(),
      loadCards(locale),
    ]);
    return articlePage(text, { page, cards, copy });
  }
  const component = pages[`./pages/${page}.tsx`];
  const dictionary = dictionaries[`../content/dictionaries/${locale}/${page}.ts`];
  if (!component || !dictionary) throw new Error(`page ${page} (${locale}) is incomplete`);
  const [{ Page }, { copy }] = await Promise.all([component(), dictionary()]);
  return { Page, copy: page === 'blog' ? { ...copy, cards: await loadCards(locale) } : copy };
}
