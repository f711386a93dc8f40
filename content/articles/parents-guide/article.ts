import type { ArticleRecord } from '#content/articles/article.ts';

export const article: ArticleRecord = {
  place: 10,
  es: '/blog/guia-madres-padres',
  en: '/en/blog/guide-for-parents',
};
