import type { Row } from '#tools/tables/table.ts';
import type { Table } from '#tools/tables/tables.ts';

/** How files of others become a table under `data/`, of which the compiler makes what the site reads. */
export type Importer = {
  readonly table: Table;
  /** What its files hold, in the order in which the command takes them. */
  readonly files: readonly string[];
  /**
   * Rows as the table keeps them; throws where a file is another one. Columns that we fill by hand are taken from the rows
   * before.
   */
  rowsOf(texts: readonly string[], before: readonly Row[]): readonly Row[];
  /** What cannot be true; one problem refuses the whole file. */
  problemsOf(rows: readonly Row[], before: readonly Row[]): readonly string[];
};
