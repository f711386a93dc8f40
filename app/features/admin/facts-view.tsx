import { useState } from 'react';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import type { Copy } from '#content/dictionaries/es/admin-area.ts';
import { europeanLongDayIn } from '#content/wording/formats.ts';
import { listed, verifyFirst, whoLooks, type Looked } from '#content/facts/stale-facts.ts';
import { lastGoodDay } from '#domain/fact-age.ts';
import { AdminTable } from './frame/admin-table.tsx';
import { Section, ViewHead } from '#app/ui/section.tsx';
import { factName, knownFacts } from './known-facts.ts';

/** Which figures of the world have to be looked at again, where, and by whom. */
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
      <ViewHead title={copy.title} lead={copy.lead} />
      {(['stale', 'example', 'soon', 'first'] as const).map((name) => {
        const { title, text, none } = copy.lists[name];
        const facts = lists[name];
        return (
          <Section
            key={name}
            title={fill(copy.count, { title, n: facts.length })}
            lead={facts.length === 0 ? undefined : text}
          >
            <FactTable title={title} facts={facts} none={none} copy={copy} />
          </Section>
        );
      })}
    </>
  );
}

function FactTable({
  title,
  facts,
  none,
  copy,
}: {
  title: string;
  facts: readonly Looked[];
  none: string;
  copy: Copy['facts'];
}) {
  const locale = useLocale();
  const day = (text: string) => europeanLongDayIn(locale).format(new Date(text));
  return (
    <AdminTable
      caption={title}
      captionHidden
      ofWords
      none={none}
      columns={copy.columns}
      rows={facts.map((fact) => [
        fact.id,
        factName(fact, locale),
        <a key="source" href={fact.url} target="_blank" rel="noopener">
          <span lang="es">{fact.source}</span>
          <span className="sr-only"> ({copy.newTab})</span>
        </a>,
        day(lastGoodDay(fact)),
        copy.who[whoLooks(fact)],
      ])}
    />
  );
}
