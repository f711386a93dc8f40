// Lanterns wind up a mountain before sunrise; the first four are nearly at the top, and a flag goes ahead.
import { at, bird, hill, pine, stars, type Scene } from '#app/illustrations/scene-shape.ts';
import { box, disc } from '#app/illustrations/shape.ts';

const lanterns = [
  [120, 348],
  [168, 338],
  [216, 330],
  [270, 324],
  [334, 288],
  [296, 274],
  [262, 262],
  [274, 238],
  [320, 227],
  [362, 215],
  [390, 194],
  [362, 172],
] as const;

/** Somebody small, from behind, who stands on x, y. */
function walker(x: number, y: number): string {
  return `M${at(x - 5, y)}l1.5-12q3.5-5 7 0l1.5 12zM${at(x - 3, y - 17)}a3 3 0 1 1 6 0 3 3 0 1 1-6 0z`;
}

export const scene: Scene = [
  ['e1', box(0, 0, 720, 400)],
  ['star', stars(26, 21, [0, 0, 400, 180])],
  ['e2', 'M0 230Q200 190 420 150T720 60v340H0z'],
  ['halo', disc(500, 108, 170) + disc(500, 108, 120) + disc(500, 108, 80)],
  ['sun', disc(500, 108, 48)],
  ['mist', 'M20 110q80-20 170-8t110-8q-70 26-150 20t-130-4zM560 66q60-16 160-8v10q-90 12-160-2z'],
  ['s1', 'M0 270l90-50 70 24 90-60 80 50 300-80 90 40v200H0z'],
  ['s2', 'M0 310l60-40 70 20 60-34 120 60 330-110 80 30v160H0z'],
  ['mist', 'M0 290q80-24 170-6t170-2q90-26 180-6t200-16v60H0z'],
  [
    's3',
    'M80 400L300 214l30-50 34-20 28-56 20-12 16-28 26 30 18 12 34 70 44 34 20 60 60 50 40 96z',
  ],
  ['s4', 'M428 48l26 30 18 12 34 70 44 34 20 60 60 50 90 96H470l-50-80 26-70-30-44 16-60z'],
  ['s2', 'M428 48l4 42-16 60-26 34-20 70-60 36-70 96-40 14H80L300 214l30-50 34-20 28-56 20-12z'],
  ['s3', 'M300 214l30-50 12 30-24 60-60 60-40 86H80zM392 88l20-12-4 40-30 40z'],
  ['shade', 'M472 90l34 70 44 34 20 60-60-30-20-60z'],
  [
    'cream line',
    'M60 372Q180 326 270 326t70-32q-4-16-60-26t-16-28q40-12 90-24t36-30q-40-20-32-36 10-20 30-36t38-52',
  ],
  ['glow', lanterns.map(([x, y]) => disc(x, y - 6, 11)).join('')],
  ['ink', lanterns.map(([x, y]) => walker(x + 5, y + 2)).join('')],
  ['lamp', lanterns.map(([x, y]) => disc(x, y - 6, 2.8)).join('')],
  ['coral', walker(424, 62)],
  ['i3', walker(405, 84)],
  ['pale', walker(396, 104)],
  ['a3', walker(384, 124)],
  ['ink line', 'M432 62V14'],
  ['coral', 'M432 14q16-8 28 0t28-2v22q-14 8-28 1t-28 1z'],
  ['ink hair', bird(300, 90, 10) + bird(324, 80, 7) + bird(570, 150, 9)],
  ['s4', hill([0, 352, 120, 372, 260, 392, 420, 384, 560, 360, 720, 330])],
  [
    'ink',
    `${[40, 84, 14].map((x, index) => pine(x, 400, 130 - index * 24)).join('')}${[690, 640, 600].map((x, index) => pine(x, 400, 150 - index * 34)).join('')}`,
  ],
  ['r3', 'M470 396q-6-44 10-50h44q16 6 10 50z'],
  ['r4', 'M482 346q0-16 20-16t20 16h-6q0-9-14-9t-14 9zM478 372h48v6h-48z'],
  ['beam', 'M476 334h52q8 8 0 16h-52q-8-8 0-16z'],
  ['r2', box(488, 374, 28, 18)],
  [
    'coral',
    disc(560, 380, 4) +
      disc(546, 388, 3) +
      disc(440, 388, 4) +
      disc(420, 392, 3) +
      disc(300, 394, 3),
  ],
  ['beam', disc(574, 388, 3) + disc(452, 394, 3) + disc(330, 396, 3)],
];
