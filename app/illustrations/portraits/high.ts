import { box, disc, type Drawing } from '#app/illustrations/shape.ts';

/** A compass with a needle in every direction. */
export const drawing: Drawing = [
  ['sea', disc(60, 42, 36)],
  ['pale', disc(60, 42, 30)],
  ['edge', 'M60 15l1.5 5h-3zM60 69l1.5-5h-3zM33 42l5-1.500v3zM87 42l-5-1.500v3z'],
  ['coral', 'M60 18l7 24H53z'],
  ['ink', 'M60 66l7-24H53z'],
  ['beam', 'M42 31.600l21 5.4-5 10zM78 52.400L57 47l5-10z'],
  ['leaf', 'M78 31.600L62 47l-5-10zM42 52.400L58 37l5 10z'],
  ['night', disc(60, 42, 4)],
  ['ink', box(48, 76, 24, 4)],
];
