import { disc, type Drawing } from '#app/illustrations/shape.ts';

/** A brush that paints a rainbow over a cloud. */
export const drawing: Drawing = [
  ['coral', 'M4 80a46 46 0 0 1 92 0H86a36 36 0 0 0-72 0z'],
  ['beam', 'M14 80a36 36 0 0 1 72 0h-9a27 27 0 0 0-54 0z'],
  ['sea', 'M23 80a27 27 0 0 1 54 0h-9a18 18 0 0 0-36 0z'],
  ['pale', 'M36 80a7 7 0 0 1 5-11 9 9 0 0 1 17 0 7 7 0 0 1 5 11z'],
  ['ink', 'M66 66q16-8 32 0v14H66z'],
  ['shade', 'M88 63q6 1 10 3v14H88z'],
  ['edge', 'M64 56q18-10 36 0v8q-18-8-36 0z'],
  ['beam', 'M74 53q4-4 4-14l-2-16q-1-9 6-9t6 9l-2 16q0 10 4 14-8-3-16 0z'],
  ['soft', disc(82, 21, 2.5)],
];
