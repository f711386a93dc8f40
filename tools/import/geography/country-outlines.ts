// The outline of each country that has a page, and of Spain, as closed lines: for a drawing, and no measurement.
import { tables } from '#tools/tables/tables.ts';
import type { Importer } from '../importer.ts';
import { areaOf, simplifyLine } from './simplify-line.ts';
import { readTopology, type Point } from './topology.ts';

/** ISO 3166: the file has numbers, we have letters. */
const codes: Readonly<Record<string, string>> = {
  '032': 'AR',
  '068': 'BO',
  '076': 'BR',
  '152': 'CL',
  '170': 'CO',
  '188': 'CR',
  '192': 'CU',
  '214': 'DO',
  '218': 'EC',
  '222': 'SV',
  '320': 'GT',
  '340': 'HN',
  '484': 'MX',
  '558': 'NI',
  '591': 'PA',
  '600': 'PY',
  '604': 'PE',
  '630': 'PR',
  '724': 'ES',
  '858': 'UY',
  '862': 'VE',
};

/** As shares of the whole country: how large an island must be, and what a turn of a line has to be worth. */
const smallestIsland = 0.002;
const smallestTurn = 0.00035;

export const countryOutlines: Importer = {
  table: tables.countryOutlines,
  files: ['countries-10m.json'],
  rowsOf([text = '']) {
    const { regions, arcs } = readTopology(text, 'countries');
    return regions
      .flatMap(({ id, rings }) => {
        const country = codes[id];
        if (!country) return [];
        const lines = rings.map((ring) => joined(ring, arcs));
        const whole = lines.reduce((sum, line) => sum + areaOf(line), 0);
        return lines
          .filter((line) => areaOf(line) > smallestIsland * whole)
          .toSorted((one, other) => areaOf(other) - areaOf(one))
          .map((line, at) => ({
            country,
            ring: String(at + 1),
            points: written(simplifyLine(line, smallestTurn * whole)),
          }));
      })
      .toSorted((one, other) => one.country.localeCompare(other.country));
  },
  problemsOf: (rows) => [
    ...Object.values(codes).flatMap((code) =>
      rows.some(({ country }) => country === code) ? [] : [`${code}: no tiene contorno`],
    ),
    ...rows.flatMap(({ country, ring, points = '' }) =>
      points.split(' ').length > 3 && points.split(' ').every(isOnEarth)
        ? []
        : [`${country} ${ring}: no es un contorno`],
    ),
  ],
};

/** Arcs one after the other; `~index` is one walked backwards, and each begins where the one before it ends. */
function joined(ring: readonly number[], arcs: readonly Point[][]): readonly Point[] {
  return ring.flatMap((index, at) => {
    const arc = (index < 0 ? arcs[~index]?.toReversed() : arcs[index]) ?? [];
    return at === 0 ? arc : arc.slice(1);
  });
}

/** `-99.1,19.4 …`: degrees east and north. */
function written(points: readonly Point[]): string {
  return points.map((point) => point.map((each) => each.toFixed(2)).join(',')).join(' ');
}

function isOnEarth(point: string): boolean {
  const [longitude = NaN, latitude = NaN] = point.split(',').map(Number);
  return Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90;
}
