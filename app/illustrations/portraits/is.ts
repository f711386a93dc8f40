import { disc, heart, type Drawing } from '#app/illustrations/shape.ts';

/** A lens over a book, and what it finds: a heart that beats. */
export const drawing: Drawing = [
  ['pale', 'M14 60q24-8 46 2 22-10 46-2v16q-24-8-46 2-22-10-46-2z'],
  ['edge', 'M14 76q24-8 46 2 22-10 46-2v4H14z'],
  ['shade', 'M60 62q22-10 46-2v16q-24-8-46 2z'],
  ['sea', 'M78 50l6-6 22 22-6 6z'],
  ['sea', disc(62, 32, 26)],
  ['pale', disc(62, 32, 20)],
  ['coral', heart(62, 46, 16)],
  ['pale-line', 'M47 33h8l3-6 6 11 3-5h9'],
];
