import { expect, test } from 'vitest';
import { municipalities } from './municipalities.ts';

const head = 'city_in_our_data,ine_code,municipality,province,lat,lon,ambiguous';

test('a municipality has the community of its code, and two spellings are one', () => {
  const text = [
    head,
    'Cerdanyola Del Vallès,08266,Cerdanyola del Vallès,Barcelona,41.4817,2.1223,no',
    'Cerdanyola del Vallès,08266,Cerdanyola del Vallès,Barcelona,41.4817,2.1223,no',
    'Melilla,52001,Melilla,Melilla,35.2897,-2.9488,no',
  ].join('\n');
  expect(municipalities.rowsOf([text], [])).toMatchObject([
    { city: 'Cerdanyola del Vallès', region: 'catalonia', latitude: '41.4817' },
    { city: 'Melilla', region: 'melilla' },
  ]);
});

test('a code of no community and a place outside of Spain are refused', () => {
  const row = { city: 'Lisboa', ine_code: '99001', region: '', latitude: '38.7', longitude: '-38' };
  expect(municipalities.problemsOf([row], [])).toEqual([
    'Lisboa: ninguna comunidad tiene el código 99001',
    'Lisboa: no está en España',
  ]);
});
