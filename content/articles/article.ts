export type Cover = 'future' | 'emerging' | 'star' | 'demand' | 'journey' | 'universities';

/** What every article exports beside its text. */
export type Article = {
  kicker: string;
  title: string;
  lead: string;
  /** The whole article in two or three sentences, for whoever reads no further. */
  answer: string;
  /** Its drawing, in `app/illustrations/article-cover.tsx`. */
  cover: Cover;
  /** What its picture shows, for whoever cannot see it. */
  picture: string;
  /** Day of the last change that a reader should know of, `YYYY-MM-DD`. */
  updated: string;
};
