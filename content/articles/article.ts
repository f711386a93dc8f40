import type { Locale } from '#domain/locale.ts';

/** What an article's folder says of it in `article.ts`: where it is, in each language, and which of all it is in lists. */
export type ArticleRecord = Readonly<Record<Locale, string>> & { readonly place: number };

/** What the text of an article exports beside itself, in each language. */
export type Article = {
  kicker: string;
  title: string;
  lead: string;
  /** The whole article in two or three sentences. */
  answer: string;
  /** What its picture (`cover.svg`, beside the text) shows, for screen readers. */
  picture: string;
  /** Day of the last change that a reader should know of, `YYYY-MM-DD`. */
  updated: string;
};
