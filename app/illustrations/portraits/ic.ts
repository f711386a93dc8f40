import { box, disc, type Drawing } from '#app/illustrations/shape.ts';

/** Seven points, which the round ends of lines draw. */
const row = (x: number, y: number) => `M${x} ${y}${'h.1m10.9 0'.repeat(6)}h.1`;

/** The four short lines of a ruler between two long ones. */
const marks = (x: number) => [0, 10, 20, 30].map((more) => box(x + more, 68, 1.5, 4)).join('');

/** A screen of points of which six make a hexagon, and a ruler. */
export const drawing: Drawing = [
  ['edge', 'M20 8h80q4 0 4 4v52H16V12q0-4 4-4z'],
  ['night', box(21, 13, 78, 46)],
  ['sea-line', row(28, 17) + row(33.5, 26.5) + row(28, 36) + row(33.5, 45.5) + row(28, 55)],
  ['beam-line', 'M49.5 17l22 0M49.5 17L38.5 36l11 19h22L82.5 36l-11-19'],
  [
    'beam',
    disc(49.5, 17, 3.2) +
      disc(71.5, 17, 3.2) +
      disc(38.5, 36, 3.2) +
      disc(82.5, 36, 3.2) +
      disc(49.5, 55, 3.2) +
      disc(71.5, 55, 3.2),
  ],
  ['pale', box(8, 68, 104, 12)],
  ['edge', 'M14 68h1.5v7H14zM64 68h1.5v7H64z' + marks(24) + marks(74)],
  ['shade', box(8, 76, 104, 4)],
];
