import { toCsv, type CsvCell } from '#domain/csv.ts';
import type { DatedTable, Release } from '#domain/research/release.ts';

/** All tables of a release in one file, one figure per row, in the codes that the data use. */
export function releaseCsv(release: Release, isSynthetic: boolean): string {
  const { scales, correlations, order } = release;
  const figure = (table: string, row: string, column: string, value: CsvCell): CsvCell[] => [
    table,
    row,
    column,
    value,
  ];
  const about = [
    figure('release', 'instrument', '', release.instrument),
    figure('release', 'version', '', release.version),
    figure('release', 'generated_people', '', isSynthetic),
    figure('release', 'n', '', release.n),
    figure('release', 'from', '', release.from),
    figure('release', 'to', '', release.to),
  ];
  const ofScales = scales.flatMap(({ scale, mean, deviation, alpha }) => [
    figure('scales', scale, 'mean', mean),
    figure('scales', scale, 'deviation', deviation),
    figure('scales', scale, 'alpha', alpha),
  ]);
  const ofPairs = correlations.flatMap((line, row) =>
    line.map((value, column) =>
      figure('correlations', scales[row]?.scale ?? '', scales[column]?.scale ?? '', value),
    ),
  );
  const ofOrder = order
    ? Object.entries(order).map(([name, value]) => figure('hexagon_order', name, '', value))
    : [];
  return toCsv(
    ['table', 'row', 'column', 'value'],
    [
      ...about,
      ...ofScales,
      ...ofPairs,
      ...ofOrder,
      ...ofTable('first_by_age', release.firstByAge),
      ...ofTable('first_by_country', release.firstByCountry),
    ],
  );
}

/** Hidden cells are empty. */
function ofTable(name: string, table: DatedTable | null): CsvCell[][] {
  if (!table) return [];
  const { rows, columns, cells, rowTotals, columnTotals, total } = table;
  return [
    [name, 'as_of', '', table.asOf],
    ...rows.flatMap((row, r) => [
      ...columns.map((column, c): CsvCell[] => [name, row, column, cells[r]?.[c] ?? null]),
      [name, row, 'total', rowTotals[r] ?? null],
    ]),
    ...columns.map((column, c): CsvCell[] => [name, 'total', column, columnTotals[c] ?? null]),
    [name, 'total', 'total', total],
  ];
}
