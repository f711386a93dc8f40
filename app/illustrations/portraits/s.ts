import { box, heart, type Drawing } from '#app/illustrations/shape.ts';

/** Two cups, and what is between those who drink. */
export const drawing: Drawing = [
  ['coral', heart(60, 36, 15)],
  ['sea-line', 'M30 44q-4-5 0-9t0-9M40 44q-4-5 0-9t0-9'],
  ['coral-line', 'M80 44q-4-5 0-9t0-9M90 44q-4-5 0-9t0-9'],
  ['ink-line', 'M22 56h-4q-5 0-5 6 0 8 11 8M98 56h4q5 0 5 6 0 8-11 8'],
  ['sea', 'M20 50h30v18q0 6-6 6H26q-6 0-6-6z'],
  ['shade', 'M42 50h8v18q0 6-6 6h-6q4-2 4-6z'],
  ['beam', 'M70 50h30v18q0 6-6 6H76q-6 0-6-6z'],
  ['shade', 'M92 50h8v18q0 6-6 6h-6q4-2 4-6z'],
  ['pale', box(14, 74, 42, 3) + box(64, 74, 42, 3)],
  ['ink', box(8, 77, 104, 3)],
];
