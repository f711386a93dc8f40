import type { Row } from './table.ts';

/** How a file of somebody else's figures becomes a table under `data/` and a module that the site reads. */
export type Importer = {
  /** Where the table stands, from the root of the clone. */
  table: string;
  /** Where the module made from the table stands. */
  module: string;
  columns: readonly string[];
  /** The column that names a row, the same from year to year. */
  key: string;
  /** Rows as the table keeps them; throws where the file is another one. */
  rowsOf: (text: string) => readonly Row[];
  /** What cannot be true; one problem refuses the whole file. */
  problemsOf: (rows: readonly Row[], before: readonly Row[]) => string[];
  /** What the module exports, as TypeScript. */
  moduleOf: (rows: readonly Row[]) => string;
};
