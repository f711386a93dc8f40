// Where the municipalities lie in which a university teaches: the middle of each, not of its campus.
import { readTable } from '#tools/tables/table.ts';
import { tables } from '#tools/tables/tables.ts';
import type { RegionId } from '#domain/regions.ts';
import type { Importer } from '../importer.ts';
import { cityOf } from '../ministry/cities.ts';

/** The first two figures of the INE's code are the province. */
const provinces: Readonly<Record<RegionId | 'ceuta' | 'melilla', string>> = {
  andalusia: '04 11 14 18 21 23 29 41',
  aragon: '22 44 50',
  asturias: '33',
  balearics: '07',
  canaries: '35 38',
  cantabria: '39',
  'castilla-la-mancha': '02 13 16 19 45',
  'castilla-y-leon': '05 09 24 34 37 40 42 47 49',
  catalonia: '08 17 25 43',
  valencia: '03 12 46',
  extremadura: '06 10',
  galicia: '15 27 32 36',
  'la-rioja': '26',
  madrid: '28',
  murcia: '30',
  navarre: '31',
  'basque-country': '01 20 48',
  ceuta: '51',
  melilla: '52',
};

export const municipalities: Importer = {
  table: tables.municipalities,
  files: ['campus_cities_geo.csv'],
  rowsOf([text = '']) {
    const rows = readTable(text, [
      'city_in_our_data',
      'ine_code',
      'municipality',
      'province',
      'lat',
      'lon',
      'ambiguous',
    ]);
    const told = rows.map((row) => ({
      city: cityOf(row.city_in_our_data),
      ine_code: row.ine_code,
      municipality: row.municipality,
      region: regionOf(row.ine_code),
      latitude: row.lat,
      longitude: row.lon,
    }));
    // Two spellings of the file are one of ours.
    return [...new Map(told.map((row) => [row.city, row])).values()];
  },
  problemsOf: (rows) =>
    rows.flatMap(({ city, ine_code = '', region, latitude, longitude }) => [
      ...(region ? [] : [`${city}: ninguna comunidad tiene el código ${ine_code}`]),
      ...(isIn(latitude, 27.5, 44) && isIn(longitude, -18.3, 4.5)
        ? []
        : [`${city}: no está en España`]),
    ]),
};

function regionOf(code: string): string {
  const own = code.slice(0, 2);
  return Object.entries(provinces).find(([, codes]) => codes.split(' ').includes(own))?.[0] ?? '';
}

function isIn(cell: string | undefined, from: number, to: number): boolean {
  return Number(cell) > from && Number(cell) < to;
}
