// A table by the names of its columns, as importers and the compiler read and write it.
import { toCsv } from '#domain/csv.ts';
import { readCsv } from '#domain/read-csv.ts';

/** Cells by the names of their columns. */
export type Row<Column extends string = string> = Readonly<Record<Column, string>>;

/** Why a text is not the table that was expected. */
export type NoTable =
  | { readonly kind: 'columns'; readonly absent: readonly string[] }
  | { readonly kind: 'quote'; readonly line: number };

export class NoTableError extends Error {
  readonly why: NoTable;

  constructor(why: NoTable) {
    super(
      why.kind === 'quote'
        ? `line ${why.line}: a quote is not closed`
        : `columns are absent: ${why.absent.join(', ')}`,
    );
    this.why = why;
  }
}

/**
 * The rows of a CSV that has these columns, whatever their order; cells may be parted by tabs, too. Throws a `NoTableError`
 * where a column is absent or a line cannot be read.
 */
export function readTable<Column extends string>(
  text: string,
  columns: readonly Column[],
): readonly Row<Column>[] {
  const read = readCsv(text);
  if (read.kind === 'unreadable') throw new NoTableError({ kind: 'quote', line: read.line });
  const [head = [], ...lines] = read.rows;
  const absent = columns.filter((column) => !head.includes(column));
  if (absent.length > 0) throw new NoTableError({ kind: 'columns', absent });
  return lines.map((cells) =>
    withColumns(Object.fromEntries(head.map((name, at) => [name, cells[at] ?? ''])), columns),
  );
}

export function writeTable(columns: readonly string[], rows: readonly Row[]): string {
  return toCsv(
    columns,
    rows.map((row) => columns.map((column) => row[column] ?? '')),
  );
}

function withColumns<Column extends string>(row: Row, columns: readonly Column[]): Row<Column> {
  if (!hasColumns(row, columns)) throw new Error('a row lacks a column');
  return row;
}

function hasColumns<Column extends string>(
  row: Row,
  columns: readonly Column[],
): row is Row<Column> {
  return columns.every((column) => column in row);
}
