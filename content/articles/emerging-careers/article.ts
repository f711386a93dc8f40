import type { ArticleRecord } from '#content/articles/article.ts';

export const article: ArticleRecord = {
  place: 2,
  es: '/blog/carreras-emergentes-holland',
  en: '/en/blog/emerging-careers-holland',
};
