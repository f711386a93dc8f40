import { expect, test } from 'vitest';
import { degrees } from '#content/catalog/degrees.ts';
import { municipalities, spainMap } from '#content/compiled/geography/spain.js';
import { newerOffersOf, taughtIn } from './taught-in.ts';

test('every city in which a degree is taught lies on the map', () => {
  const cities = new Set(degrees.flatMap(({ id }) => taughtIn(id).map(({ city }) => city)));
  cities.delete('');
  expect(cities.size).toBeGreaterThan(150);
  expect([...cities].filter((city) => !Object.hasOwn(municipalities, city))).toEqual([]);
  const outside = Object.values(municipalities).filter(
    ([x, y]) => x < 0 || y < 0 || x > spainMap.width || y > spainMap.height,
  );
  expect(outside).toEqual([]);
});

test('the Canaries lie within their frame, and nothing else does', () => {
  const { left, top } = spainMap.inset;
  const within = Object.values(municipalities).filter(([x, y]) => x > left && y > top);
  expect(new Set(within.map(([, , region]) => region))).toEqual(new Set(['canaries']));
  const all = Object.values(municipalities).filter(([, , region]) => region === 'canaries');
  expect(within).toHaveLength(all.length);
});

test('a campus of a public university and a centre that is only affiliated to it are two places', () => {
  const inMadrid = taughtIn('enfermeria').filter(({ city }) => city === 'Madrid');
  expect(inMadrid).toContainEqual(
    expect.objectContaining({ by: 'Universidad Autónoma de Madrid', kind: 'own' }),
  );
  expect(inMadrid).toContainEqual(
    expect.objectContaining({ by: 'E.U. Enfermería Cruz Roja', kind: 'other' }),
  );
  const physiotherapy = taughtIn('fisioterapia').filter(({ city }) => city === 'Madrid');
  expect(physiotherapy.map(({ by }) => by)).not.toContain('Universidad Autónoma de Madrid');
});

test('what opened after the register is a place, and what was only announced is none', () => {
  const medicine = taughtIn('medicina').map(({ city }) => city);
  expect(newerOffersOf('medicina').map(({ city }) => city)).toEqual(
    expect.arrayContaining(['Huelva', 'Burgos']),
  );
  expect(medicine).toContain('Huelva');
  expect(medicine).not.toContain('Burgos');
});
