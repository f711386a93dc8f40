import { expect, test } from 'vitest';
import { countrySchema } from './country.ts';

const sentence = {
  id: 'way-zt-diploma',
  says: { es: 'Terminas la educación media.', en: 'You finish educación media.' },
  source: 'A ministry',
  url: 'https://ministry.example/diplomas',
  mark: 'V',
  checked: '2026-11-20',
  staleAfter: '2027-11-20',
};
const country = {
  code: 'ZT',
  name: { es: 'Juguetería', en: 'Toyland' },
  title: { es: 'Estudiar en España desde Juguetería', en: 'Studying in Spain from Toyland' },
  slug: { es: 'jugueteria', en: 'toyland' },
  access: 'homologation',
  ownWords: ['educación media'],
  heads: {},
  paper: { es: 'diploma de juguete', en: 'toy diploma' },
  diploma: [sentence],
  papers: [],
  year: [],
  yearEnds: 'ask',
  marks: [],
  consulate: [],
  money: [],
  consulatePages: [{ city: 'Zeta', url: 'https://example.org/zeta' }],
  currencies: ['ZTD'],
  lastDays: ['2026-11-20'],
  time: { zone: 'America/Lima', city: { es: 'Juguete', en: 'Toy' } },
  more: [],
};

test('a whole country is taken as it is', () => {
  expect(countrySchema.parse(country)).toEqual(country);
});

test.each([
  ['a name of there that no sentence has', { ownWords: ['educación media', 'prepa'] }, 'ownWords'],
  ['a sentence with a name of there that is not listed', { ownWords: [] }, 'ownWords'],
  ['dates of a school year for longer than until March', { year: [sentence] }, 'year.0.staleAfter'],
  ['a clock that is none', { time: { ...country.time, zone: 'Toyland/Toy' } }, 'time.zone'],
  ['a currency by its name', { currencies: ['dollar'] }, 'currencies.0'],
  ['a code that is none', { code: 'Toyland' }, 'code'],
])('%s is refused', (_case, change, field) => {
  const { error } = countrySchema.safeParse({ ...country, ...change });
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([field]);
});
