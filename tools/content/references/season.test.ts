import { expect, test } from 'vitest';
import { seasonMistakes } from './season.ts';

const written = {
  es: new Set(['/', '/precios', '/carreras']),
  en: new Set(['/en', '/en/prices', '/en/careers']),
};
const told = (es: string, en = '/en') =>
  seasonMistakes(
    {
      season: {
        from: '2027-03-01',
        until: '2027-03-31',
        words: { es: 'Plazas de marzo', en: 'Places in March' },
        link: { words: { es: 'Reserva', en: 'Book' }, address: { es, en } },
      },
    },
    written,
  );

test('a notice leads to a page that is there, to the page of a record, or to another site', () => {
  for (const address of [
    '/',
    '/precios',
    '/precios?de=aviso#lista',
    '/carreras/zoologia',
    'https://faro.org/x',
  ])
    expect(told(address)).toEqual([]);
  expect(seasonMistakes({ season: undefined }, written)).toEqual([]);
});

test('a page that is not there, or of the other language, is told at its field', () => {
  for (const address of ['/precio', '/en', '/en/prices', '/x/y', '/no'])
    expect(told(address)).toEqual([
      `content/site.yaml season.link.address.es: no page is called ${address}`,
    ]);
  expect(told('/', '/precios')).toEqual([
    'content/site.yaml season.link.address.en: no page is called /precios',
  ]);
  expect(told('/', '/en/nothing')).toHaveLength(1);
});
