import type { Row } from './table.ts';

/** What a new table changes, a line for each row that came, went or differs, under the name of its degree. */
export function tableDifference(
  before: readonly Row[],
  after: readonly Row[],
  key: string,
): string[] {
  const [old, now] = [before, after].map(
    (rows) => new Map(rows.map((row) => [row[key] ?? '', row])),
  );
  const names = [...new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])].toSorted();
  return names
    .flatMap((name) => {
      const [was, is] = [old?.get(name), now?.get(name)];
      const changed = changesOf(was, is);
      const degree = (is ?? was)?.['degree'] ?? '';
      return changed === '' ? [] : [`${degree} (${name}): ${changed}`];
    })
    .toSorted((a, b) => a.localeCompare(b, 'es'));
}

function changesOf(was: Row | undefined, is: Row | undefined): string {
  if (!was) return 'new';
  if (!is) return 'gone';
  return Object.keys(was)
    .filter((column) => was[column] !== is[column])
    .map((column) => `${column} ${was[column] || '–'} → ${is[column] || '–'}`)
    .join('; ');
}
