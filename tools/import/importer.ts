import type { Row } from '#tools/tables/table.ts';
import type { Table } from '#tools/tables/tables.ts';
import type { PdfPage } from './pdf/pdf-lines.ts';

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
  /** `rowsOf` reads the table as it stands, too, and fills in what a person left empty. */
  readonly readsOwnForm?: true;
  /**
   * The same document as its office prints it: rows with the columns that `rowsOf` reads. Undefined where no page is of this
   * list. `address`: where the PDF was found.
   */
  rowsOfPdf?(
    pages: readonly PdfPage[],
    before: readonly Row[],
    address: string,
  ): readonly Row[] | undefined;
  /** What cannot be true, in Spanish; one problem refuses the whole file. */
  problemsOf(rows: readonly Row[], before: readonly Row[]): readonly string[];
  /** What may be true and is to be compared with the official document; refuses the file until it is accepted. */
  doubtsOf?(rows: readonly Row[], before: readonly Row[]): readonly Doubt[];
  /** What is left for a person to do once the rows are in, in Spanish; of its files, too. */
  noticesOf?(rows: readonly Row[], texts: readonly string[]): readonly string[];
  /** Columns that say of which edition a row is: a difference tells them once, not by row. */
  readonly edition?: readonly string[];
};

export type Doubt = {
  /** `hole`: a figure is absent; accepted, its row is left out. `jump`: a figure moved too far; accepted, it stands. */
  readonly kind: 'hole' | 'jump' | 'loss';
  /** Of the row; empty where it is of the whole table. */
  readonly key: string;
  /** In Spanish. */
  readonly text: string;
};
