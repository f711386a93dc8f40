// Every name of a district's newest list and of the Ministry's lists is a degree of ours, several in one, or judged by hand.
import { expect, test } from 'vitest';
import { besideSource } from '#tests/beside-source.ts';
import { sourceText } from '#tests/source-files.ts';
import { rowsIn, tables } from '#tools/tables/tables.ts';
import { degreeOfListedName } from './degree-of-name.ts';
import { bareName, isSeveralDegrees, judgedDegree, unjudgedNames } from './judged-names.ts';
import { unjudgedOfMinistry } from './ministry/unjudged-of-ministry.ts';

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

besideSource(() => {
  test('no name of the Ministry is left unjudged', () => {
    const files = [
      'careers/es_degrees_by_university_city_2020.csv',
      'careers/es_public_degrees_places_demand_2020-21.csv',
      'admission/spain-notas-corte-ministerio.csv.gz',
    ];
    expect(unjudgedOfMinistry(files.map(sourceText))).toEqual([]);
  });
});

test('a new name of the Ministry is said, once, without what stands around it', () => {
  const register = [
    'university,type,city,centre,degree_code,degree,field_code,field',
    'A,Pública,A,F,1,Grado en Derecho,042101,Derecho',
    'A,Pública,A,F,2,Grado en Nada (Inglés),042101,Derecho',
    'A,Pública,A,F,3,Doble Grado en Nada y Todo,042101,Derecho',
  ].join('\n');
  const places = [
    'region,university,city,centre,centre_type,degree_code,degree,places',
    'Andalucía,A,A,F,Centro propio,2,Grado en Nada,50',
    'Andalucía,A,A,F,Centro propio,3,Grado en Derecho / Bachelor in Law,50',
    'Andalucía,A,A,F,Centro propio,2501234,Grado en Menos / Less,50',
    'Andalucía,A,A,F,Centro propio,7001234,Grado en Menos / Grado en Más,50',
  ].join('\n');
  const cutOffs = [
    'Year,University,Unit,Code,Degree,Cutoff,DegreeOnly',
    '2022,A,F,4,Grado en Poco,8.1,Grado en Poco',
  ].join('\n');
  expect(unjudgedOfMinistry([register, places, cutOffs]).map((line) => line.split('.')[0])).toEqual(
    ['Nombre sin decidir: Nada', 'Nombre sin decidir: Menos / Less', 'Nombre sin decidir: Poco'],
  );
});

test('a list has the degree that its name was judged to be', () => {
  const otherwise = listed.filter(({ bare, list, branch, degree_id }) => {
    const verdict = judgedDegree(bare, list);
    return verdict !== undefined && branch !== 'Dobles Grados' && verdict !== degree_id;
  });
  expect(otherwise.map(({ degree }) => degree)).toEqual([]);
  expect(listed.filter(({ bare, list }) => judgedDegree(bare, list))).toHaveLength(76);
});

test('a name that is one university’s degree of ours is none at another', () => {
  const name = 'Grado en Ingeniería Química Industrial';
  expect(['almeria', 'oviedo', undefined].map((at) => degreeOfListedName(name, at))).toEqual([
    'ingenieria-quimica',
    undefined,
    undefined,
  ]);
  const alone = judged.filter(({ university }) => university !== '');
  expect(alone.filter(({ name: each }) => judgedDegree(each, 'spain') !== '')).toEqual([]);
  const offers = rowsIn(root, tables.offers);
  const taught = (row: (typeof judged)[number]) =>
    offers.filter((o) => o.degree_id === row.degree_id && o.university === row.university).length;
  expect(alone.map(taught)).toEqual(alone.map(() => 1));
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
