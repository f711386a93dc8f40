// From the files of an importer to the rows of its table: what `data/left-out.csv` names is left out, and what cannot be true is
// told.
import type { Row } from '#tools/tables/table.ts';
import { keyOf, type Table } from '#tools/tables/tables.ts';
import type { Importer } from './importer.ts';

export type MadeTable = {
  readonly rows: readonly Row[];
  readonly problems: readonly string[];
  /** What is left out and does not stand in the files. */
  readonly idle: readonly string[];
};

/** `leftOut`: rows of `data/left-out.csv`. */
export function makeTable(
  importer: Importer,
  texts: readonly string[],
  before: readonly Row[],
  leftOut: readonly Row[],
): MadeTable {
  const { table } = importer;
  const found = importer.rowsOf(texts, before);
  const named = namedIn(leftOut, table);
  const used = new Set<string>();
  const told = found.filter((row) => {
    const key = `${keyOf(row, table)} · `;
    const line = named.find((name) => key.startsWith(`${name} · `));
    if (line !== undefined) used.add(line);
    return line === undefined;
  });
  const rows = told.map((row) =>
    Object.fromEntries(table.columns.map((column) => [column, row[column] ?? ''])),
  );
  return {
    rows,
    problems: problemsOfTable(importer, rows, before),
    idle: named.filter((name) => !used.has(name)),
  };
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
  return [...twice.map(([key]) => `${key}: stands twice`), ...problemsOf(rows, before)];
}

/** A line names a row, or by the beginning of its key several. */
function namedIn(leftOut: readonly Row[], { path }: Table): readonly string[] {
  const name = path.replace(/^data\//, '').replace(/\.csv$/, '');
  return leftOut.filter((line) => line['table'] === name).map((line) => line['row'] ?? '');
}
