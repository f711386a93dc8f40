// A table by the names of its columns, as importers read and write it.
import { toCsv } from '#domain/csv.ts';
import { readCsv } from '#domain/read-csv.ts';

export type Row = Readonly<Record<string, string>>;

/** The rows of a CSV that has these columns, whatever their order; throws where one is absent or a line cannot be read. */
export function readTable(text: string, columns: readonly string[]): readonly Row[] {
  const read = readCsv(text);
  if (read.kind === 'unreadable') throw new Error(`line ${read.line}: a quote is not closed`);
  const [head = [], ...lines] = read.rows;
  const absent = columns.filter((column) => !head.includes(column));
  if (absent.length > 0) throw new Error(`columns are absent: ${absent.join(', ')}`);
  return lines.map((cells) => Object.fromEntries(head.map((name, at) => [name, cells[at] ?? ''])));
}

export function writeTable(columns: readonly string[], rows: readonly Row[]): string {
  return toCsv(
    columns,
    rows.map((row) => columns.map((column) => row[column] ?? '')),
  );
}
