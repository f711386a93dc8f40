// The sky and the sea of the page of the three tests, of whoever they are.
import type { Scene } from '#app/illustrations/scene-shape.ts';
import { scene } from '#app/illustrations/scenes/others/joint.ts';

/** The box of a scene with more sky above it, where the constellation stands, whole between 80 and 640 of its width. */
const sky = 70;
export const viewBox = `0 ${-sky} 720 ${400 + sky}`;
export const night: Scene = [['i4', `M0 ${1 - sky}h720v${sky}H0z`], ...scene];
export const centre = { x: 360, y: 86 };
export const radius = 104;

/** Colours of the five waves, the furthest first, and how high each stands. */
const sea = [
  ['i2', 290],
  ['sea1', 302],
  ['sea2', 322],
  ['i1', 346],
  ['sea3', 372],
] as const;

/** Who made the three tests, under way. */
const boat: Scene = [
  ['pale', 'M552 326h-27l27-60zM557 326v-68l36 68z'],
  ['coral', 'M516 330h86q-5 18-24 19h-38q-18-1-24-19z'],
  ['beam', 'M554 252l17 5-17 6z'],
];

/** A wave across the whole box with its crest, the higher the share the higher; the boat is on the third. */
export function waveOf(share: number, index: number): Scene {
  const [tone, top] = sea[index] ?? sea[4];
  const half = 30 + 7 * index;
  const height = (1 + (8 + 4 * index) * share).toFixed(1);
  const crest = `M${-60 - 17 * (index % 3)} ${top}q${half / 2}-${height} ${half} 0${`t${half} 0`.repeat(26)}`;
  return [[tone, `${crest}V410H-60z`], ['shine hair', crest], ...(index === 2 ? boat : [])];
}
