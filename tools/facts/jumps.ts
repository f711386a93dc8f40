// Prices that moved further than prices do from one year to the next: a figure with a digit too many passes every other check.
import type { Change } from './check-table.ts';
import { readFigure } from './read-figure.ts';

/** Prices of public degrees have doubled in a year (Valencia, 2025-26); none of ours has trebled. */
const furthest = 3;

/** A line in Spanish for each. */
export function jumpsOf(changes: readonly Change[]): readonly string[] {
  return changes.flatMap(({ row, cells }) => {
    if (!cells.unidad.startsWith('EUR') || cells.unidad !== row.cells.unidad) return [];
    return (['valor', 'hasta'] as const).flatMap((column) => {
      const [before, after] = [readFigure(row.cells[column]), readFigure(cells[column])];
      if (!before || !after || Math.max(before / after, after / before) <= furthest) return [];
      return `${cells.id}: «${column}» salta de ${row.cells[column]} a ${cells[column]}`;
    });
  });
}
