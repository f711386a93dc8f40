import { Link } from '#app/ui/navigation/link.tsx';
import type { Copy } from '#content/dictionaries/es/blog.ts';
import { fill } from '#app/i18n/fill.ts';
import { europeanLongDayIn } from '#content/wording/formats.ts';
import { feedPath } from '#app/i18n/head.ts';
import { useLocale, usePaths } from '#app/i18n/paths.tsx';
import { ArticleCover } from '#app/illustrations/article-cover.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import type { Card } from './card.ts';
import { readingMinutes } from './reading-minutes.ts';

/** The articles as a shelf: picture, question, what it answers. */
export function ArticleList({ copy, cards }: { copy: Copy; cards: readonly Card[] }) {
  const paths = usePaths();
  const locale = useLocale();
  return (
    <div className="page">
      <PageHead eyebrow={copy.eyebrow} title={copy.title} lead={copy.lead} />
      <ul className="article-list">
        {cards.map(({ page, article, outline }) => (
          <li key={page}>
            <ArticleCover page={page} className="article-cover" />
            <div>
              <p className="text-base text-muted">{article.kicker}</p>
              <h2>
                <Link to={paths.to(page)}>{article.title}</Link>
              </h2>
              <p>{article.lead}</p>
              <p className="text-base text-muted">
                {fill(copy.updated, {
                  date: europeanLongDayIn(locale).format(new Date(article.updated)),
                })}{' '}
                · {fill(copy.minutes, { n: readingMinutes(outline.words) })}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p className="text-muted">
        {copy.rules} <a href={feedPath(locale)}>{copy.feed}</a>
      </p>
    </div>
  );
}
