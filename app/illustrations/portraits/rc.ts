import { box, type Drawing } from '#app/illustrations/shape.ts';

/** A board where every tool hangs in its place, over a tidy bench. */
export const drawing: Drawing = [
  ['sea', box(18, 12, 84, 46)],
  ['shade', box(96, 12, 6, 46) + box(18, 54, 84, 4)],
  ['beam', 'M31 20h7v14h-7z'],
  ['pale', 'M25 18h19v8H25z'],
  ['beam', box(32, 26, 5, 26)],
  ['pale', 'M52 18v7l4 3 4-3v-7q6 2 6 9 0 5-5 7v14q0 3-5 3t-5-3V34q-5-2-5-7 0-7 6-9z'],
  ['pale', box(75, 18, 4, 16)],
  ['coral', 'M72 34h10v14q0 4-5 4t-5-4z'],
  ['pale-line', 'M92 20v30M88 20h4M88 28h4M88 36h4M88 44h4'],
  ['ink', box(12, 62, 96, 5) + box(18, 67, 5, 13) + box(97, 67, 5, 13)],
  ['beam', box(32, 67, 26, 13)],
  ['coral', box(62, 67, 26, 13)],
  ['pale', box(41, 72, 8, 3) + box(71, 72, 8, 3)],
];
