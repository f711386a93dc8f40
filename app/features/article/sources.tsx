import { useState } from 'react';
import type { Copy } from '#content/dictionaries/es/article.ts';
import { fill } from '#app/i18n/fill.ts';
import { europeanLongDayIn } from '#content/wording/formats.ts';
import { dayOf } from '#domain/pathway/months.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { idOfUse, type NumberedSource } from './numbered-sources.ts';
import { toldBy } from './written-fact.ts';

/**
 * Where each figure comes from, under the numbers that stand in the text: each source once, the page that says it, or the
 * office that has to be asked for it, and what kind of source it is. What was taken from it, with the way back, is folded.
 */
export function Sources({ sources, copy }: { sources: readonly NumberedSource[]; copy: Copy }) {
  const isAnyTold = sources.some(({ said }) => said);
  return (
    <section aria-labelledby="sources-title" className="article-end">
      <h2 id="sources-title">{copy.sources}</h2>
      {isAnyTold && <p className="mt-4 text-base">{copy.secondary}</p>}
      <ol className="mt-4 grid list-decimal gap-4 pl-6 text-base">
        {sources.map((source) => (
          <Source key={source.number} source={source} copy={copy} />
        ))}
      </ol>
    </section>
  );
}

function Source({ source: cited, copy }: { source: NumberedSource; copy: Copy }) {
  const locale = useLocale();
  const isHydrated = useHydrated();
  const { number, source, url, checked, staleAfter, said, entries } = cited;
  const [today] = useState(() => dayOf(new Date()));
  const isStale = isHydrated && staleAfter < today;
  // Names of publications stay as they are: they are cited, not translated.
  const name = <span lang="es">{source}</span>;
  return (
    // On a built page the boot script compares the day; here React does.
    <li id={`source-${number}`} data-stale-after={staleAfter} data-stale={isStale ? '' : undefined}>
      {url ? (
        <a href={url} target="_blank" rel="noopener">
          {name}
          <span className="sr-only"> ({copy.newTab})</span>
        </a>
      ) : (
        name
      )}
      , {fill(copy.checked, { date: europeanLongDayIn(locale).format(new Date(checked)) })}.{' '}
      {said && <span className="source-told">{toldBy(said, locale, copy)}</span>}{' '}
      <strong className="stale-note">{copy.stale}</strong>
      <details className="source-taken">
        <summary>
          {fill(entries.length === 1 ? copy.taken.one : copy.taken.other, { n: entries.length })}
        </summary>
        <Entries entries={entries} copy={copy} />
      </details>
    </li>
  );
}

function Entries({ entries, copy }: { entries: NumberedSource['entries']; copy: Copy }) {
  const locale = useLocale();
  return (
    <ul className="text-muted">
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
