import { useContext } from 'react';
import type { Copy } from '#content/dictionaries/es/article.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { TableName } from './article-table.tsx';
import { factNamed, idOfUse, type NumberedSource } from './numbered-sources.ts';
import { attributionOf, formatFact } from './format-fact.ts';

/**
 * Makes the `<Fact id="…" />` of one article: the value in the reader's way of writing, or that it was not
 * verified, and the number of its source, where to ask. What a secondary source says looks secondary, and the
 * first time its kind and date stand beside it; of a table they stand below. `bar` draws the value below, `bar` being
 * the full width; `use` comes from the build. An id that no fact has stops the build.
 */
export function createFactText(sources: readonly NumberedSource[], copy: Copy) {
  return function FactText({ id, use, bar }: { id: string; use: number; bar?: number }) {
    const locale = useLocale();
    const isInTable = useContext(TableName) !== '';
    const fact = factNamed(id);
    const source = sources.find(({ entries }) => entries.some((entry) => entry.fact.id === id));
    if (!source) throw new Error(`the article prints ${id} without its source`);
    const { number, entries } = source;
    const said = fact.said && attributionOf(fact.said, locale, copy);
    const isFirst = use === 1 && entries[0]?.fact.id === id;
    const label = fill(copy.source, { n: number });
    return (
      <>
        <span id={idOfUse(id, use)} className={said ? 'fact fact-told' : 'fact'}>
          <span>{fact.mark === 'U' ? copy.unverified : formatFact(fact, locale, copy)}</span>
          <sup>
            <a
              href={`#source-${number}`}
              aria-label={said ? `${label}, ${said}` : label}
              className="px-0.5"
            >
              {number}
            </a>
          </sup>
        </span>
        {said && isFirst && !isInTable && <span className="text-muted"> ({said})</span>}
        {bar && fact.mark !== 'U' && typeof fact.value === 'number' ? (
          <Bar share={fact.value / bar} />
        ) : null}
      </>
    );
  };
}

function Bar({ share }: { share: number }) {
  return (
    <svg className="fact-bar" width="100%" height="8" aria-hidden="true" focusable="false">
      <rect className="meter-track" width="100%" height="8" rx="4" />
      <rect className="fill-sea" width={`${Math.round(share * 1000) / 10}%`} height="8" rx="4" />
    </svg>
  );
}
