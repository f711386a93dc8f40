import type { Fact } from '#content/facts/fact.ts';
import type { Copy } from '#content/dictionaries/es/pathway.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { dayWords } from '#content/pathway/when-words.ts';

/** Where a statement comes from, when somebody last looked, and whether that is too long ago. */
export function FactSources({
  facts,
  stale,
  words,
}: {
  facts: readonly Pick<Fact, 'id' | 'source' | 'url' | 'mark' | 'checked'>[];
  stale?: ReadonlySet<string> | undefined;
  words: Copy['answer'];
}) {
  const locale = useLocale();
  const [first] = facts;
  if (!first) return null;
  const sources = facts.filter(
    ({ source }, index) => facts.findIndex((fact) => fact.source === source) === index,
  );
  const oldest = facts.map(({ checked }) => checked).reduce((a, b) => (a < b ? a : b));
  const date = fill(words.checked, { date: dayWords(oldest, locale) });
  return (
    <>
      {facts.some(({ id }) => stale?.has(id)) && <p className="pathway-stale">{words.stale}</p>}
      <details className="pathway-sources">
        <summary>
          {sources.length === 1 ? words.source : words.sources}, {date}
        </summary>
        <ul className="list">
          {sources.map(({ id, source, url, mark }) => (
            <li key={id}>
              <a href={url} target="_blank" rel="noopener">
                <span lang="es">{source}</span>
                <span className="sr-only"> ({words.newTab})</span>
              </a>
              {mark === 'S' && ` (${words.press})`}
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
