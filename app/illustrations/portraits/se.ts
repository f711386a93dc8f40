import { disc, type Drawing } from '#app/illustrations/shape.ts';

/** Four people on the way up, and the flag that the first one carries. */
export const drawing: Drawing = [
  ['leaf', 'M6 80q40-4 60-20t48-12v32z'],
  ['beam', disc(24, 56, 6) + 'M15 76q0-13 9-13t9 11z'],
  ['sea', disc(44, 47, 6.5) + 'M34 71q0-17 10-17t10 11z'],
  ['coral', disc(64, 37, 7) + 'M53 66q0-22 11-22t12 14z'],
  ['ink', disc(90, 24, 8) + 'M78 53q-1-21 12-21t13 18z'],
  ['ink-line', 'M78 44L68 8M80 42l4-6'],
  ['coral', 'M68 8l22-4-3 7 6 5-21 4z'],
];
