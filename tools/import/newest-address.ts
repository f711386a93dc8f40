import { officialPages } from '#tools/tables/about-tables.ts';
import { nameOf, rowsIn, type Table } from '#tools/tables/tables.ts';

/** The address of the newest official document of a table that we know of; none where there is none. */
export function newestAddress(root: string, table: Table): string | undefined {
  return rowsIn(root, officialPages).find(({ about }) => about === nameOf(table))?.address;
}
