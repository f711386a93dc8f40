import { useState } from 'react';
import { europeanLongDayIn } from '#content/dictionaries/formats.ts';
import type { Copy } from '#content/dictionaries/es/admin-area.ts';
import { listed, verifyFirst, whoLooks, type Looked } from '#content/facts/look-again.ts';
import { lastGoodDay } from '#domain/fact-age.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { DataTable } from '#app/ui/data-table.tsx';
import { factName, knownFacts } from './known-facts.ts';

/** Which figures of the world somebody has to look at again, where, and who. */
export function FactsView({
  today: given,
  known = knownFacts,
  copy,
}: {
  today?: string;
  known?: readonly Looked[];
  copy: Copy['facts'];
}) {
  const [today] = useState(() => given ?? new Date().toISOString().slice(0, 10));
  const lists = {
    stale: listed(known, 'stale', today),
    example: listed(known, 'example', today),
    soon: listed(known, 'soon', today),
    first: verifyFirst(known),
  };
  return (
    <>
      <h1>{copy.title}</h1>
      <p className="lead max-w-(--measure)">{copy.lead}</p>
      {(['stale', 'example', 'soon', 'first'] as const).map((name) => (
        <section key={name} className="stack">
          <h2>{fill(copy.count, { title: copy.lists[name].title, n: lists[name].length })}</h2>
          {lists[name].length === 0 ? (
            <p>{copy.lists[name].none}</p>
          ) : (
            <>
              <p className="max-w-(--measure)">{copy.lists[name].text}</p>
              <FactTable title={copy.lists[name].title} facts={lists[name]} copy={copy} />
            </>
          )}
        </section>
      ))}
    </>
  );
}

function FactTable({
  title,
  facts: rows,
  copy,
}: {
  title: string;
  facts: readonly Looked[];
  copy: Copy['facts'];
}) {
  const locale = useLocale();
  const { columns } = copy;
  const day = (text: string) => europeanLongDayIn(locale).format(new Date(text));
  return (
    <DataTable
      caption={title}
      captionHidden
      ofWords
      columns={[
        { id: 'fact', label: columns.fact },
        { id: 'source', label: columns.source },
        { id: 'until', label: columns.until },
        { id: 'who', label: columns.who },
      ]}
      rows={rows.map((fact) => ({
        id: fact.id,
        cells: [
          factName(fact, locale),
          <a key="source" href={fact.url} target="_blank" rel="noopener">
            <span lang="es">{fact.source}</span>
            <span className="sr-only"> ({copy.newTab})</span>
          </a>,
          day(lastGoodDay(fact)),
          copy.who[whoLooks(fact)],
        ],
      }))}
    />
  );
}
