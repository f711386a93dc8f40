import { box, type Drawing } from '#app/illustrations/shape.ts';

/** A signpost where ways part. */
export const drawing: Drawing = [
  ['edge', box(56, 10, 7, 70)],
  ['sea', 'M30 16h44l9 8-9 8H30z'],
  ['coral', 'M90 34H46l-9 8 9 8h44z'],
  ['beam', 'M38 52h36l8 7-8 7H38z'],
  ['leaf', 'M8 80q10-14 22 0zM84 80q12-18 28 0z'],
  ['pale', box(38, 22, 26, 4) + box(54, 40, 26, 4) + box(44, 57, 22, 4)],
];
