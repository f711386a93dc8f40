import type { ArticleRecord } from '#content/articles/article.ts';

export const article: ArticleRecord = {
  place: 1,
  es: '/blog/las-profesiones-del-futuro',
  en: '/en/blog/professions-of-the-future',
};
