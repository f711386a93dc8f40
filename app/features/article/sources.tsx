import type { Copy } from '#content/dictionaries/es/article.ts';
import { fill } from '#app/i18n/fill.ts';
import { europeanLongDayIn } from '#content/dictionaries/formats.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { idOfUse, type NumberedSource } from './numbered-sources.ts';

/** Where each figure comes from, under the numbers that stand in the text, with the way back. */
export function Sources({ sources, copy }: { sources: readonly NumberedSource[]; copy: Copy }) {
  const locale = useLocale();
  const isHydrated = useHydrated();
  return (
    <section aria-labelledby="sources-title" className="article-end">
      <h2 id="sources-title">{copy.sources}</h2>
      <ol className="mt-4 grid list-decimal gap-4 pl-6 text-base">
        {sources.map(({ number, source, url, checked, staleAfter, mark, entries }) => {
          const isStale = isHydrated && staleAfter < new Date().toISOString().slice(0, 10);
          return (
            // On a built page the boot script compares the day; here React does.
            <li
              key={number}
              id={`source-${number}`}
              data-stale-after={staleAfter}
              data-stale={isStale ? '' : undefined}
            >
              {/* Names of publications stay as they are: they are cited, not translated. */}
              <a href={url} target="_blank" rel="noopener">
                <span lang="es">{source}</span>
                <span className="sr-only"> ({copy.newTab})</span>
              </a>
              , {fill(copy.checked, { date: europeanLongDayIn(locale).format(new Date(checked)) })}.{' '}
              {mark === 'S' && <span className="text-muted">{copy.secondary} </span>}
              <strong className="stale-note">{copy.stale}</strong>
              <Entries entries={entries} copy={copy} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function Entries({ entries, copy }: { entries: NumberedSource['entries']; copy: Copy }) {
  const locale = useLocale();
  return (
    <ul className="mt-1 text-muted">
      {entries.map(({ fact, uses }) => (
        <li key={fact.id} className="first-letter:uppercase">
          {fact.what[locale]} ({fact.where[locale]}){' '}
          {Array.from({ length: uses }, (_, index) => (
            <a
              key={index}
              href={`#${idOfUse(fact.id, index + 1)}`}
              className="no-print px-1"
              aria-label={fill(copy.backToText, { n: index + 1, what: fact.what[locale] })}
            >
              ←
            </a>
          ))}
        </li>
      ))}
    </ul>
  );
}
