import { lastGoodDay } from '#domain/fact-age.ts';
import type { Outline } from '#content/articles/read-article.ts';
import type { Fact, SecondHand } from '#content/facts/fact.ts';
import { isFrontPage } from '#content/facts/stale-facts.ts';
import { facts } from '#content/facts/registry.ts';

/** A source as an article cites it: one number for all that the article takes from it. */
export type NumberedSource = {
  number: number;
  source: string;
  /** The page that says it; none where only the office is known, which then has to be asked. */
  url?: string;
  /** The day of the oldest look. */
  checked: string;
  staleAfter: string;
  /** Of a secondary source. */
  said?: SecondHand;
  entries: readonly { fact: Fact; uses: number }[];
};

/** The sources of an article, each once, in the order in which the text first cites them. */
export function numberSources(outline: Pick<Outline, 'facts'>): NumberedSource[] {
  const bySource = Map.groupBy(
    outline.facts.map(({ id, uses }) => ({ fact: factNamed(id), uses })),
    ({ fact: { source, url } }) => (isFrontPage(url) ? source : url),
  );
  return [...bySource.values()].flatMap((entries, index) => {
    const [first] = entries;
    if (!first) return [];
    const { source, url } = first.fact;
    const said = entries.find(({ fact }) => fact.said)?.fact.said;
    return [
      {
        number: index + 1,
        source,
        ...(isFrontPage(url) ? {} : { url }),
        checked: earliest(entries.map(({ fact }) => fact.checked)),
        staleAfter: earliest(entries.map(({ fact }) => lastGoodDay(fact))),
        ...(said ? { said } : {}),
        entries,
      },
    ];
  });
}

function earliest(days: readonly string[]): string {
  const [first = ''] = days.toSorted();
  return first;
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
