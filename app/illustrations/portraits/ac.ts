import { box, disc, type Drawing } from '#app/illustrations/shape.ts';

/** A rose drawn with a compass, the square and a sharp pencil. */
export const drawing: Drawing = [
  ['edge', 'M20 74h70l4 6H16z'],
  ['pale', box(22, 10, 60, 64)],
  [
    'sea-line',
    'M52.0 20.0A22 22 0 0 0 71.1 53.0M71.1 31.0A22 22 0 0 0 52.0 64.0M71.1 53.0A22 22 0 0 0 32.9 53.0M52.0 64.0A22 22 0 0 0 32.9 31.0M32.9 53.0A22 22 0 0 0 52.0 20.0M32.9 31.0A22 22 0 0 0 71.1 31.0M52 20a22 22 0 1 0 .01 0z',
  ],
  ['beam', disc(52, 42, 4)],
  ['edge', box(27, 68, 22, 2) + box(53, 68, 10, 2)],
  ['coral', 'M62 80l46-46v46z'],
  ['soft', 'M82 71h16V55z'],
  ['shade', 'M62 80l3-3h40V37l3-3v46z'],
  ['ink-line', 'M70 77v-3M77 77v-3M84 77v-3M91 77v-3M98 77v-3'],
  ['beam', 'M96 4l7 4-20 34-7-4z'],
  ['pale', 'M76 38l7 4-8 6z'],
  ['ink', 'M75.6 44l3 1.5-4 3zM96 4l2-3 7 4-2 3z'],
];
