// Six doors stand ajar along a way through the dunes; behind each there is light of another colour.
import {
  at,
  bird,
  curve,
  hill,
  shape,
  stars,
  type Scene,
  type SceneTone,
} from '#app/illustrations/scene-shape.ts';
import { box, disc } from '#app/illustrations/shape.ts';

/** What is seen behind each door, in parts of its height from the left of its threshold: rows of x, y. */
const worlds = {
  r: [0, 0.3, 0.1, 0.5, 0.18, 0.4, 0.3, 0.66, 0.46, 0.36, 0.46, 0, 0, 0],
  i: [0.23, 0.76, 0.27, 0.5, 0.43, 0.46, 0.27, 0.42, 0.23, 0.16, 0.19, 0.42, 0.03, 0.46, 0.19, 0.5],
  a: [
    0, 0.3, 0.08, 0.42, 0.16, 0.46, 0.24, 0.4, 0.22, 0.32, 0.3, 0.3, 0.38, 0.44, 0.46, 0.5, 0.46, 0,
    0, 0,
  ],
  s: [
    0.23, 0.22, 0.06, 0.44, 0.06, 0.54, 0.13, 0.6, 0.2, 0.58, 0.23, 0.52, 0.26, 0.58, 0.33, 0.6,
    0.4, 0.54, 0.4, 0.44,
  ],
  e: [
    0, 0.2, 0.14, 0.2, 0.1, 0.3, 0.22, 0.3, 0.22, 0.66, 0.4, 0.3, 0.36, 0.2, 0.46, 0.2, 0.46, 0, 0,
    0,
  ],
  c: [
    0, 0.5, 0.12, 0.5, 0.12, 0.4, 0.23, 0.4, 0.23, 0.3, 0.34, 0.3, 0.34, 0.2, 0.46, 0.2, 0.46, 0, 0,
    0,
  ],
} as const;

/** Doors from the farthest to the nearest: the middle of the threshold, the height, and the colour behind. */
const doors = [
  ['c', 430, 236, 44],
  ['e', 366, 246, 58],
  ['s', 478, 262, 78],
  ['a', 310, 284, 102],
  ['i', 546, 318, 138],
  ['r', 196, 352, 190],
] as const;

function door([type, x, y, height]: (typeof doors)[number]): [SceneTone, string][] {
  const wide = height * 0.46;
  const side = wide / 2;
  const thick = height * 0.05;
  const up = y - height;
  const out = x < 420 ? -1 : 1;
  const edge = x + out * side;
  const leaf = edge + out * wide * 0.55;
  return [
    ['shade', `M${at(x - side, y)}h${at(wide)}l${at(wide * 0.9, height * 0.2)}h${at(-wide)}z`],
    [
      'glow',
      `M${at(x - side, y)}h${at(wide)}l${at(-out * wide * 0.2 + wide * 0.4, height * 0.34)}h${at(-wide * 1.8)}z`,
    ],
    ['ink', `M${at(x - side - thick, y)}V${at(up - thick)}h${at(wide + thick * 2)}V${at(y)}z`],
    [`${type}2`, box(Math.round(x - side), Math.round(up), Math.round(wide), Math.round(height))],
    ['lit', `M${at(x - side, y)}V${at(up)}h${at(wide)}V${at(y)}z`],
    [
      `${type}3`,
      shape(
        worlds[type].map((part, index) =>
          index % 2 ? y - part * height : x - side + part * height,
        ),
      ),
    ],
    [
      `${type}3`,
      `M${at(edge, up)}L${at(leaf, up + height * 0.06)}V${at(y + height * 0.08)}L${at(edge, y)}z`,
    ],
    [
      'shade',
      `M${at(edge + out * wide * 0.14, up + height * 0.1)}L${at(leaf - out * wide * 0.1, up + height * 0.14)}v${at(height * 0.34)}L${at(edge + out * wide * 0.14, y - height * 0.56)}zM${at(edge + out * wide * 0.14, y - height * 0.46)}L${at(leaf - out * wide * 0.1, y - height * 0.42)}v${at(height * 0.38)}L${at(edge + out * wide * 0.14, y - height * 0.08)}z`,
    ],
    [
      'beam',
      disc(
        Math.round(leaf - out * wide * 0.08),
        Math.round(y - height * 0.45),
        Math.max(1, Math.round(height * 0.02)),
      ),
    ],
  ];
}

export const scene: Scene = [
  ['a1', box(0, 0, 720, 400)],
  ['r1', hill([0, 130, 240, 80, 480, 130, 720, 90])],
  ['star', stars(24, 37, [0, 0, 720, 180])],
  ['e1', hill([0, 200, 240, 160, 480, 196, 720, 170])],
  ['halo', disc(420, 190, 120) + disc(420, 190, 84)],
  ['sun', disc(420, 190, 44)],
  [
    'mist',
    'M20 86q80-18 170-8t130-8q-80 24-160 20t-140-4zM500 116q70-16 130-6t90-8q-60 24-120 20t-100-6z',
  ],
  ['sea1', box(0, 206, 720, 40)],
  ['pale', 'M632 206l4-50h10l4 50z'],
  ['coral', 'M634 172h14l1 12h-16zM633 154l8-10 8 10z'],
  ['e2', hill([0, 236, 160, 216, 360, 236, 560, 212, 720, 230])],
  ['e1', hill([0, 276, 200, 240, 420, 250, 600, 236, 720, 256])],
  ['e2', hill([0, 320, 180, 290, 400, 276, 560, 292, 720, 270])],
  ['e1', hill([0, 380, 160, 350, 360, 340, 560, 350, 720, 330])],
  [
    'cream',
    `${curve([400, 238, 420, 244, 392, 256, 440, 276, 372, 304, 450, 340, 330, 400])}H470${curve([470, 400, 560, 340, 420, 304, 470, 276, 412, 256, 436, 244, 408, 238], 'L')}z`,
  ],
  ...doors.flatMap(door),
  [
    'e3',
    'M640 400q10-40 0-60M650 400q0-30 20-50-6 26-10 50zM630 400q-2-24-20-40 4 20 10 40zM60 400q6-30-6-50 16 20 14 50zM80 400q0-20 16-36-4 20-8 36zM46 400q-4-16-16-24 4 14 8 24z',
  ],
  ['ink hair', bird(250, 110, 12) + bird(280, 98, 8) + bird(560, 70, 10)],
];
