// The name of a figure says its year, and is never used again for another value: a new year is a new name everywhere.
import { yearEnd } from '#domain/fact-age.ts';
import type { Change } from './check-table.ts';
import type { Cells } from './fact-table.ts';

export type Renamed = { from: string; to: string };

/** The new names that these changes bring: `room-madrid-2025`, of 2026, becomes `room-madrid-2026`. */
export function newNames(changes: readonly Change[]): Renamed[] {
  return changes.flatMap(({ row, cells }) => {
    const { id } = row.cells;
    const [before, after] = [yearOf(row.cells), yearOf(cells)];
    if (row.place.kind === 'tuition' || before === after) return [];
    const to = id.replaceAll(/20\d\d/g, (year) => {
      if (year === before.slice(0, 4)) return after.slice(0, 4);
      return year === yearEnd(before)?.slice(0, 4) ? (yearEnd(after)?.slice(0, 4) ?? year) : year;
    });
    return to === id ? [] : [{ from: id, to }];
  });
}

/** The year of a price, or the one that is the value: of which course a whole list is. */
function yearOf({ año, unidad, valor }: Cells): string {
  return unidad === 'text' && yearEnd(valor) !== undefined ? valor : año;
}

/** A source in which these names are the new ones, wherever they stand in quotes. */
export function renameIn(text: string, names: readonly Renamed[]): string {
  return names.reduce(
    (before, { from, to }) =>
      before.replaceAll(`'${from}'`, `'${to}'`).replaceAll(`"${from}"`, `"${to}"`),
    text,
  );
}
