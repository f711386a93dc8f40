import { europeanLongDayIn } from '#content/dictionaries/formats.ts';
import type { Copy } from '#content/dictionaries/es/calculator.ts';
import type { Fact } from '#content/facts/fact.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';

/** Where figures come from: each source once, with the day of the last look, and whether it is a secondary one. */
export function FactLines({
  facts,
  copy,
}: {
  facts: readonly Fact[];
  copy: Pick<Copy, 'sources' | 'newTab' | 'checked' | 'secondary'>;
}) {
  const locale = useLocale();
  const bySource = new Map(facts.map((fact) => [fact.source, fact]));
  if (bySource.size === 0) return null;
  return (
    <details className="pathway-sources">
      <summary>{copy.sources}</summary>
      <ul className="list">
        {[...bySource.values()].map(({ id, source, url, mark, checked }) => (
          <li key={id}>
            <a href={url} target="_blank" rel="noopener">
              <span lang="es">{source}</span>
              <span className="sr-only"> ({copy.newTab})</span>
            </a>
            {', '}
            {fill(copy.checked, { day: europeanLongDayIn(locale).format(new Date(checked)) })}
            {mark === 'S' && ` (${copy.secondary})`}
          </li>
        ))}
      </ul>
    </details>
  );
}
