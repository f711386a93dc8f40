import type { ArticleRecord } from '#content/articles/article.ts';

export const article: ArticleRecord = {
  place: 8,
  es: '/blog/becas-estudiar-espana',
  en: '/en/blog/scholarships-spain',
};
