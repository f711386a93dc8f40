// A clear night over the sea, and a lighthouse on its rock: where the three tests of a person are drawn, it is always night.
import { hill, stars, type Scene } from '#app/illustrations/scene-shape.ts';
import { box, disc } from '#app/illustrations/shape.ts';

/** Where its lamp stands in the box of a scene: low, at the left, so that its light falls on the sea and the sky is dark. */
export const lamp = { x: 150, y: 206 };

export const scene: Scene = [
  ['i4', box(0, 0, 720, 400)],
  ['a1', 'M-10 250Q200 190 400 110T730-60V40Q620 110 470 190T120 300H-10z'],
  // Around the names of the constellation, and none under one.
  ['star', stars(40, 47, [0, -65, 92, 210]) + stars(40, 31, [644, -65, 76, 290])],
  ['star', stars(18, 5, [96, -65, 200, 78]) + stars(18, 8, [424, -65, 216, 78])],
  ['star', stars(9, 3, [96, 52, 160, 62]) + stars(9, 12, [464, 52, 176, 62])],
  ['star', stars(14, 6, [274, 20, 172, 140]) + stars(12, 21, [200, 168, 100, 70])],
  ['star', stars(22, 17, [424, 164, 216, 70])],
  ['i2', hill([0, 262, 200, 246, 460, 264, 720, 232], 300)],
  ['i4', 'M0 292l60-28 50 14 60-10 40 24zM500 292l70-24 60 10 100-26v40z'],
  ['c4', 'M84 336q8-36 36-44l20-5 32 2q26 6 38 24l16 24z'],
  ['glow', disc(150, 206, 38) + disc(150, 206, 21)],
  ['pale', 'M139 292l4-77h14l4 77z'],
  ['coral', 'M141 249l1-17h16l1 17zM139.4 282l1-21h19l1 21zM141 200l9-14 9 14z'],
  ['shade', 'M152 215h5l4 77h-9z'],
  ['ink', 'M137 212h26v5h-26zM146 292v-11a4 4 0 0 1 8 0v11z'],
  ['lamp', box(143, 200, 14, 12)],
  ['pane', 'M148 253h5v6h-5z'],
];
