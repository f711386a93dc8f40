import { expect, test } from 'vitest';
import { areasAfterwards } from './areas-afterwards.ts';
import { cityOf } from './cities.ts';
import { degreeFields } from './degree-fields.ts';
import { movements } from './movements.ts';
import { publicDegrees } from './public-degrees.ts';
import { spainCutOffs } from './spain-cut-offs.ts';
import { universities } from './universities.ts';

test.each([
  ['Almunia De Doña Godina (La)', 'La Almunia de Doña Godina'],
  ['Elche/Elx', 'Elche'],
  ['Ontinyent / Valencia', 'Ontinyent, Valencia'],
  ['Bilbao / Donostia/San Sebastián', 'Bilbao, Donostia-San Sebastián'],
  ["Sant Joan D'Alacant", 'Sant Joan D’Alacant'],
])('%s is %s', (cell, city) => {
  expect(cityOf(cell)).toBe(city);
});

test('a lowest grade is that of own centres, of several the lowest and the highest', () => {
  const places = [
    'region,university,city,centre,centre_type,degree_code,degree,places',
    'Andalucía,Sevilla,Osuna,Centro de Osuna,Centro adscrito,1,Grado en Derecho,50',
  ].join('\n');
  const cutOffs = [
    'Year,University,Unit,Code,Degree,Cutoff,DegreeOnly',
    '2022,Sevilla,Facultad de Derecho,1,Grado en Derecho,8.1,Grado en Derecho',
    '2022,Sevilla,Escuela Politécnica,2,Grado en Derecho,4.5,Grado en Derecho (Inglés)',
    '2022,Sevilla,Centro de Osuna,1,Grado en Derecho,5,Grado en Derecho',
    '2022,Sevilla,Centro de Nadie,1,Grado en Derecho,5.5,Grado en Derecho',
    '2019,Sevilla,Facultad de Derecho,1,Grado en Derecho,7,Grado en Derecho',
  ].join('\n');
  const rows = spainCutOffs.rowsOf([cutOffs, places], []);
  expect(rows).toEqual([
    {
      degree_id: 'derecho',
      university: 'us',
      year: '2021',
      codes: '1 2',
      lowest: '5',
      highest: '8.1',
    },
  ]);
  expect(spainCutOffs.problemsOf(rows, [])).toEqual([]);
  expect(
    spainCutOffs.problemsOf(
      [{ degree_id: 'derecho', university: 'us', lowest: '9', highest: '8' }],
      [],
    ),
  ).toEqual(['derecho us: no son notas: 9 a 8']);
});

test('movements are counted by level: half moved by the median at the most, four of five by less', () => {
  const pairs = [0.1, 0.2, 0.3, 0.4, 0.5].flatMap((moved, at) => [
    `2021,Granada,Facultad,${at},Grado,7,Grado`,
    `2022,Granada,Facultad,${at},Grado,${7 + moved},Grado`,
  ]);
  const text = ['Year,University,Unit,Code,Degree,Cutoff,DegreeOnly', ...pairs].join('\n');
  const moved = { from: '7', years: '1', median: '0.3', most: '0.5', pairs: '5' };
  const rows = movements.rowsOf([text], []);
  expect(rows).toContainEqual({ region: 'spain', ...moved });
  // Five pairs are too few for a region.
  expect(rows.filter(({ region }) => region !== 'spain')).toEqual([]);
});

test('a degree has the most frequent field of its offers', () => {
  const text = [
    'university,type,city,centre,degree_code,degree,field_code,field',
    'A,Pública,A,F,1,Grado en Biología,051101,Biología',
    'B,Pública,B,F,1,Grado en Biología,051201,Bioquímica',
    'C,Privada,C,F,1,Grado en Biología / Biology,051101,Biología',
    'C,Privada,C,F,1,Grado en Biología y Derecho,051102,Otra',
  ].join('\n');
  expect(degreeFields.rowsOf([text], [])).toEqual([
    { degree_id: 'biologia', field_code: '051101', field: 'Biología' },
  ]);
});

test('a university that is new has to be given its own name', () => {
  const text = [
    'university,type,city,centre,degree_code,degree,field_code,field',
    'Fernando Pessoa-Canarias (UFP-C),Privada,A,F,1,Grado en Derecho,042101,Derecho',
  ].join('\n');
  const rows = universities.rowsOf([text], []);
  expect(universities.problemsOf(rows, [])).toEqual([
    'fernando-pessoa-canarias: no tiene nombre propio en la tabla',
  ]);
  const before = [{ id: 'fernando-pessoa-canarias', name: 'Universidad Fernando Pessoa Canarias' }];
  expect(universities.rowsOf([text], before)).toEqual([
    expect.objectContaining({ ...before[0], kind: 'private' }),
  ]);
});

test('only degrees of the catalogue are counted, and a count is a number', () => {
  const rows = publicDegrees.rowsOf(
    ['grado,n_ofertas\nGrado en Medicina,35\nGrado en Nada,2\n'],
    [],
  );
  expect(rows).toEqual([{ name: 'Grado en Medicina', offers: '35' }]);
  expect(publicDegrees.problemsOf([{ name: 'Grado en Medicina', offers: '0' }], [])).toEqual([
    'Grado en Medicina: no es un recuento: 0',
  ]);
});

test('areas that do not add up to all people are refused', () => {
  const area = {
    id: 'law',
    affiliated_year1: '30',
    affiliated_year4: '60',
    base_year1: '20000',
    base_year4: '25000',
  };
  const rows = [
    { ...area, name: 'Total', graduates: '1000' },
    { ...area, name: 'Derecho', graduates: '900' },
  ];
  expect(areasAfterwards.problemsOf(rows, [])).toEqual(['las áreas suman 900 de 1000 personas']);
});
