// When a new release may follow an older one without the two being subtracted from each other (threat P17): every figure
// that changes must have changed by at least k people. Both figures are known as printed, to the nearest five, and each may
// be off by two, so the printed ones have to lie four further apart.
import type { DatedTable, Release } from './release.ts';

const ROUNDING_SLACK = 2;

/**
 * The release to publish, or `undefined` when nothing may be. A table that cannot be renewed yet stays, cell by cell
 * and with its date, as the last release had it, and adds nothing to what was already public.
 */
export function nextRelease(last: Release | undefined, now: Release): Release | undefined {
  if (!last) return now;
  if (!hasMoved(last.n, now.n, now.k)) return undefined;
  return {
    ...now,
    firstByAge: renewed(last.firstByAge, now.firstByAge, now.k),
    firstByCountry: renewed(last.firstByCountry, now.firstByCountry, now.k),
  };
}

function renewed(last: DatedTable | null, now: DatedTable | null, k: number): DatedTable | null {
  if (!last || !now) return last ?? now;
  return mayRenew(last, now, k) ? now : last;
}

function mayRenew(last: DatedTable, now: DatedTable, k: number): boolean {
  const isSameShape =
    last.rows.join() === now.rows.join() && last.columns.join() === now.columns.join();
  const hasSameHoles = last.cells.every((row, r) =>
    row.every((cell, c) => (cell === null) === (now.cells[r]?.[c] === null)),
  );
  const margins = [
    ...pairs(last.rowTotals, now.rowTotals),
    ...pairs(last.columnTotals, now.columnTotals),
    [last.total, now.total] as const,
  ];
  // Other rows, or other holes: what is hidden in one could be read from the other unless all margins have moved.
  if (!isSameShape) return last.rows.every((row, r) => rowHasMoved(row, r)) && allMoved(margins, k);
  if (!hasSameHoles) return allMoved(margins, k) && cellsMayChange();
  return margins.every(([before, after]) => mayChange(before, after, k)) && cellsMayChange();

  function cellsMayChange(): boolean {
    return last.cells.every((row, r) =>
      row.every((before, c) => {
        const after = now.cells[r]?.[c];
        return (
          before === null || after === null || after === undefined || mayChange(before, after, k)
        );
      }),
    );
  }

  function rowHasMoved(row: string, r: number): boolean {
    const after = now.rowTotals[now.rows.indexOf(row)];
    return after !== undefined && hasMoved(last.rowTotals[r] ?? 0, after, k);
  }
}

/** A figure that stays as it is printed says nothing new. */
function mayChange(before: number, after: number, k: number): boolean {
  return before === after || hasMoved(before, after, k);
}

function allMoved(margins: readonly (readonly [number, number])[], k: number): boolean {
  return margins.every(([before, after]) => hasMoved(before, after, k));
}

/** Whether a printed count lies so far from an earlier one that at least `k` people came or left. */
export function hasMoved(before: number, after: number, k: number): boolean {
  return Math.abs(after - before) >= k + 2 * ROUNDING_SLACK;
}

function pairs(before: readonly number[], after: readonly number[]): (readonly [number, number])[] {
  return before.map((value, index) => [value, after[index] ?? 0] as const);
}
