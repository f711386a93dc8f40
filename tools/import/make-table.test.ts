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
    idle: ['derecho · uam'],
  });
  expect(
    makeTable(importer, [], [], [line('derec'), line('derecho', 'ministry/others')]).rows,
  ).toEqual([derecho, economia]);
});

test('a table without rows, and one with a row twice, is refused', () => {
  const of = (rows: readonly (typeof derecho)[]) =>
    makeTable({ ...importer, rowsOf: () => rows }, [], [], []).problems;
  expect(of([])).toEqual(['there are no rows']);
  expect(of([derecho, derecho])).toEqual(['derecho · ucm: stands twice']);
});

test('a difference names the thing, and what came, went and changed', () => {
  const affiliated = { ...derecho, university: 'uam' };
  expect(
    tableDifference([derecho, economia], [{ ...derecho, grade: '8.5' }, affiliated], table),
  ).toEqual([
    'Derecho (derecho · uam): new',
    'Derecho (derecho · ucm): grade 8.439 → 8.5',
    'Economía (economia · ucm): gone',
  ]);
});
