import { expect, test } from 'vitest';
import { professionSchema } from '#content/schemas/profession.ts';
import { readRecord, told } from './record.ts';

const text = `name:
  es: Pilotaje
  en: Flying
gates:
  - shared: chamber
  - kind: licence
    what:
      es: Hace falta una licencia.
    source:
      mark: X
      source: AESA
      url: https://www.seguridadaerea.gob.es/
      checked: 2026-11-23
`;
const mistakesIn = (changed: string) => {
  const read = readRecord('flying.yaml', changed, professionSchema);
  return 'mistakes' in read ? read.mistakes.map((mistake) => told(mistake, changed)) : [];
};

test('of what may stand in a place, the mistakes of that are told which fits best', () => {
  expect(mistakesIn(text)).toEqual([
    'flying.yaml:8 gates.1.what.en: is missing',
    'flying.yaml:10 gates.1.source.mark: Invalid option: expected one of "V"|"S"|"U"',
  ]);
});

test('a name of what is shared has nothing beside it', () => {
  const mended = text
    .replace('mark: X', 'mark: U')
    .replace('licencia.\n', 'licencia.\n      en: A licence.\n');
  expect(mistakesIn(mended)).toEqual([]);
  expect(
    mistakesIn(mended.replace('shared: chamber', 'shared: chamber\n    about: doctors')),
  ).toEqual(['flying.yaml:6 gates.0.about: is no field of this kind of record']);
});
