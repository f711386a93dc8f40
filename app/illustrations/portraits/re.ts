import { box, disc, type Drawing } from '#app/illustrations/shape.ts';

/** A stall that has just been put up, with its flag, and the ladder. */
export const drawing: Drawing = [
  ['edge', box(30, 36, 4, 44) + box(80, 36, 4, 44)],
  ['night', box(34, 40, 46, 22)],
  ['beam', disc(44, 55, 5) + disc(56, 55, 5) + disc(68, 55, 5) + disc(50, 48, 4) + disc(62, 48, 4)],
  ['sea', box(26, 60, 62, 20)],
  ['shade', box(26, 60, 62, 4)],
  ['pale', box(34, 68, 18, 8) + box(62, 68, 18, 8)],
  [
    'coral',
    'M32 24h50l8 14v4q-4 4-8 0-4 4-8 0-4 4-8 0-4 4-9 0-4 4-9 0-4 4-8 0-4 4-8 0-4 4-8 0v-4z',
  ],
  ['pale', 'M42 24h9l-3 18q-4 3-8 0-1 1-2 1zM61 24h9l6 18q-4 3-8 0-2 1-4 1z'],
  ['ink', box(56, 6, 3, 18)],
  ['beam', 'M59 6l16 5-16 6z'],
  ['ink-line', 'M96 80l8-52M108 80l4-51M98 70h11M99.5 60h10M101 50h9M102.5 40h8'],
];
