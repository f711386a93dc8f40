import type { Outline } from '#content/articles/read-article.ts';
import type { Fact } from '#content/facts/fact.ts';
import { facts } from '#content/facts/registry.ts';

/** A source as an article cites it: one number for all that the article takes from it. */
export type NumberedSource = {
  number: number;
  source: string;
  url: string;
  checked: string;
  staleAfter: string;
  mark: Fact['mark'];
  entries: readonly { fact: Fact; uses: number }[];
};

/** The sources of an article in the order in which the text first cites them. */
export function numberSources(outline: Outline): NumberedSource[] {
  const bySource = Map.groupBy(
    outline.facts.map(({ id, uses }) => ({ fact: factNamed(id), uses })),
    ({ fact }) => [fact.source, fact.url, fact.checked, fact.mark].join('\n'),
  );
  return [...bySource.values()].flatMap((entries, index) => {
    const [first] = entries;
    if (!first) return [];
    const { source, url, checked, mark } = first.fact;
    const [staleAfter = ''] = entries.map(({ fact }) => fact.staleAfter).toSorted();
    return [{ number: index + 1, source, url, checked, mark, staleAfter, entries }];
  });
}

/** Where in the text a fact is used for the nth time. */
export function idOfUse(fact: string, use: number): string {
  return `${fact}-${use}`;
}

/** A fact that a text names; one that does not exist stops the build. */
export function factNamed(id: string): Fact {
  const found = facts.find((fact) => fact.id === id);
  if (!found) throw new Error(`an article prints ${id}, and no fact is called that`);
  if (found.paidBy)
    throw new Error(`an article prints ${id} alone: use <TuitionPair /> or <TuitionTable />`);
  return found;
}
