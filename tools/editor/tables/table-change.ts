// What an uploaded table changes, as rows and cells: whoever shows it says it in their language.
import type { Row } from '#tools/tables/table.ts';
import { keyOf, type Table } from '#tools/tables/tables.ts';

export type Cell = { readonly column: string; readonly was: string; readonly is: string };

export type RowChange = {
  readonly key: string;
  /** Of what the row is, and where; the key where the table does not say. */
  readonly name: string;
  readonly change: 'new' | 'gone' | 'changed';
  readonly cells: readonly Cell[];
};

export type TableChange = {
  readonly before: number;
  readonly after: number;
  /** What changes alike in many rows: course, source. `rows`: in how many. */
  readonly edition: readonly (Cell & { readonly rows: number })[];
  readonly rows: readonly RowChange[];
};

/** `edition`: columns that are of the whole table, as its importer names them. */
export function tableChange(
  before: readonly Row[],
  after: readonly Row[],
  table: Table,
  edition: readonly string[] = [],
): TableChange {
  const old = new Map(before.map((row) => [keyOf(row, table), row]));
  const now = new Map(after.map((row) => [keyOf(row, table), row]));
  const told = table.columns.filter((column) => !edition.includes(column));
  const keys = [...new Set([...old.keys(), ...now.keys()])];
  const rows = keys.flatMap((key): RowChange[] => {
    const [was, is] = [old.get(key), now.get(key)];
    const name = nameOfRow(is ?? was ?? {}, key, table);
    if (!was) return [{ key, name, change: 'new', cells: figuresOf(is, table) }];
    if (!is) return [{ key, name, change: 'gone', cells: [] }];
    const cells = changedCells(was, is, told);
    return cells.length === 0 ? [] : [{ key, name, change: 'changed', cells }];
  });
  return {
    before: before.length,
    after: after.length,
    edition: edition.flatMap((column) => editionChange(column, old, now)),
    rows: rows.toSorted((a, b) => a.name.localeCompare(b.name, 'es')),
  };
}

/** `Medicina, ucm (0054)`. */
export function nameOfRow(row: Row, key: string, table: Table): string {
  const named = [table.thing, table.where].flatMap((column) =>
    column === undefined ? [] : (row[column] ?? []),
  );
  return named.length === 0 ? key : `${named.join(', ')} (${key})`;
}

function changedCells(was: Row, is: Row, columns: readonly string[]): readonly Cell[] {
  return columns.flatMap((column) => {
    const cell = { column, was: was[column] ?? '', is: is[column] ?? '' };
    return cell.was === cell.is ? [] : [cell];
  });
}

/** Of a new row what one wants to know first. */
function figuresOf(row: Row | undefined, { columns }: Table): readonly Cell[] {
  return columns
    .filter((column) => ['grade', 'weight', 'places_2020', 'lowest', 'per_euro'].includes(column))
    .map((column) => ({ column, was: '', is: row?.[column] ?? '' }));
}

function editionChange(
  column: string,
  old: ReadonlyMap<string, Row>,
  now: ReadonlyMap<string, Row>,
): TableChange['edition'] {
  const changes = [...now].flatMap(([key, is]) => {
    const was = old.get(key);
    return was ? changedCells(was, is, [column]) : [];
  });
  const [first] = changes;
  if (!first) return [];
  const isAlike = changes.every(({ was, is }) => was === first.was && is === first.is);
  return [{ ...(isAlike ? first : { column, was: '', is: '' }), rows: changes.length }];
}
