/// <reference types="vite/client" />
import type { PageTraits } from './page-traits.ts';
import type { ArticleRecord } from '#content/articles/article.ts';
import type { TestPageId } from './shown-instruments.ts';
import {
  articleTraits,
  routes,
  type ArticleId,
  type CatalogPageId,
  type PageId,
  type ShownPage,
  type Twins,
} from './routes.ts';

/** A page with its addresses and its traits. */
export type Route = PageTraits & Twins & { page: PageId };

const records = import.meta.glob<ArticleRecord>('/content/articles/*/article.ts', {
  eager: true,
  import: 'article',
});

/** Every page, then every article in the order that their folders say. */
export const siteRoutes: readonly Route[] = [
  ...routes,
  ...Object.entries(records)
    .toSorted(([, a], [, b]) => a.place - b.place)
    .map(([file, { es, en }]) => ({ page: articleOf(file), es, en, ...articleTraits })),
];

/** The record of a page; what is shown where nothing is has none. */
export function routeOf(page: ShownPage): Route | undefined {
  return siteRoutes.find((route) => route.page === page);
}

export function isCatalogPage(page: ShownPage): page is CatalogPageId {
  return routeOf(page)?.catalog === true;
}

export function isTestPage(page: ShownPage): page is TestPageId {
  return routeOf(page)?.takes !== undefined;
}

export function isArticle(page: ShownPage): page is ArticleId {
  return page.startsWith('blog-');
}

export function folderOf(article: ArticleId): string {
  return article.replace('blog-', '/content/articles/');
}

function articleOf(file: string): ArticleId {
  return `blog-${file.split('/').at(-2) ?? ''}`;
}
