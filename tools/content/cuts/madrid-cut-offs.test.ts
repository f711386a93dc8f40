import { expect, test } from 'vitest';
import { rowsIn, tables } from '#tools/tables/tables.ts';
import { cutOffsOfMadrid } from './madrid-cut-offs.ts';

const [row] = rowsIn(process.cwd(), tables.madridCutOffs);
const of = (changed: Readonly<Record<string, string>>) =>
  row
    ? [{ ...row, degree_id: 'derecho', university: 'ucm', kind: 'own', centre: '', ...changed }]
    : [];

test('the grade of an affiliated centre stands beside the university’s, under its own name', () => {
  const affiliated = { kind: 'affiliated', centre: 'CES Cardenal Cisneros', grade: '5.000' };
  expect(cutOffsOfMadrid([...of({ grade: '8.439' }), ...of(affiliated)])).toEqual({
    year: 2025,
    own: { derecho: 'ucm 8.439' },
    affiliated: { derecho: 'ucm CES Cardenal Cisneros 5' },
  });
});

test('several campuses are a range, with their cities where each names one', () => {
  const rows = [
    ...of({ university: 'urjc', grade: '8.111', campus: 'Vicálvaro' }),
    ...of({ university: 'urjc', grade: '9.166', campus: 'Móstoles' }),
    ...of({ grade: '8.439', campus: 'Madrid' }),
    ...of({ grade: '9.000', campus: '' }),
  ];
  expect(cutOffsOfMadrid(rows).own).toEqual({
    derecho: 'ucm 8.439-9; urjc 8.111-9.166 Madrid+Móstoles',
  });
});
