// Which tables and facts have an official document that is newer than what they were made of, and its address.
import type { origins, officialPages } from '#tools/tables/about-tables.ts';
import type { Row } from '#tools/tables/table.ts';

type RowOf<Table extends { readonly columns: readonly string[] }> = Row<Table['columns'][number]>;
type Pages = readonly RowOf<typeof officialPages>[];
type Origins = readonly RowOf<typeof origins>[];

/**
 * Lines of cells parted by tabs: what it is, which edition we have and which there is, the table, the address, who names it and
 * on which day. One line for each document newer than its table, and for each that has no table yet.
 */
export function dueDocuments(pages: Pages, made: Origins): readonly string[] {
  const editionOf = new Map(made.map(({ table, edition }) => [table, edition]));
  return pages.flatMap(({ about, what, edition, address, named_by, seen }) => {
    const have = editionOf.get(about);
    const isTable = have !== undefined || about === '' || about.startsWith('regions/');
    if (!isTable || (have !== undefined && firstYear(have) >= firstYear(edition))) return [];
    const editions = `${have ?? 'sin tabla'} → ${edition}`;
    return [[what, editions, about || '-', address, `según ${named_by}, ${seen}`].join('\t')];
  });
}

/** The address of the official document that would verify a fact. */
export function documentOf(pages: Pages, fact: string): string | undefined {
  return pages.find(({ about }) => about === fact)?.address;
}

function firstYear(edition: string): number {
  return Number(edition.slice(0, 'YYYY'.length));
}
