import { expect, test } from 'vitest';
import { spainLines } from './spain-lines.ts';

/** Two squares beside each other near Madrid, which share the middle line, and an islet too small to see. */
const file = {
  type: 'Topology',
  transform: { scale: [0.1, 0.1], translate: [-4, 40] },
  objects: {
    autonomous_regions: {
      geometries: [
        { type: 'Polygon', id: '08', arcs: [[0, 1]] },
        { type: 'MultiPolygon', id: '13', arcs: [[[-1, 2]], [[3]]] },
      ],
    },
  },
  arcs: [
    // The shared line has a turn that nobody sees.
    [
      [10, 0],
      [0.02, 5],
      [-0.02, 5],
    ],
    [
      [10, 10],
      [-10, 0],
      [0, -10],
      [10, 0],
    ],
    [
      [10, 10],
      [10, 0],
      [0, -10],
      [-10, 0],
    ],
    [
      [30, 0],
      [0.1, 0],
      [0, 0.1],
      [-0.1, -0.1],
    ],
  ],
};

test('land is one closed line around regions, and what they share is drawn once, without turns that nobody sees', () => {
  expect(spainLines.rowsOf([JSON.stringify(file)], [])).toEqual([
    {
      line: '1',
      kind: 'land',
      points: '-3.00,41.00 -4.00,41.00 -4.00,40.00 -2.00,40.00 -2.00,41.00 -3.00,41.00',
    },
    { line: '2', kind: 'border', points: '-3.00,40.00 -3.00,41.00' },
  ]);
});

test('a place outside of Spain is refused', () => {
  expect(spainLines.problemsOf([{ line: '1', kind: 'land', points: '-99,19' }], [])).toEqual([
    '1: no está en España',
  ]);
});
