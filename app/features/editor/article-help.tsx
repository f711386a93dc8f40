import { useQuery } from '@tanstack/react-query';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { Link } from '#app/ui/navigation/link.tsx';
import { loadWords } from '#content/wording/load-words.ts';
import { wordsOf } from '#content/words/words-of.ts';

/** How the text of an article is written, with every component that it may have; its words come when an article is opened. */
export function ArticleHelp({ recordKey }: { recordKey: string }) {
  const locale = useLocale();
  const { data: copy } = useQuery({
    queryKey: ['editor', 'article-help', locale],
    queryFn: () => loadWords(wordsOf('editor-article'), locale),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!copy) return null;
  const article = recordKey.replace('articles/', '');
  return (
    <div className="stack">
      <p>
        {copy.photos}{' '}
        {['1', '2', '3', '4'].map((n) => (
          <span key={n}>
            <Link to={`?record=photographs/${article}-${n}`}>{fill(copy.photo, { n })}</Link>{' '}
          </span>
        ))}
      </p>
      <details className="editor-fold">
        <summary>
          <strong>{copy.title}</strong>
        </summary>
        <div className="stack">
          <p>{copy.lead}</p>
          <dl className="editor-examples">
            {copy.rows.map(({ what, write }) => (
              <div key={what}>
                <dt>{what}</dt>
                <dd>
                  <code>{write}</code>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </details>
    </div>
  );
}
