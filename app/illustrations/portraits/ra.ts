import { box, type Drawing } from '#app/illustrations/shape.ts';

/** A vase on the wheel that turns it, the clay and the tools. */
export const drawing: Drawing = [
  ['edge', box(56, 68, 8, 12)],
  ['ink', 'M28 62h64l-4 6H32z'],
  ['coral', 'M44 62q-12-14-6-26 4-7 13-10l-3-8h24l-3 8q9 3 13 10 6 12-6 26z'],
  ['pale', 'M36.5 42h47q.5 5-1 9h-45q-1.5-4-1-9z'],
  ['sea-line', 'M38 48l5-4 5 4 5-4 5 4 5-4 5 4 5-4 5 4 4-3'],
  ['shade', 'M68 18h4l-3 8q9 3 13 10 6 12-6 26H62q14-12 10-24-3-8-9-11z'],
  ['ink', 'M48 18h24v3H48z'],
  ['beam', 'M100 80V44h5v36z'],
  ['edge', 'M100 44h5l1-14-3.5-6-3.5 6z'],
  ['sea', 'M10 80v-6q0-6 8-6t8 6v6z'],
  ['beam', 'M108 80l8-30 4 1-8 29z'],
];
