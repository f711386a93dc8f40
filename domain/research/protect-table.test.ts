import { array, assert, constantFrom, integer, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { cellFreedom } from './cell-freedom.ts';
import { hiddenCells, protectTable, rounded } from './protect-table.ts';
import { largest } from '#tests/research/simplex.ts';

const labels = { rows: ['a', 'b', 'c'], columns: ['x', 'y', 'z'] };

test('one small cell takes three others with it, so that no margin gives it away', () => {
  const counts = [
    [3, 40, 50],
    [30, 60, 70],
    [80, 90, 95],
  ];
  expect(protectTable(labels, counts)).toMatchObject({
    cells: [
      [null, null, 50],
      [null, null, 70],
      [80, 90, 95],
    ],
    rowTotals: [95, 160, 265],
    columnTotals: [115, 190, 215],
    total: 520,
  });
});

test('a table with a margin below ten, or of one row, is not printed', () => {
  expect(
    protectTable(labels, [
      [1, 2, 3],
      [40, 50, 60],
      [70, 80, 90],
    ]),
  ).toBeUndefined();
  expect(protectTable({ rows: ['a'], columns: ['x', 'y'] }, [[50, 60]])).toBeUndefined();
});

test('counts are printed to the nearest five', () => {
  expect([10, 12, 13, 17, 18].map(rounded)).toEqual([10, 10, 15, 15, 20]);
});

/**
 * The interval of a hidden cell by linear programming, apart from the code under test: unknowns are the hidden cells,
 * one equation per margin. Margins and shown cells are taken as exact; rounding only widens what is possible.
 */
function interval(counts: number[][], hidden: boolean[][], cell: readonly [number, number]) {
  const unknowns = counts.flatMap((row, r) =>
    row.flatMap((count, c) => (hidden[r]?.[c] ? [{ r, c, count }] : [])),
  );
  const lines = [
    ...counts.map((_, r) => unknowns.map((one): number => (one.r === r ? 1 : 0))),
    ...(counts[0] ?? []).map((_, c) => unknowns.map((one): number => (one.c === c ? 1 : 0))),
  ];
  const totals = lines.map((line) =>
    line.reduce((sum, factor, n) => sum + factor * (unknowns[n]?.count ?? 0), 0),
  );
  const aim = unknowns.map(({ r, c }): number => (r === cell[0] && c === cell[1] ? 1 : 0));
  return [
    -largest(
      aim.map((factor) => -factor),
      lines,
      totals,
    ),
    largest(aim, lines, totals),
  ] as const;
}

const size = tuple(integer({ min: 2, max: 4 }), integer({ min: 2, max: 7 }));
const table = size.chain(([rows, columns]) =>
  array(array(integer({ min: 0, max: 45 }), { minLength: columns, maxLength: columns }), {
    minLength: rows,
    maxLength: rows,
  }),
);

test('margins leave every hidden cell an interval at least k wide, whatever the table (P16)', () => {
  assert(
    property(table, constantFrom(5, 10), (counts, k) => {
      const hidden = hiddenCells(counts, k);
      if (!hidden) return;
      const cells = counts.flatMap((row, r) => row.map((count, c) => ({ r, c, count })));
      const shown = cells.filter(({ r, c }) => !hidden[r]?.[c]);
      expect(shown.filter(({ count }) => count < k)).toEqual([]);
      for (const { r, c } of cells.filter((cell) => hidden[cell.r]?.[cell.c])) {
        const [low, high] = interval(counts, hidden, [r, c]);
        expect(high - low).toBeGreaterThanOrEqual(k - 1e-6);
        expect(high - low).toBeCloseTo(cellFreedom(counts, hidden, [r, c]), 6);
      }
    }),
    { numRuns: 60 },
  );
}, 300_000);
