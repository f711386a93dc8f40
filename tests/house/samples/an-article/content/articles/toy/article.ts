import type { ArticleRecord } from '#content/articles/article.ts';

export const article: ArticleRecord = {
  place: 99,
  es: '/blog/juguete',
  en: '/en/blog/toy',
};
