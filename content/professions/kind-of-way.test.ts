import { expect, test } from 'vitest';
import { catalog } from '#content/catalog/registry.ts';
import { kindOfWay } from './kind-of-way.ts';

const of = (kind: string) =>
  catalog.filter((entry) => kindOfWay(entry) === kind).map(({ career }) => career.id);

test('whoever has to be a resident first is told of a specialty: all of medicine, midwives, clinical psychologists', () => {
  const medicine = catalog.filter(
    ({ degrees }) => degrees[0]?.id === 'medicina' && degrees.length === 1,
  );
  expect(medicine.length).toBeGreaterThan(10);
  expect(medicine.map(kindOfWay)).toEqual(medicine.map(() => 'specialty'));
  expect(of('specialty')).toEqual(
    expect.arrayContaining([
      'matroneria',
      'psicologia-clinica',
      'neuropsicologia',
      'analisis-clinicos',
    ]),
  );
});

test('a master’s degree is told where nobody practises without it, and not where a part of the work asks for it', () => {
  expect(of('master')).toEqual(
    expect.arrayContaining([
      'abogacia',
      'arquitectura',
      'profesorado-de-secundaria',
      'orientacion-educativa',
    ]),
  );
  for (const id of ['ingenieria-industrial', 'ciencias-actuariales', 'enfermeria', 'farmacia']) {
    expect(of('university')).toContain(id);
  }
});

test('vocational training, both ways and ways of their own stay what they are', () => {
  expect(of('vocational')).toContain('peluqueria');
  expect(of('either')).toContain('nutricion-y-dietetica');
  expect(of('own')).toContain('control-aereo');
});
