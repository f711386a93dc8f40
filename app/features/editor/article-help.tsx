import { useQuery } from '@tanstack/react-query';
import { useLocale } from '#app/i18n/paths.tsx';
import { loadWords } from '#content/wording/load-words.ts';
import { wordsOf } from '#content/words/words-of.ts';

/** How the text of an article is written, with every component that it may have; its words come when an article is opened. */
export function ArticleHelp() {
  const locale = useLocale();
  const { data: copy } = useQuery({
    queryKey: ['editor', 'article-help', locale],
    queryFn: () => loadWords(wordsOf('editor-article'), locale),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!copy) return null;
  return (
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
  );
}
