import type { Fact } from '#content/facts/fact.ts';
import type { Copy } from '#content/sentences/pathway/es/pathway.ts';
import { lastGoodDay } from '#domain/fact-age.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { dayWords } from '#content/pathway/when-words.ts';

type Cited = Pick<Fact, 'id' | 'source' | 'url' | 'mark' | 'checked' | 'staleAfter' | 'year'>;
type Aged = Pick<Cited, 'id' | 'mark' | 'staleAfter' | 'year'>;

/** Where a statement comes from, and when it was last looked at. How old that is, its section says once (`StaleLine`). */
export function FactSources({
  facts: given,
  words,
}: {
  facts: readonly Cited[];
  words: Copy['answer'];
}) {
  const locale = useLocale();
  // What was not verified is not said, and no source of it is cited.
  const facts = given.filter(({ mark }) => mark !== 'U');
  if (facts.length === 0) return null;
  const sources = facts.filter(
    ({ source }, index) => facts.findIndex((fact) => fact.source === source) === index,
  );
  const oldest = facts.map(({ checked }) => checked).reduce(earlier);
  const date = fill(words.checked, { date: dayWords(oldest, locale) });
  return (
    <details className="pathway-sources">
      <summary>
        {sources.length === 1 ? words.source : words.sources}, {date}
      </summary>
      <ul className="list">
        {sources.map(({ id, source, url, mark }) => (
          <li key={id}>
            {isPage(url) ? (
              <a href={url} target="_blank" rel="noopener">
                <span lang="es">{source}</span>
                <span className="sr-only"> ({words.newTab})</span>
              </a>
            ) : (
              <span lang="es">{source}</span>
            )}
            {mark === 'S' && ` (${words.press})`}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** That some of these facts may have changed, once for all of them. */
export function StaleLine({
  facts: given,
  stale,
  words,
}: {
  facts: readonly Aged[];
  /** Ids of what is stale today, where React knows the day; on a built page the boot script compares it. */
  stale?: ReadonlySet<string> | undefined;
  words: Copy['answer'];
}) {
  const facts = given.filter(({ mark }) => mark !== 'U');
  if (facts.length === 0) return null;
  if (stale === undefined) {
    return (
      <p className="stale-line" data-stale-after={facts.map(lastGoodDay).reduce(earlier)}>
        {words.stale}
      </p>
    );
  }
  return facts.some(({ id }) => stale.has(id)) && <p className="pathway-stale">{words.stale}</p>;
}

/** Whether an address leads to a page that says it, and not to the front of a site, where one would have to search. */
function isPage(url: string): boolean {
  return new URL(url).pathname !== '/';
}

function earlier(a: string, b: string): string {
  return a < b ? a : b;
}
