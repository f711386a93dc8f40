import type { Row } from '#tools/tables/table.ts';
import { keyOf, type Table } from '#tools/tables/tables.ts';

/** What a new table changes, a line for each row that came, went or differs, under the name of its thing. */
export function tableDifference(
  before: readonly Row[],
  after: readonly Row[],
  table: Table,
): string[] {
  const [old, now] = [before, after].map(
    (rows) => new Map(rows.map((row) => [keyOf(row, table), row])),
  );
  const keys = [...new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])].toSorted();
  return keys
    .flatMap((key) => {
      const [was, is] = [old?.get(key), now?.get(key)];
      const changed = changesOf(was, is, table);
      const thing = table.thing === undefined ? '' : ((is ?? was)?.[table.thing] ?? '');
      return changed === '' ? [] : [`${thing === '' ? key : `${thing} (${key})`}: ${changed}`];
    })
    .toSorted((a, b) => a.localeCompare(b, 'es'));
}

function changesOf(was: Row | undefined, is: Row | undefined, { columns }: Table): string {
  if (!was) return 'new';
  if (!is) return 'gone';
  return columns
    .filter((column) => (was[column] ?? '') !== (is[column] ?? ''))
    .map((column) => `${column} ${was[column] || '–'} → ${is[column] || '–'}`)
    .join('; ');
}
