import { europeanLongDayIn } from '#content/wording/formats.ts';
import type { Copy } from '#content/dictionaries/es/calculator.ts';
import type { Fact } from '#content/facts/fact.ts';
import { lastGoodDay } from '#domain/fact-age.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';

/** Where figures come from: each source once, with the day of the last look, whether it is a secondary one, and whether it is out of date. */
export function FactLines({
  facts,
  copy,
}: {
  facts: readonly Pick<Fact, 'id' | 'source' | 'url' | 'mark' | 'checked' | 'staleAfter'>[];
  copy: Pick<Copy, 'sources' | 'newTab' | 'checked' | 'secondary' | 'stale'>;
}) {
  const locale = useLocale();
  const isHydrated = useHydrated();
  const bySource = new Map(facts.map((fact) => [fact.source, fact]));
  if (bySource.size === 0) return null;
  return (
    <details className="pathway-sources">
      <summary>{copy.sources}</summary>
      <ul className="list">
        {[...bySource.values()].map((fact) => (
          // On a built page the boot script compares the day; in the calculators React does.
          <li
            key={fact.id}
            data-stale-after={lastGoodDay(fact)}
            data-stale={isHydrated && isOver(lastGoodDay(fact)) ? '' : undefined}
          >
            <a href={fact.url} target="_blank" rel="noopener">
              <span lang="es">{fact.source}</span>
              <span className="sr-only"> ({copy.newTab})</span>
            </a>
            {', '}
            {fill(copy.checked, { day: europeanLongDayIn(locale).format(new Date(fact.checked)) })}
            {fact.mark === 'S' && ` (${copy.secondary})`}{' '}
            <strong className="stale-note">{copy.stale}</strong>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Whether a day (`YYYY-MM-DD`) has passed. */
function isOver(day: string): boolean {
  return day < new Date().toISOString().slice(0, 10);
}
