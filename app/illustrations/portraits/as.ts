import { box, disc, type Drawing } from '#app/illustrations/shape.ts';

/** A book that opens as a scene, and those for whom it was made. */
export const drawing: Drawing = [
  ['beam', disc(78, 24, 11)],
  ['leaf', 'M28 58q16-24 32-8 16-22 32 8z'],
  ['pale', box(44, 30, 20, 20)],
  ['coral', 'M40 32l14-14 14 14z'],
  ['night', box(51, 38, 7, 12)],
  ['sea', 'M12 50q26-6 48 8 22-14 48-8v10q-26-6-48 8-22-14-48-8z'],
  ['shade', 'M60 58q22-14 48-8v10q-26-6-48 8z'],
  ['coral', disc(32, 64, 7) + 'M20 80q0-8 12-8t12 8z'],
  ['ink', disc(60, 66, 7) + 'M48 80q0-6 12-6t12 6z'],
  ['beam', disc(88, 64, 7) + 'M76 80q0-8 12-8t12 8z'],
];
