import type { Copy } from '#content/dictionaries/es/article.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { factNamed, idOfUse, type NumberedSource } from './numbered-sources.ts';
import { writtenFact } from './written-fact.ts';

/**
 * Makes the `<Fact id="…" />` of one article: the value in the reader's way of writing, and the
 * number of its source. `bar` draws the value below, `bar` being the full width; `use` comes from
 * the build. An id that no fact has stops the build.
 */
export function createFactText(sources: readonly NumberedSource[], copy: Copy) {
  return function FactText({ id, use, bar }: { id: string; use: number; bar?: number }) {
    const locale = useLocale();
    const fact = factNamed(id);
    const source = sources.find(({ entries }) => entries.some((entry) => entry.fact.id === id));
    if (!source) throw new Error(`the article prints ${id} without its source`);
    return (
      <>
        <span id={idOfUse(id, use)} className="fact">
          {writtenFact(fact, locale, copy)}
          <sup>
            <a
              href={`#source-${source.number}`}
              aria-label={fill(copy.source, { n: source.number })}
              className="px-0.5"
            >
              {source.number}
            </a>
          </sup>
        </span>
        {bar && typeof fact.value === 'number' ? <Bar share={fact.value / bar} /> : null}
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
