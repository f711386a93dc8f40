import type { ArticleRecord } from '#content/articles/article.ts';

export const article: ArticleRecord = {
  place: 7,
  es: '/blog/presupuesto-familia',
  en: '/en/blog/budget-for-a-family',
};
