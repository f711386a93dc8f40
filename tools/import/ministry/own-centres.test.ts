import { expect, test } from 'vitest';
import { ownCentres, readPlaces } from './own-centres.ts';

const places = readPlaces(
  [
    'region,university,city,centre,centre_type,degree_code,degree,places',
    'Galicia,A Coruña,A Coruña,Facultad de Filología,Centro propio,2501020,Grado en Turismo,64',
    'Galicia,Vigo,Vigo,Escuela Sedes Sapientiae,Centro adscrito,2501120,Grado en Educación Infantil,75',
  ].join('\n'),
);
const row = (centre: string, code: string, year: number, university = 'A Coruña') => ({
  university,
  centre,
  degree: 'Grado en Turismo',
  code,
  year,
});

test('a school that alone taught the code of a degree is what the centres with that code are now', () => {
  const school = row('Escuela Universitaria de Turismo', '2501020', 2015);
  const sapientiae = row('Centro Viejo', '2501120', 2015, 'Vigo');
  const isOwn = ownCentres(places, [school, sapientiae]);
  expect([isOwn(school), isOwn(sapientiae)]).toEqual([true, false]);
  expect(isOwn(row('Escuela Universitaria de Turismo', '9999999', 2015))).toBe(false);
});

test('one that taught it beside the university is not known by the code', () => {
  const school = row('Escuela Universitaria de Turismo', '2501020', 2015);
  const faculty = row('Facultad de Filología', '2501020', 2015);
  const isOwn = ownCentres(places, [school, faculty]);
  expect([isOwn(school), isOwn(faculty)]).toEqual([false, true]);
});
