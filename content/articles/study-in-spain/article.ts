import type { ArticleRecord } from '#content/articles/article.ts';

export const article: ArticleRecord = {
  place: 5,
  es: '/blog/guia-estudiar-espana',
  en: '/en/blog/guide-studying-in-spain',
};
