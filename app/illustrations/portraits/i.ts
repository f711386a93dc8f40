import { box, type Drawing } from '#app/illustrations/shape.ts';

/** Light that goes into a prism and comes out in its colours. */
export const drawing: Drawing = [
  ['night', 'M60 1l48 27v52H12V28z'],
  ['pale-line', 'M2 62L46 44'],
  ['coral', 'M64 34l52-14v9L66 37z'],
  ['beam', 'M66 37l50-8v9L68 41z'],
  ['leaf', 'M68 41l48-3v9L70 44z'],
  ['sea', 'M70 44l46 3v10L72 48z'],
  ['pale', 'M56 16l28 48H28z'],
  ['edge', 'M56 16l28 48H56z'],
  ['soft', 'M56 28l16 29H40z'],
  ['ink', box(30, 64, 52, 6)],
  ['beam', box(40, 70, 32, 10)],
];
