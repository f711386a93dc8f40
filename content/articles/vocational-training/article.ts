import type { ArticleRecord } from '#content/articles/article.ts';

export const article: ArticleRecord = {
  place: 9,
  es: '/blog/fp-en-espana',
  en: '/en/blog/vocational-training-spain',
};
