import {
  isFrontPage,
  isMoney,
  listed,
  lookOf,
  looks,
  verifyFirst,
  whoLooks,
  type Look,
  type Looked,
} from '#content/facts/look-again.ts';
import { lastGoodDay } from '#domain/fact-age.ts';

export type StaleList = {
  /** How many facts there are by mark and age. */
  table: string[];
  /** What a person must read first, grouped by the page that is to be found. */
  first: string[];
  stale: string[];
  soon: string[];
  /** Prices at which somebody should have looked again. */
  overduePrices: number;
};

const who = { editor: 'quien edita', counsellor: 'quien asesora' } as const;

const lookNames = {
  current: 'al día',
  soon: 'pronto',
  stale: 'pasados',
  example: 'de ejemplo',
} as const satisfies Readonly<Record<Look, string>>;

/** What the facts are worth on `today` (`YYYY-MM-DD`), in lines of cells parted by tabs. */
/** `documentOf`: the address of an official document that would verify a fact, where one is known. */
export function staleList(
  facts: readonly Looked[],
  today: string,
  documentOf: (id: string) => string | undefined = () => undefined,
): StaleList {
  const line = (fact: Looked) =>
    [
      lastGoodDay(fact),
      fact.mark,
      isMoney(fact) ? 'precio' : '-',
      who[whoLooks(fact)],
      fact.id,
      fact.source,
      fact.url,
      ...[documentOf(fact.id) ?? []].flat(),
    ].join('\t');
  const stale = (['example', 'stale'] as const).flatMap((look) => listed(facts, look, today));
  return {
    table: tableOf(facts, today),
    first: firstLines(facts),
    stale: stale.map(line),
    soon: listed(facts, 'soon', today).map(line),
    overduePrices: stale.filter((fact) => isMoney(fact) && fact.staleAfter < today).length,
  };
}

function tableOf(facts: readonly Looked[], today: string): string[] {
  const row = (name: string, of: readonly Looked[]) => {
    const counts = looks.map((look) => of.filter((fact) => lookOf(fact, today) === look).length);
    return [name, ...counts, of.length].join('\t');
  };
  const marked = (['V', 'S', 'U'] as const).map((mark) =>
    row(
      mark,
      facts.filter((fact) => fact.mark === mark),
    ),
  );
  return [
    ['marca', ...looks.map((look) => lookNames[look]), 'todos'].join('\t'),
    ...marked,
    row('todos', facts),
  ];
}

/** A page serves many facts: each is to be found once. */
function firstLines(facts: readonly Looked[]): string[] {
  const byPage = Map.groupBy(verifyFirst(facts), ({ source, url }) => `${source}\t${url}`);
  return [...byPage]
    .toSorted(([, a], [, b]) => moneyIn(b) - moneyIn(a) || b.length - a.length)
    .map(([page, [fact, ...others]]) => {
      const why =
        fact?.mark === 'U'
          ? 'sin comprobar'
          : fact && isFrontPage(fact.url)
            ? 'buscar la página'
            : 'prensa';
      return [why, page, [fact, ...others].map((each) => each?.id).join(' ')].join('\t');
    });
}

/** Prices come before what costs nobody anything. */
function moneyIn(facts: readonly Looked[]): number {
  return facts.filter(isMoney).length;
}
