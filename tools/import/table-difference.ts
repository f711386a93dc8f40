import type { Row } from '#tools/tables/table.ts';
import { keyOf, type Table } from '#tools/tables/tables.ts';
import { columnInSpanish, valueInSpanish } from './in-spanish.ts';

/**
 * What a new table changes, in Spanish: first what is of the whole edition, then a line for each row that came, went or differs,
 * under the name of its thing, so that lines of one degree stand together.
 */
export function tableDifference(
  before: readonly Row[],
  after: readonly Row[],
  table: Table,
  edition: readonly string[] = [],
): string[] {
  const [old, now] = [before, after].map(
    (rows) => new Map(rows.map((row) => [keyOf(row, table), row])),
  );
  const keys = [...new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])].toSorted();
  const pairs = keys.map((key) => ({ key, was: old?.get(key), is: now?.get(key) }));
  const told = table.columns.filter((column) => !edition.includes(column));
  const lines = pairs.flatMap(({ key, was, is }) => {
    const changed = changesOf(was, is, told);
    const named = [table.thing, table.where].flatMap((column) =>
      column === undefined ? [] : ((is ?? was)?.[column] ?? []),
    );
    const name = named.length === 0 ? key : `${named.join(', ')} (${key})`;
    return changed === '' ? [] : [`${name}: ${changed}`];
  });
  return [
    ...edition.flatMap((column) => changeOfEdition(column, pairs)),
    ...lines.toSorted((a, b) => a.localeCompare(b, 'es')),
  ];
}

function changesOf(was: Row | undefined, is: Row | undefined, columns: readonly string[]): string {
  if (!was) return 'fila nueva';
  if (!is) return 'ya no está';
  return columns
    .filter((column) => (was[column] ?? '') !== (is[column] ?? ''))
    .map((column) => `${columnInSpanish(column)} ${changeOf(column, was, is)}`)
    .join('; ');
}

function changeOf(column: string, was: Row, is: Row): string {
  return `${valueInSpanish(was[column] ?? '')} → ${valueInSpanish(is[column] ?? '')}`;
}

type Pair = { readonly was: Row | undefined; readonly is: Row | undefined };

/** `curso 2025-26 → 2026-27 en 600 filas`; only how many rows differ where they do not all change alike. */
function changeOfEdition(column: string, pairs: readonly Pair[]): readonly string[] {
  const changes = pairs.flatMap(({ was, is }) =>
    was && is && was[column] !== is[column] ? [changeOf(column, was, is)] : [],
  );
  const [first, ...others] = new Set(changes);
  if (first === undefined) return [];
  const change = others.length === 0 ? first : 'cambia';
  return [`${columnInSpanish(column)} ${change} en ${changes.length} filas`];
}
