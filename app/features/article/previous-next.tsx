import { Link } from '#app/ui/navigation/link.tsx';
import type { Copy } from '#content/dictionaries/es/article.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import type { ArticleId } from '#app/routes.ts';
import type { Card } from './card.ts';

/** The article before and the one after, and the way to all of them. */
export function PreviousNext({
  page,
  cards,
  copy,
}: {
  page: ArticleId;
  cards: readonly Card[];
  copy: Copy;
}) {
  const paths = usePaths();
  const place = cards.findIndex((card) => card.page === page);
  const steps = [
    { label: copy.previous, card: cards[place - 1] },
    { label: copy.following, card: cards[place + 1] },
  ];
  return (
    <nav aria-label={copy.otherArticles} className="previous-next no-print">
      {steps.map(({ label, card }) =>
        card ? (
          <p key={label}>
            <span className="text-base text-muted">{label}</span>
            <Link to={paths.to(card.page)}>{card.article.title}</Link>
          </p>
        ) : null,
      )}
      <p>
        <Link to={paths.to('blog')}>{copy.allArticles}</Link>
      </p>
    </nav>
  );
}
