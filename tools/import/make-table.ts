// From the files of an importer to the rows of its table: what nobody has looked at is left out, and what cannot be true is told.
import type { Row } from '#tools/tables/table.ts';
import { keyOf, type Table } from '#tools/tables/tables.ts';
import type { Importer } from './importer.ts';

export type MadeTable = { readonly rows: readonly Row[]; readonly problems: readonly string[] };

/** `leftOut`: rows of `data/left-out.csv`. */
export function makeTable(
  importer: Importer,
  texts: readonly string[],
  before: readonly Row[],
  leftOut: readonly Row[],
): MadeTable {
  const { table } = importer;
  const rows = importer
    .rowsOf(texts, before)
    .filter((row) => !isLeftOut(row, table, leftOut))
    .map((row) => Object.fromEntries(table.columns.map((column) => [column, row[column] ?? ''])));
  return { rows, problems: problemsOfTable(importer, rows, before) };
}

/** What cannot be true of rows, by the importer and of any table. */
export function problemsOfTable(
  { table, problemsOf }: Importer,
  rows: readonly Row[],
  before: readonly Row[],
): string[] {
  if (rows.length === 0) return ['there are no rows'];
  const keys = rows.map((row) => keyOf(row, table));
  const twice = [...Map.groupBy(keys, (key) => key)].filter(([, those]) => those.length > 1);
  return [
    ...twice.map(([key]) => `${key}: stands ${key === '' ? 'without a name' : 'twice'}`),
    ...problemsOf(rows, before),
  ];
}

/** A line of `left-out.csv` names a row, or by the beginning of its key several. */
function isLeftOut(row: Row, table: Table, leftOut: readonly Row[]): boolean {
  const name = table.path.replace(/^data\/|\.csv$/g, '');
  const key = keyOf(row, table);
  return leftOut.some(
    (line) => line['table'] === name && `${key} · `.startsWith(`${line['row']} · `),
  );
}
