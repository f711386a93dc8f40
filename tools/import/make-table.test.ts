import { expect, test } from 'vitest';
import type { Table } from '#tools/tables/tables.ts';
import { makeTable } from './make-table.ts';
import { tableDifference } from './table-difference.ts';

const table: Table = {
  path: 'data/ministry/things.csv',
  columns: ['degree_id', 'university', 'grade', 'degree'],
  key: ['degree_id', 'university'],
  thing: 'degree',
};
const derecho = { degree_id: 'derecho', university: 'ucm', grade: '8.439', degree: 'Derecho' };
const economia = { degree_id: 'economia', university: 'ucm', grade: '8.8', degree: 'Economía' };
const importer = {
  table,
  files: ['things.csv'],
  rowsOf: () => [derecho, { ...economia, more: 'than the table keeps' }],
  problemsOf: () => [],
};

test('what is left out by a key or its beginning is no row, and a line that leaves out nothing is told', () => {
  const line = (row: string, of = 'ministry/things') => ({
    table: of,
    row,
    reason: 'no one looked',
  });
  expect(makeTable(importer, [], [], [line('derecho'), line('derecho · uam')])).toEqual({
    rows: [economia],
    problems: [],
    doubts: [],
    idle: ['derecho · uam'],
  });
  expect(
    makeTable(importer, [], [], [line('derec'), line('derecho', 'ministry/others')]).rows,
  ).toEqual([derecho, economia]);
});

test('cells that are left out are empty, and their row stays', () => {
  const line = { table: 'ministry/things', row: 'derecho · ucm', columns: 'grade', reason: '–' };
  expect(makeTable(importer, [], [], [line])).toMatchObject({
    rows: [{ ...derecho, grade: '' }, economia],
    idle: [],
  });
});

test('a table without rows, and one with a row twice, is refused', () => {
  const of = (rows: readonly (typeof derecho)[]) =>
    makeTable({ ...importer, rowsOf: () => rows }, [], [], []).problems;
  expect(of([])).toEqual(['no hay filas']);
  expect(of([derecho, derecho])).toEqual(['derecho · ucm: está dos veces']);
});

test('a difference names the thing, and what came, went and changed', () => {
  const affiliated = { ...derecho, university: 'uam' };
  expect(
    tableDifference([derecho, economia], [{ ...derecho, grade: '8.5' }, affiliated], table),
  ).toEqual([
    'Derecho (derecho · uam): fila nueva',
    'Derecho (derecho · ucm): nota 8.439 → 8.5',
    'Economía (economia · ucm): ya no está',
  ]);
});

test('what is of the whole edition is told once', () => {
  const dated = { ...table, columns: [...table.columns, 'academic_year', 'source'] };
  const of = (academic_year: string) =>
    [derecho, economia].map((row, index) => ({
      ...row,
      academic_year,
      source: `${academic_year} ${index}`,
    }));
  expect(tableDifference(of('2025-26'), of('2026-27'), dated, ['academic_year', 'source'])).toEqual(
    ['curso 2025-26 → 2026-27 en 2 filas', 'fuente cambia en 2 filas'],
  );
});

test('a row with a hole is no row, and a file that lost a part is doubted', () => {
  const doubt = { kind: 'hole', key: 'derecho · ucm', text: 'Derecho: falta la nota' } as const;
  const holed = { ...importer, doubtsOf: () => [doubt] };
  expect(makeTable(holed, [], [], [])).toMatchObject({ rows: [economia], doubts: [doubt] });
  const before = [derecho, economia, { ...derecho, university: 'uam' }];
  expect(makeTable(importer, [], before, []).doubts).toEqual([
    { kind: 'loss', key: '', text: 'faltan 1 de las 3 filas de antes' },
  ]);
});
