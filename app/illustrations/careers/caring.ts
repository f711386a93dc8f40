// Careers that care for somebody: an animal, a mind, a tooth.
import { disc, type Drawing } from '#app/illustrations/shape.ts';

/** A dog that sits and waits, with a collar, and the cross of a practice. */
export const veterinary: Drawing = [
  ['pale', 'M82 18h12v10h10v12H94v10H82V40H72V28h10z'],
  ['leaf', 'M85 21h6v10h10v6H91v10h-6V37H75v-6h10z'],
  ['beam', 'M30 22q10-8 20-2l14 4q4 6-2 10l-12 2v10q14 10 14 34H24q-4-26 6-36z'],
  ['shade', 'M50 46q14 10 14 34H52q4-18-2-34z'],
  ['coral', 'M31 42q10 6 19 2v5q-10 4-20-1z'],
  ['ink', 'M30 22q-10 4-10 20 8 2 12-8zM60 24l6 1q0 6-5 6z' + disc(47, 25, 2)],
  ['edge', disc(41, 50, 3)],
  ['beam-line', 'M26 76q-16 0-14-16'],
];

/** A head from the side, in which a morning begins. */
export const psychology: Drawing = [
  ['sea', 'M38 80V64q-14-8-14-26Q24 10 56 10t34 26l8 14q1 3-3 4h-4v10q0 6-7 6H72v10z'],
  ['shade', 'M72 14q18 6 18 22l8 14q1 3-3 4h-4v10q0 6-7 6H72v10h-8V66q16-2 16-22t-8-30z'],
  ['soft', 'M36 44a20 20 0 1 1 40 0z'],
  ['beam', 'M45 44a11 11 0 1 1 22 0z'],
  ['beam-line', 'M56 28v-6M43 33l-4-4M69 33l4-4'],
  ['pale-line', 'M34 50q6-4 11 0t11 0 11 0 11 0'],
];

/** A tooth that shines, and the mirror that has found it so. */
export const dentistry: Drawing = [
  [
    'pale',
    'M26 18q12-6 22 1 10-7 22-1 12 8 6 26-4 10-5 22-1 14-8 14-6 0-7-12-2-10-8-10t-8 10q-1 12-7 12-7 0-8-14-1-12-5-22-6-18 6-26z',
  ],
  ['shade', 'M62 16q6-1 8 2 12 8 6 26-4 10-5 22-1 14-8 14-3 0-5-4 6-2 7-14 1-12 4-20 4-18-7-26z'],
  ['beam', 'M30 30l3-8 3 8 8 3-8 3-3 8-3-8-8-3z'],
  ['ink-line', 'M94 78L104 44'],
  ['sea', disc(104, 32, 12)],
  ['edge', disc(104, 32, 8)],
  ['pale-line', 'M99 33q2-5 6-5'],
];

/** A cat with a bandaged paw, and the cross of a practice. */
export const veterinaryCare: Drawing = [
  ['pale', 'M90 14h10v8h8v10h-8v8H90v-8h-8V22h8z'],
  ['leaf', 'M92 17h6v8h8v4h-8v8h-6v-8h-8v-4h8z'],
  ['beam-line', 'M78 76q18 0 14-20'],
  ['beam', 'M34 80q-6-30 16-36h14q22 6 18 36z'],
  ['shade', 'M60 46q24 4 22 34H66q6-18-6-34z'],
  ['beam', 'M40 32l2-20 13 8h6l13-8 2 20q0 20-18 20t-18-20z'],
  ['shade', 'M62 20l12-8 2 20q0 20-18 20 12-4 12-20z'],
  ['pale', 'M50 42q8-6 16 0-2 8-8 8t-8-8z'],
  ['night', 'M55 40h6l-3 4z' + disc(50, 33, 2.2) + disc(66, 33, 2.2)],
  ['pale', 'M40 64h15v10H40z'],
  ['edge', 'M45 64h2v10h-2zM50 64h2v10h-2z'],
];
