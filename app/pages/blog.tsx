import type { Copy } from '#content/dictionaries/es/blog.ts';
import { ArticleList } from '#app/features/article/article-list.tsx';
import type { Card } from '#app/features/article/card.ts';

/** `/blog`: every article, by what a family asks. */
export function Page({ copy, cards }: { copy: Copy; cards: readonly Card[] }) {
  return <ArticleList copy={copy} cards={cards} />;
}
