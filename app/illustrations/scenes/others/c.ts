// A cabinet as large as a hill: each compartment keeps a place, and the last star is just being put where it belongs.
import {
  bird,
  hexagon,
  hill,
  panes,
  pine,
  repeat,
  stars,
  at,
  type Scene,
} from '#app/illustrations/scene-shape.ts';
import { box, disc } from '#app/illustrations/shape.ts';

const left = 132;
const top = 62;
const [wide, high] = [108, 90];

/** The upper left corner of a compartment of the cabinet. */
function corner(column: number, row: number): [number, number] {
  return [left + 8 + column * (wide + 8), top + 8 + row * (high + 8)];
}

function cell(column: number, row: number, height = high, from = 0): string {
  const [x, y] = corner(column, row);
  return box(x, y + from, wide, height);
}

export const scene: Scene = [
  ['c1', box(0, 0, 720, 400)],
  ['c2', hill([0, 130, 200, 80, 460, 150, 720, 90])],
  ['star', stars(14, 2, [0, 0, 720, 60])],
  ['s2', hill([0, 270, 140, 230, 360, 260, 580, 220, 720, 250])],
  ['s3', hill([0, 360, 180, 330, 400, 352, 600, 330, 720, 344])],
  ['shade', 'M604 366l116-40v60z'],
  ['c4', 'M128 56h480v310h-480z'],
  ['c3', 'M112 44h500v16H112zM132 366h472l-6 12H138z'],
  ['shine', 'M112 44h500v4H112z'],
  ['i4', cell(0, 0)],
  ['e1', cell(1, 0)],
  ['i1', cell(2, 0)],
  ['a2', cell(3, 0)],
  ['i1', cell(0, 1, 50)],
  ['c1', cell(1, 1)],
  ['ink', cell(2, 1)],
  ['e2', cell(3, 1)],
  ['r1', cell(0, 2)],
  ['sea2', cell(1, 2)],
  ['s1', cell(2, 2)],
  ['c4', cell(3, 2)],
  // Night, sun, snow, city.
  ['pale', `${stars(14, 8, [144, 74, 96, 50])}M200 84a20 20 0 1 0 20 30 22 22 0 0 1-20-30z`],
  ['i3', 'M140 160v-22l30-18 26 20 22-14 30 24v10z'],
  ['coral', disc(310, 118, 22)],
  ['e3', 'M256 160v-30q30-16 60 0t48-4v34z'],
  ['s4', 'M330 132v-28q4-6 8 0v12h6v-8q3-5 6 0v14h-12v10zM326 118h-6v-10q-4-4-6 0v16h12z'],
  ['i3', 'M372 160l36-64 24 34 16-22 32 46v6z'],
  ['pale', 'M408 96l14 20-8-2-6 8-6-8-7 3zM448 108l10 14-8-1-8 4-3-4z'],
  ['a4', 'M488 160v-40h18v-22h18v36h14v-50h24v42h34v34z'],
  ['pane', panes([510, 104, 4, 6], [2, 3, 7, 14]) + panes([543, 92, 4, 6], [2, 4, 9, 14])],
  // Sea, books, a lamp in the dark, birds at evening.
  ['sea2', cell(0, 1, 40, 50)],
  ['pale', 'M176 222l18-40v40zM197 222l3-48 20 48zM168 225h60l-12 10h-36z'],
  [
    'coral',
    repeat(
      4,
      (index) =>
        `M${264 + index * 24} ${at(184 + (index % 2) * 6)}h9v${38 - (index % 2) * 6}h-9zM${262 + index * 25} 230h8v26h-8z`,
    ),
  ],
  [
    'i3',
    repeat(4, (index) => `M${274 + index * 24} 188h7v34h-7zM${271 + index * 25} 234h7v22h-7z`),
  ],
  [
    'beam',
    repeat(3, (index) => `M${282 + index * 24} 192h5v30h-5zM${279 + index * 25} 232h6v24h-6z`),
  ],
  ['c4', 'M256 222h108v4h-108z'],
  ['glow', 'M424 198L372 258h108z'],
  ['coral', 'M408 198l8-18h20l8 18z'],
  ['lamp', disc(426, 199, 5)],
  ['ink', box(424, 168, 3, 14)],
  ['r3', 'M488 258v-24q30-14 60 0t48-6v30z'],
  ['sun', disc(530, 206, 14)],
  ['ink line', bird(566, 190, 9) + bird(550, 202, 6)],
  // House, fish, wood, and the empty one.
  ['pale', 'M170 348v-32l26-22 26 22v32z'],
  ['r3', 'M162 318l34-30 34 30-5 5-29-25-29 25z'],
  ['pane', box(180, 322, 12, 12)],
  ['brick', box(200, 324, 12, 24)],
  ['s3', disc(148, 340, 9) + disc(236, 336, 12)],
  [
    'beam',
    'M282 306q20-18 42 0l14-10v24l-14-10q-22 16-42-4zM312 340q10-8 20 0l8-5v12l-8-5q-10 8-20-2z',
  ],
  ['pale hair', 'M268 290q8-4 16 0t16 0M270 330q6-4 12 0t12 0'],
  ['s2', 'M372 356v-14q50-12 108 0v14z'],
  ['s4', pine(394, 348, 50) + pine(424, 350, 66) + pine(456, 348, 42)],
  ['glow', cell(3, 2, high - 2)],
  ['glow', hexagon(546, 304, 36)],
  ['beam', 'M546 276l8 20 20 8-20 8-8 20-8-20-20-8 20-8z'],
  ['shade', repeat(4, (column) => cell(column, 0, 8) + cell(column, 1, 8) + cell(column, 2, 8))],
  [
    'r4 line',
    `M572 400l22-128M606 400l8-128${repeat(6, (row) => `M${575 + row * 3.6} ${384 - row * 20}h${34 - row * 2}`)}`,
  ],
  ['s4', hill([0, 384, 160, 370, 340, 390, 560, 378, 720, 384])],
  [
    's4',
    pine(60, 380, 130) +
      pine(96, 384, 86) +
      pine(24, 384, 96) +
      pine(676, 380, 120) +
      pine(640, 386, 80),
  ],
  ['ink hair', bird(60, 100, 10) + bird(86, 88, 7) + bird(660, 120, 10)],
];
