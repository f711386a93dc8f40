// The name of a figure says its year, and is never used again for another value: a new year is a new name everywhere.
import { yearEnd } from '#domain/fact-age.ts';
import type { Change } from './check-table.ts';

export type Renamed = { from: string; to: string };

/** The new names that these changes bring: `room-madrid-2025`, of 2026, becomes `room-madrid-2026`. */
export function newNames(changes: readonly Change[]): Renamed[] {
  return changes.flatMap(({ row, cells }) => {
    const { id, año } = row.cells;
    if (row.place.kind === 'tuition' || año === cells.año) return [];
    const to = id.replaceAll(/20\d\d/g, (year) => {
      if (year === año.slice(0, 4)) return cells.año.slice(0, 4);
      return year === yearEnd(año)?.slice(0, 4) ? (yearEnd(cells.año)?.slice(0, 4) ?? year) : year;
    });
    return to === id ? [] : [{ from: id, to }];
  });
}

/** A source in which these names are the new ones, wherever they stand in quotes. */
export function renameIn(text: string, names: readonly Renamed[]): string {
  return names.reduce(
    (before, { from, to }) =>
      before.replaceAll(`'${from}'`, `'${to}'`).replaceAll(`"${from}"`, `"${to}"`),
    text,
  );
}
