import type { Fact } from '#content/facts/fact.ts';

type Dated = Pick<Fact, 'id' | 'source' | 'url' | 'mark' | 'staleAfter'> &
  Partial<Pick<Fact, 'unit'>>;

export type StaleList = {
  /** One line each, the longest stale first: day, mark, whether it is a price, name, source, address. */
  lines: string[];
  /** How many of them are prices that a page prints. */
  prices: number;
};

/** What should have been looked at again by `today` (`YYYY-MM-DD`); what nobody verified is printed nowhere. */
export function staleList(facts: readonly Dated[], today: string): StaleList {
  const stale = facts
    .filter(({ staleAfter, mark }) => staleAfter < today && mark !== 'U')
    .toSorted((a, b) => a.staleAfter.localeCompare(b.staleAfter) || a.id.localeCompare(b.id));
  return {
    lines: stale.map((fact) =>
      [
        fact.staleAfter,
        fact.mark,
        isPrice(fact) ? 'price' : '-',
        fact.id,
        fact.source,
        fact.url,
      ].join('\t'),
    ),
    prices: stale.filter(isPrice).length,
  };
}

function isPrice({ unit }: Dated): boolean {
  return unit?.startsWith('EUR') === true;
}
