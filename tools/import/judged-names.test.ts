// Every name of a district's newest list is a degree of ours, several in one, or judged by hand.
import { expect, test } from 'vitest';
import { rowsIn, tables } from '#tools/tables/tables.ts';
import { bareName, isSeveralDegrees, judgedDegree, unjudgedNames } from './judged-names.ts';

const root = process.cwd();
const judged = rowsIn(root, tables.judgedNames);
const madrid = rowsIn(root, tables.madridCutOffs).map((row) => ({
  ...row,
  list: 'spain' as const,
  bare: bareName(row.degree),
}));
const catalonia = rowsIn(root, tables.cataloniaCutOffs).map((row) => ({
  ...row,
  list: 'catalonia' as const,
  branch: '',
  bare: row.degree,
}));
const listed = [...madrid, ...catalonia];

test('no name that matches no degree is left unjudged', () => {
  const single = madrid.filter(({ branch }) => branch !== 'Dobles Grados');
  expect(unjudgedNames(single, 'spain')).toEqual([]);
  expect(unjudgedNames(catalonia, 'catalonia')).toEqual([]);
  const row = { degree: 'Derecho Digital (Vicálvaro)', degree_id: '' };
  expect(unjudgedNames([row, row], 'spain')).toEqual([
    'Nombre sin decidir: Derecho Digital. Añade a data/judged-names.csv qué grado del catálogo es, o que ninguno, y repite.',
  ]);
});

test('a list has the degree that its name was judged to be', () => {
  const otherwise = listed.filter(({ bare, list, branch, degree_id }) => {
    const verdict = judgedDegree(bare, list);
    return verdict !== undefined && branch !== 'Dobles Grados' && verdict !== degree_id;
  });
  expect(otherwise.map(({ degree }) => degree)).toEqual([]);
  expect(listed.filter(({ bare, list }) => judgedDegree(bare, list))).toHaveLength(76);
});

test('a verdict says why', () => {
  expect(judged.filter(({ reason }) => reason === '')).toEqual([]);
});

test('what is several degrees is known by its name', () => {
  expect(
    [
      'Administració i Direcció d’Empreses / Dret',
      'Enginyeria Civil + Màster Enginyeria de Camins',
      'Arquitecto/a (PARS)',
      'Programa Académico de Ingeniería Industrial vía Grado en Ing. en Tecnologías Industriales',
      'Derecho - Mención en Derecho digital y de las tecnologías',
    ].map(isSeveralDegrees),
  ).toEqual([true, true, true, true, true]);
  expect(isSeveralDegrees('Derecho')).toBe(false);
});
