import { box, disc, type Drawing } from '#app/illustrations/shape.ts';

/** A painting as large as a wall, in the light of three lamps. */
export const drawing: Drawing = [
  ['ink', box(30, 58, 5, 22) + box(85, 58, 5, 22)],
  ['edge', box(14, 16, 92, 44)],
  ['pale', box(18, 20, 84, 36)],
  ['sea', 'M18 56q10-26 30-18t30-10 24-8v36z'],
  ['beam', disc(44, 32, 8)],
  ['coral', 'M62 56q4-20 16-20t16 20z'],
  ['leaf', 'M26 56q2-14 10-14t10 14z'],
  ['ink-line', 'M32 16q0-8 8-8M60 16V6M88 16q0-8-8-8'],
  ['beam', 'M36 4h10l3 8H38zM54 2h12l3 8H51zM74 4h10l-2 8H71z'],
];
