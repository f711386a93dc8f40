import { disc, type Drawing } from '#app/illustrations/shape.ts';

/** A tangle that becomes the path of a rocket. */
export const drawing: Drawing = [
  [
    'sea-line',
    'M12 62c2-22 32-22 32-2s-28 20-26 2 30-18 30 2-20 16-16 0 18-18 28-4c8 11 8 18 18 12q6-4 8-12',
  ],
  ['ink-line', 'M16 66c0-20 28-22 30-4s-26 20-26 2'],
  ['coral', 'M70 42l-13-1 9-13 13 1zM91 54l3 12 11-11-2-12z'],
  ['pale', 'M73 43q-1-26 36-38 2 34-18 51z'],
  ['shade', 'M109 5q2 34-18 51l-7-5q20-18 25-46z'],
  ['coral', 'M109 5l-16 7q2 11 16 11z'],
  ['sea', disc(92, 33, 6)],
  ['night', disc(92, 33, 3.5)],
  ['beam', 'M73 46l13 9q-4 9-18 12-2-12 5-21z'],
];
