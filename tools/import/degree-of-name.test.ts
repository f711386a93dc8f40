import { expect, test } from 'vitest';
import { degreeOfFirstName, degreeOfName, degreeOfRegisteredName } from './degree-of-name.ts';

test.each([
  ['Derecho (Semipresencial) (Vicalvaro)', 'derecho'],
  ['Administración y Direccion de Empresas (Móstoles)', 'administracion-y-direccion-de-empresas'],
  ['Magisterio de Educación Primaria (bilingüe) (Guadalajara)', 'educacion-primaria'],
  ['Educación Primaria y Educación Primaria mención Educación Física', 'educacion-primaria'],
  ['Derecho - Mención en Derecho de los negocios internacionales', undefined],
  ['Ingeniero/a del Software (PARS)', undefined],
  ['Administración y Dirección de Empresas - Derecho', undefined],
  ['Grado en Arquitectura', 'fundamentos-de-la-arquitectura'],
  ['Fundamentos de Arquitectura y Urbanismo', 'fundamentos-de-la-arquitectura'],
  ['Grado en Estudios en Arquitectura', 'estudios-de-arquitectura'],
  ['Arquitectura Técnica y Edificación (Guadalajara)', 'arquitectura-tecnica'],
  ['Economía y Negocios Internacionales', undefined],
  ['Ingeniería Náutica y Transporte Marítimo', 'nautica-y-transporte-maritimo'],
])('%s is the degree %s', (name, id) => {
  expect(degreeOfName(name)).toBe(id);
});

test('a registered name may have blanks to spare, and no second name', () => {
  expect(degreeOfRegisteredName('Grado en  Medicina')).toBe('medicina');
  expect(degreeOfRegisteredName('Grado en Economía / Economics')).toBeUndefined();
  expect(degreeOfFirstName('Grado en Economía / Economics')).toBe('economia');
  expect(degreeOfFirstName('Doble grado en Economía y Derecho')).toBeUndefined();
});
