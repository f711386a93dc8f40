// Which cells of a two-way table have to stay hidden so that no person in it can be found: those with fewer than k people
// (primary), and as many others as it takes so that margins do not give them away (complementary suppression, Cox 1980,
// JASA 75, 377-385). What is shown is rounded on top.
import { cellFreedom, type Counts } from './cell-freedom.ts';

/** Fewest people in a shown cell; threat P16: 10, and 5 at the very least. */
export const SMALLEST_CELL = 10;
const ROUNDED_TO = 5;

type Cell = readonly [number, number];

export type Table = {
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  /** Rounded counts; `null` is hidden. */
  readonly cells: readonly (readonly (number | null)[])[];
  readonly rowTotals: readonly number[];
  readonly columnTotals: readonly number[];
  readonly total: number;
};

/** A count as it is printed: to the nearest five. */
export function rounded(count: number): number {
  return Math.round(count / ROUNDED_TO) * ROUNDED_TO;
}

/**
 * The table as it may be printed, or `undefined` when it cannot be made safe: fewer than two rows or columns, a margin
 * below `k`, or hidden cells that the margins would pin to an interval narrower than `k` whatever else is hidden.
 */
export function protectTable(
  labels: { readonly rows: readonly string[]; readonly columns: readonly string[] },
  counts: Counts,
  k: number = SMALLEST_CELL,
): Table | undefined {
  const rowTotals = counts.map(sum);
  const columnTotals = labels.columns.map((_, column) =>
    sum(counts.map((row) => row[column] ?? 0)),
  );
  const isTooSmall = labels.rows.length < 2 || labels.columns.length < 2;
  if (isTooSmall || [...rowTotals, ...columnTotals].some((total) => total < k)) return undefined;
  const hidden = hiddenCells(counts, k);
  if (!hidden) return undefined;
  return {
    ...labels,
    cells: counts.map((row, r) => row.map((count, c) => (hidden[r]?.[c] ? null : rounded(count)))),
    rowTotals: rowTotals.map(rounded),
    columnTotals: columnTotals.map(rounded),
    total: rounded(sum(rowTotals)),
  };
}

/**
 * Primary and complementary cells; `undefined` when hiding everything would not be enough. `smallest`: fewest people in a
 * shown cell, where that is more than `k`.
 */
export function hiddenCells(
  counts: Counts,
  k: number,
  smallest: number = k,
): boolean[][] | undefined {
  const hidden = counts.map((row) => row.map((count) => count < smallest));
  for (;;) {
    const weak = weakestCell(counts, hidden, k);
    if (!weak) return hidden;
    const cells = cheapestCover({ counts, hidden, k }, weak) ?? smallestShown(counts, hidden);
    if (cells.length === 0) return undefined;
    hide(hidden, cells);
  }
}

function weakestCell(counts: Counts, hidden: boolean[][], k: number) {
  for (const [r, row] of hidden.entries()) {
    for (const [c, isHidden] of row.entries()) {
      const cell = [r, c] as const;
      if (isHidden && cellFreedom(counts, hidden, cell) < k) return cell;
    }
  }
  return undefined;
}

/** The corners of a rectangle round the weak cell that cost the fewest shown people and hide it well enough. */
function cheapestCover(
  { counts, hidden, k }: { counts: Counts; hidden: boolean[][]; k: number },
  [row, column]: Cell,
): readonly Cell[] | undefined {
  const rectangles = counts.flatMap((line, r) =>
    line.flatMap((_, c) => {
      if (r === row || c === column) return [];
      const corners: readonly Cell[] = [
        [row, c],
        [r, column],
        [r, c],
      ];
      const open = corners.filter(([y, x]) => !hidden[y]?.[x]);
      return [{ open, cost: sum(open.map(([y, x]) => counts[y]?.[x] ?? 0)) }];
    }),
  );
  return rectangles
    .filter(({ open }) => open.length > 0)
    .toSorted((a, b) => a.cost - b.cost)
    .find(({ open }) => {
      const tried = hidden.map((line) => [...line]);
      hide(tried, open);
      return cellFreedom(counts, tried, [row, column]) >= k;
    })?.open;
}

function smallestShown(counts: Counts, hidden: boolean[][]): readonly Cell[] {
  const shown = counts.flatMap((line, r) =>
    line.flatMap((count, c) => (hidden[r]?.[c] ? [] : [{ cell: [r, c] as const, count }])),
  );
  return shown
    .toSorted((a, b) => a.count - b.count)
    .slice(0, 1)
    .map(({ cell }) => cell);
}

function hide(hidden: boolean[][], cells: readonly Cell[]): void {
  for (const [row, column] of cells) {
    const line = hidden[row];
    if (line) line[column] = true;
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
