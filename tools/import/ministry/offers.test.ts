import { expect, test } from 'vitest';
import { offers } from './offers.ts';

const register = [
  'university,type,city,centre,degree_code,degree,field_code,field',
  'Granada,Pública,Granada,Facultad de Medicina,1,Grado en Medicina,091201,Medicina',
  'Granada,Pública,Granada,Centro Católico de Medicina,1,Grado en Medicina,091201,Medicina',
  'Navarra,Privada,Pamplona/Iruña,Facultad de Medicina,7,Grado en Medicina,091201,Medicina',
].join('\n');
const places = [
  'region,university,city,centre,centre_type,degree_code,degree,places',
  'Andalucía,Granada,Granada,Facultad de Medicina,Centro propio,1,Grado en Medicina,200',
  'Andalucía,Granada,Granada,Facultad de Medicina,Centro propio,2,Grado en Medicina,53',
  'Andalucía,Granada,Granada,Escuela Privada,Centro adscrito,1,Grado en Medicina,80',
].join('\n');
const cutOffs = [
  'Year,University,Unit,Code,Degree,Cutoff,DegreeOnly',
  '2022,Granada,Facultad de Medicina,1,Grado en Medicina,13.319,Grado en Medicina',
  '2022,Granada,Facultad de Medicina,2,Grado en Medicina,13.1,Grado en Medicina',
  '2022,Granada,Escuela Privada,1,Grado en Medicina,5,Grado en Medicina',
  '2021,Granada,Facultad de Medicina,1,Grado en Medicina,NA,Grado en Medicina',
].join('\n');
const files = [register, places, cutOffs];

const empty = { 2015: '', 2016: '', 2017: '', 2018: '', 2019: '', 2020: '', 2021: '' };
const granada = { degree_id: 'medicina', university: 'granada', city: 'Granada' };

test('own centres of a city are one offer, places added up, the lowest grade; affiliated ones are none', () => {
  expect(offers.rowsOf(files, [])).toEqual([
    { ...granada, codes: '1 2', places_2020: '253', ...empty, 2021: '13.1' },
    {
      degree_id: 'medicina',
      university: 'navarra',
      city: 'Pamplona',
      codes: '7',
      places_2020: '',
      ...empty,
    },
  ]);
});

test('a grade that no file places is not kept from the table', () => {
  const before = [{ ...granada, ...empty, 2015: '12.669' }];
  expect(offers.rowsOf(files, before)[0]).toMatchObject({ 2015: '' });
});

test.each([
  [
    'a grade below 5',
    { ...granada, ...empty, 2021: '4.9' },
    'medicina granada: no es una nota: 4.9',
  ],
  [
    'no number of places',
    { ...granada, ...empty, places_2020: 'SL' },
    'medicina granada: no son plazas: SL',
  ],
  [
    'places of a private university',
    { ...granada, university: 'navarra', ...empty, places_2020: '20' },
    'medicina navarra: una universidad privada tiene plazas o notas',
  ],
])('%s is refused', (_, row, problem) => {
  expect(offers.problemsOf([row], [])).toEqual([problem]);
});

test('a centre under a name that no list has is where none of the others teaches, and nowhere while two are unnamed', () => {
  const inTwo = [
    [
      register,
      'Vigo,Pública,Ourense,Facultad de Educación y Trabajo Social,Grado en Educación Infantil,011202,Infantil',
      'Vigo,Pública,Pontevedra,Facultad del Deporte,Grado en Educación Infantil,011202,Infantil',
    ].join('\n'),
    [
      places,
      'Galicia,Vigo,Ourense,Facultad de Educación y Trabajo Social,Centro propio,7,Grado en Educación Infantil,75',
      'Galicia,Vigo,Pontevedra,Facultad del Deporte,Centro propio,7,Grado en Educación Infantil,75',
    ].join('\n'),
    [
      cutOffs,
      '2020,Vigo,Facultad de Ciencias,7,Grado en Educación Infantil,7.21,Grado en Educación Infantil',
      '2020,Vigo,Facultad del Deporte,7,Grado en Educación Infantil,8.17,Grado en Educación Infantil',
      '2019,Vigo,Facultad de Ciencias,7,Grado en Educación Infantil,7.5,Grado en Educación Infantil',
      '2019,Vigo,Facultad de Letras,7,Grado en Educación Infantil,7.7,Grado en Educación Infantil',
    ].join('\n'),
  ];
  expect(offers.rowsOf(inTwo, []).filter(({ university }) => university === 'vigo')).toMatchObject([
    { city: 'Ourense', 2018: '', 2019: '7.21' },
    { city: 'Pontevedra', 2018: '', 2019: '8.17' },
  ]);
});
