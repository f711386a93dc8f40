import { box, disc, type Drawing } from '#app/illustrations/shape.ts';

/** A house for birds, the hammer and two nails. */
export const drawing: Drawing = [
  ['edge', box(52, 60, 6, 20)],
  ['sea', 'M34 34h42v28H34z'],
  ['shade', box(66, 34, 10, 28)],
  ['coral', 'M55 10l30 24-4 5-26-21-26 21-4-5z'],
  ['night', disc(53, 44, 7)],
  ['beam', box(50, 54, 7, 3)],
  ['beam', 'M92 80l6-44 6 1-6 43z'],
  ['ink', 'M86 26l22 3q4 1 3 5l-1 5-26-4z'],
  ['edge', box(14, 76, 20, 4) + box(62, 76, 14, 4)],
  ['ink-line', 'M18 72l6-12M16 60l5 12'],
];
