import { expect, test } from 'vitest';
import { nextRelease } from './next-release.ts';
import { rounded, SMALLEST_CELL } from './protect-table.ts';
import type { DatedTable, Release } from './release.ts';

function releaseOf(people: number, table: DatedTable | null = null): Release {
  return {
    instrument: 'riasec',
    version: 1,
    n: rounded(people),
    from: '2026-09-01',
    to: '2026-11-21',
    k: SMALLEST_CELL,
    scales: [],
    correlations: [],
    order: null,
    firstByAge: table,
    firstByCountry: null,
  };
}

/** Two by two, everybody spread evenly but for those in the first cell. */
function tableOf(first: number): DatedTable {
  const counts = [
    [first, 100],
    [100, 100],
  ];
  return {
    rows: ['a', 'b'],
    columns: ['x', 'y'],
    cells: counts.map((row) => row.map(rounded)),
    rowTotals: [rounded(first + 100), 200],
    columnTotals: [rounded(first + 100), 200],
    total: rounded(first + 300),
    asOf: '2026-11-21',
  };
}

test('no release follows another while fewer than ten people can have come or gone, whatever rounding hides (P17)', () => {
  // Printed ten apart, 302 and 308 are six people: rounding needs its four on top.
  expect([rounded(302), rounded(308)]).toEqual([300, 310]);
  expect(nextRelease(releaseOf(302), releaseOf(308))).toBeUndefined();
  for (let before = 300; before < 330; before += 1) {
    for (let after = before - SMALLEST_CELL + 1; after < before + SMALLEST_CELL; after += 1) {
      expect(
        nextRelease(releaseOf(before), releaseOf(after)),
        `${before}, ${after}`,
      ).toBeUndefined();
    }
  }
  expect(nextRelease(releaseOf(302), releaseOf(318))?.n).toBe(320);
});

test('a figure of a table stays while fewer than ten people can have moved it (P17)', () => {
  for (let before = 100; before < 110; before += 1) {
    for (let after = before + 1; after < before + SMALLEST_CELL; after += 1) {
      const [last, now] = [releaseOf(300, tableOf(before)), releaseOf(400, tableOf(after))];
      const [shown, kept] = [now.firstByAge, nextRelease(last, now)?.firstByAge];
      const isSame = JSON.stringify(shown) === JSON.stringify(last.firstByAge);
      expect(isSame || kept === last.firstByAge, `${before}, ${after}`).toBe(true);
    }
  }
});
