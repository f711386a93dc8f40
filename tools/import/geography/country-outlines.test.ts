import { expect, test } from 'vitest';
import { countryOutlines } from './country-outlines.ts';

/** Uruguay as a square of two arcs with an islet, and a country that has no page. */
const file = {
  type: 'Topology',
  transform: { scale: [1, 1], translate: [-58, -35] },
  objects: {
    countries: {
      geometries: [
        { type: 'MultiPolygon', id: '858', arcs: [[[0, -2]], [[2]]] },
        { type: 'Polygon', arcs: [[2]] },
      ],
    },
  },
  arcs: [
    [
      [0, 0],
      [4, 0],
      [0, 4],
    ],
    [
      [0, 0],
      [0, 4],
      [4, 0],
    ],
    [
      [9, 9],
      [0.01, 0],
      [0, 0.01],
      [-0.01, -0.01],
    ],
  ],
};

test('a country is one closed line of its arcs, without islands that nobody sees', () => {
  expect(countryOutlines.rowsOf([JSON.stringify(file)], [])).toEqual([
    {
      country: 'UY',
      ring: '1',
      points: '-58.00,-35.00 -54.00,-35.00 -54.00,-31.00 -58.00,-31.00 -58.00,-35.00',
    },
  ]);
});

test('a country without an outline is refused', () => {
  expect(countryOutlines.problemsOf([], [])).toContain('MX: no tiene contorno');
});
