import { expect, test } from 'vitest';
import { campusGrades, cutOffsOfList, newerLists } from './newest-cut-offs.ts';
import { readTables } from '#tools/tables/tables.ts';

const row = {
  degree_id: 'derecho',
  university: 'ucm',
  kind: 'own',
  centre: '',
  academic_year: '2025-26',
  round: 'first',
  grade: '8.439',
  cities: [],
};
const of = (changed: Partial<Omit<typeof row, 'cities'> & { cities: readonly string[] }>) => [
  { ...row, ...changed },
];

test('the grade of an affiliated centre stands beside the university’s, under its own name', () => {
  const affiliated = { kind: 'affiliated', centre: 'CES Cardenal Cisneros', grade: '5.000' };
  expect(cutOffsOfList([...of({ grade: '8.439' }), ...of(affiliated)])).toEqual({
    year: 2025,
    round: 'first',
    own: { derecho: 'ucm 8.439' },
    affiliated: { derecho: 'ucm CES Cardenal Cisneros 5' },
  });
});

test('several campuses are a range, with their cities where each names one', () => {
  const rows = [
    ...of({ university: 'urjc', grade: '8.111', cities: ['Madrid'] }),
    ...of({ university: 'urjc', grade: '9.166', cities: ['Móstoles'] }),
    ...of({ grade: '8.439', cities: ['Madrid'] }),
    ...of({ grade: '9.000', cities: [] }),
  ];
  expect(cutOffsOfList(rows).own).toEqual({
    derecho: 'ucm 8.439-9; urjc 8.111-9.166 Madrid+Móstoles',
  });
});

test('a first list and a last one are never in one range', () => {
  const rows = [...of({ grade: '8.439' }), ...of({ grade: '8.1', round: 'last' })];
  expect(() => cutOffsOfList(rows)).toThrow('2025-26 first, 2025-26 last');
  expect(() => cutOffsOfList(of({ round: '' }))).toThrow('rows are of no one list');
});

test('a newer official list is named with its address until it is brought in', () => {
  const tables = readTables(process.cwd());
  expect(newerLists(tables).madrid).toEqual({
    universities: expect.arrayContaining(['complutense-de-madrid']),
    lists: [
      {
        name: 'Madrid',
        course: '2026-27',
        address: expect.stringMatching(/^https:.*2026-27\.pdf$/),
      },
    ],
  });
  expect(newerLists(tables).galicia?.lists).toMatchObject([{ name: 'Galicia', course: '2025-26' }]);
  const brought = tables.madridCutOffs.map((row) => ({ ...row, academic_year: '2026-27' }));
  expect(newerLists({ ...tables, madridCutOffs: brought }).madrid).toBeUndefined();
});

test('a campus has its own grade where the list names each: Audiovisual at Rey Juan Carlos, read by hand', () => {
  const { 'comunicacion-audiovisual': audiovisual, psicologia } = campusGrades(
    readTables(process.cwd()),
  );
  expect(audiovisual).toContain('urjc · Fuenlabrada · 8.56; urjc · Madrid · 9.115');
  expect(psicologia ?? '').not.toContain('urjc');
});
