import type { ArticleRecord } from '#content/articles/article.ts';

export const article: ArticleRecord = {
  place: 3,
  es: '/blog/profesiones-estrella-faro',
  en: '/en/blog/star-professions-faro',
};
