import { Link } from '#app/ui/navigation/link.tsx';
import type { Copy } from '#content/dictionaries/es/blog.ts';
import { fill } from '#app/i18n/fill.ts';
import { feedPath } from '#app/i18n/head.ts';
import { useLocale, usePaths } from '#app/i18n/paths.tsx';
import { ArticleCover } from '#app/illustrations/article-cover.tsx';
import { BookSea } from '#app/illustrations/book-sea.tsx';
import { NightHead } from '#app/ui/night/night-head.tsx';
import type { Card } from './card.ts';
import { readingMinutes } from './reading-minutes.ts';

/** The articles as a front page: some of them large with what they tell, between rows of covers with their questions. */
export function ArticleList({ copy, cards }: { copy: Copy; cards: readonly Card[] }) {
  const paths = usePaths();
  const locale = useLocale();
  return (
    <>
      <NightHead words={copy} drawing={BookSea} />
      <div className="page">
        <ul className="article-list">
          {cards.map(({ page, article, outline }) => (
            <li key={page}>
              <ArticleCover page={page} className="article-list-cover" />
              <div>
                <p className="article-kicker">{article.kicker}</p>
                <h2>
                  <Link to={paths.to(page)}>{article.title}</Link>
                </h2>
                <p className="article-list-lead">{article.lead}</p>
                <p className="text-base text-muted">
                  {fill(copy.minutes, { n: readingMinutes(outline.words) })}
                </p>
              </div>
            </li>
          ))}
        </ul>
        <p className="text-muted">
          {copy.rules} <a href={feedPath(locale)}>{copy.feed}</a>
        </p>
      </div>
    </>
  );
}
