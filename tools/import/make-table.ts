// From the files of an importer to the rows of its table: what `data/left-out.csv` names is left out, what cannot be true is
// told, and so is what a person must look at before it is taken.
import type { Row } from '#tools/tables/table.ts';
import { keyOf, nameOf, type Table } from '#tools/tables/tables.ts';
import type { Doubt, Importer } from './importer.ts';

export type MadeTable = {
  /** Without rows that have a hole. */
  readonly rows: readonly Row[];
  readonly problems: readonly string[];
  readonly doubts: readonly Doubt[];
  /** What is left out and does not stand in the files. */
  readonly idle: readonly string[];
};

/** More rows than this share gone at once are a file that is not whole. */
const biggestLoss = 0.1;

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
  const all = found.flatMap((row) => {
    const key = `${keyOf(row, table)} · `;
    const line = named.find(({ name }) => key.startsWith(`${name} · `));
    if (line !== undefined) used.add(line.name);
    if (line?.columns.length === 0) return [];
    const told = table.columns.filter((column) => line?.columns.includes(column) !== true);
    return [
      Object.fromEntries(
        table.columns.map((column) => [column, told.includes(column) ? (row[column] ?? '') : '']),
      ),
    ];
  });
  const doubts = [...(importer.doubtsOf?.(all, before) ?? []), ...lossOf(all, before, table)];
  const holes = new Set(doubts.filter(({ kind }) => kind === 'hole').map(({ key }) => key));
  const rows = all.filter((row) => !holes.has(keyOf(row, table)));
  return {
    rows,
    problems: problemsOfTable(importer, rows, before),
    doubts,
    idle: named.map(({ name }) => name).filter((name) => !used.has(name)),
  };
}

/** What cannot be true of rows, by the importer and of any table. */
export function problemsOfTable(
  { table, problemsOf }: Importer,
  rows: readonly Row[],
  before: readonly Row[],
): string[] {
  if (rows.length === 0) return ['no hay filas'];
  const keys = rows.map((row) => keyOf(row, table));
  const twice = [...Map.groupBy(keys, (key) => key)].filter(([, those]) => those.length > 1);
  return [...twice.map(([key]) => `${key}: está dos veces`), ...problemsOf(rows, before)];
}

function lossOf(rows: readonly Row[], before: readonly Row[], table: Table): readonly Doubt[] {
  const now = new Set(rows.map((row) => keyOf(row, table)));
  const gone = before.filter((row) => !now.has(keyOf(row, table))).length;
  if (gone <= before.length * biggestLoss) return [];
  return [{ kind: 'loss', key: '', text: `faltan ${gone} de las ${before.length} filas de antes` }];
}

type LeftOut = {
  readonly name: string;
  /** None: the whole row. */
  readonly columns: readonly string[];
};

/** A line names a row, or by the beginning of its key several; of some only cells are left out. */
function namedIn(leftOut: readonly Row[], table: Table): readonly LeftOut[] {
  return leftOut
    .filter((line) => line['table'] === nameOf(table))
    .map(({ row = '', columns = '' }) => ({
      name: row,
      columns: columns.split(' ').filter(Boolean),
    }));
}
