import type { Article } from '#content/articles/article.ts';
import type { Outline } from '#content/articles/read-article.ts';
import type { Head } from '#app/i18n/head.ts';
import type { ArticleId } from '#app/routes.ts';

/** What a file of `content/articles` exports when its text is left out. */
export type CardModule = { head: Head; article: Article; outline: Outline };

/** An article as it stands in a list. */
export type Card = CardModule & { page: ArticleId };
