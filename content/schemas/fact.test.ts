import { expect, test } from 'vitest';
import { factSchema } from './fact.ts';

const fact = {
  id: 'room-lugo-2026',
  value: 300,
  unit: 'EUR/month',
  year: '2025-26',
  what: { es: 'habitación', en: 'room' },
  where: { es: 'Lugo, primavera de 2026', en: 'Lugo, spring 2026' },
  source: 'A paper',
  url: 'https://paper.example/rooms',
  mark: 'S',
  checked: '2026-11-20',
  staleAfter: '2027-06-30',
  said: { by: 'press', on: '2026-04' },
};

test('a whole fact is taken as it is', () => {
  expect(factSchema.parse(fact)).toEqual(fact);
});

test.each([
  ['no year of a price', { year: undefined }, 'year'],
  ['a year that is none', { year: '2025-28' }, 'year'],
  ['a place that names another year', { where: { es: 'Lugo, 2024', en: 'Lugo, 2024' } }, 'where'],
  ['words for a number', { value: '300' }, 'value'],
  ['a number for a day', { unit: 'day' }, 'value'],
  ['a day that is none', { unit: 'day', value: '2026-02-30' }, 'value'],
  ['one language twice', { what: { es: 'room', en: 'room' } }, 'what'],
  ['no https', { url: 'http://paper.example/rooms' }, 'url'],
  ['a next look before the last', { staleAfter: '2026-11-20' }, 'staleAfter'],
  ['press without who says it', { said: undefined }, 'said'],
  ['what was read at its source with who says it', { mark: 'V' }, 'said'],
  ['a month that is none', { said: { by: 'press', on: 'abril' } }, 'said.on'],
])('%s is refused', (_case, change, field) => {
  const { error } = factSchema.safeParse({ ...fact, ...change });
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([field]);
});
