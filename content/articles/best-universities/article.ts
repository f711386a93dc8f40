import type { ArticleRecord } from '#content/articles/article.ts';

export const article: ArticleRecord = {
  place: 6,
  es: '/blog/mejores-universidades',
  en: '/en/blog/best-universities',
};
