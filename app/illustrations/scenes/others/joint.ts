// A clear night over the sea, and a lighthouse on its rock: where the three tests of a person are drawn, it is always night.
import { hill, stars, type Scene } from '#app/illustrations/scene-shape.ts';
import { box, disc } from '#app/illustrations/shape.ts';

/** Where its lamp stands in the box of a scene. */
export const lamp = { x: 178, y: 172 };

export const scene: Scene = [
  ['i4', box(0, 0, 720, 400)],
  ['i1', hill([0, 150, 180, 96, 420, 150, 720, 70], 300)],
  ['a1', 'M-10 250Q200 190 400 110T730-60V40Q620 110 470 190T120 300H-10z'],
  ['i2', hill([0, 232, 200, 206, 460, 240, 720, 196], 300)],
  ['star', stars(130, 47, [0, 0, 720, 232])],
  ['i4', 'M0 286l70-36 60 20 60-14 40 30zM470 286l80-30 60 12 110-34v60z'],
  ['c4', 'M96 330q10-44 44-54l24-6 40 2q30 6 44 30l16 30z'],
  ['glow', disc(178, 172, 42) + disc(178, 172, 24)],
  ['pale', 'M164 280l5-96h18l5 96z'],
  ['coral', 'M167 226l1-21h20l1 21zM164.6 268l1-21h25l1 21zM167 165l11-17 11 17z'],
  ['shade', 'M180 184h7l5 96h-12z'],
  ['ink', 'M162 180h32v6h-32zM173 280v-13a5 5 0 0 1 10 0v13z'],
  ['lamp', box(169, 165, 18, 15)],
  ['pane', 'M175 236h6v8h-6z'],
];
