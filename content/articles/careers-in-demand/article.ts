import type { ArticleRecord } from '#content/articles/article.ts';

export const article: ArticleRecord = {
  place: 4,
  es: '/blog/carreras-demanda-espana',
  en: '/en/blog/careers-in-demand-spain',
};
