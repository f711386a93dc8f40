// Three lighthouses, and a boat where their three beams meet.
import { hexagon, hill, stars, waves, at, type Scene } from '#app/illustrations/scene-shape.ts';
import { box, disc } from '#app/illustrations/shape.ts';

/** A lighthouse that stands on x, y: its walls, and with them what is red of it and what is dark. */
function walls(x: number, y: number, size: number): string {
  return `M${at(x - 11 * size, y)}l${at(4 * size, -100 * size)}h${at(14 * size)}l${at(4 * size, 100 * size)}z`;
}

function red(x: number, y: number, size: number): string {
  return `M${at(x - 8 * size, y - 76 * size)}h${at(16 * size)}l${at(size, 20 * size)}h${at(-18 * size)}zM${at(x - 10 * size, y - 34 * size)}h${at(20 * size)}l${at(0.8 * size, 20 * size)}h${at(-21.6 * size)}zM${at(x - 9 * size, y - 118 * size)}l${at(9 * size, -14 * size, 9 * size, 14 * size)}z`;
}

const towers = [
  [150, 300, 1.5],
  [590, 276, 1.15],
  [404, 196, 0.6],
] as const;

const boat = { x: 356, y: 284 };

export const scene: Scene = [
  ['i4', box(0, 0, 720, 400)],
  ['i3', hill([0, 130, 200, 70, 460, 130, 720, 60], 214)],
  ['sea1', hill([0, 190, 240, 150, 480, 196, 720, 150], 214)],
  ['dim', box(0, 0, 720, 214)],
  ['pale', stars(80, 47, [0, 0, 720, 190])],
  ['shine', 'M500-10L720 90v50L420-10z'],
  ['pale', 'M300 40a30 30 0 1 0 36 42 34 34 0 0 1-36-42z'],
  ['i2', 'M0 214l60-30 60 16 50-20 70 34zM480 214l60-20 80-30 100 40v10zM350 214l40-16h34l40 16z'],
  ['i4', box(0, 212, 720, 188)],
  ['i3', box(0, 212, 720, 70) + 'M0 300q180-10 360 0t360-4v18q-200-12-360 0t-360-4z'],
  ['dim', box(0, 211, 720, 110)],
  ['glow', `M150 112L${boat.x - 60} 330 ${boat.x + 96} 268z`],
  ['glow', `M590 132L${boat.x - 92} 270 ${boat.x + 40} 334z`],
  ['glow', `M404 124L${boat.x - 66} 320 ${boat.x + 66} 320z`],
  ['glow', hexagon(boat.x, 290, 76)],
  ['glow', 'M150 112L-60 60v80zM590 132L780 60v90zM404 124L300-20h-70z'],
  ['c2', 'M340 214l20-14 40-6 44 20z'],
  ['pale', towers.map(([x, y, size]) => walls(x, y, size)).join('')],
  ['coral', towers.map(([x, y, size]) => red(x, y, size)).join('')],
  [
    'shade',
    towers
      .map(
        ([x, y, size]) =>
          `M${at(x + 2 * size, y - 100 * size)}h${at(5 * size)}l${at(4 * size, 100 * size)}h${at(-9 * size)}z`,
      )
      .join(''),
  ],
  [
    'ink',
    towers
      .map(
        ([x, y, size]) =>
          `M${at(x - 11 * size, y - 104 * size)}h${at(22 * size)}v${at(5 * size)}h${at(-22 * size)}zM${at(x - 4 * size, y)}v${at(-12 * size)}a${at(4 * size, 4 * size)} 0 0 1 ${at(8 * size)} 0v${at(12 * size)}z`,
      )
      .join(''),
  ],
  [
    'lamp',
    towers
      .map(([x, y, size]) =>
        box(
          Math.round(x - 6 * size),
          Math.round(y - 118 * size),
          Math.round(12 * size),
          Math.round(14 * size),
        ),
      )
      .join(''),
  ],
  ['glow', disc(150, 132, 34) + disc(590, 148, 28) + disc(404, 128, 16)],
  ['pane', 'M146 204h8v14h-8zM586 206h7v11h-7z'],
  ['ink', 'M0 400V306l60-14 30 10 40-12 60 4 36 30 30 8 20 30 30 18 6 20z'],
  ['c3', 'M0 304l60-12 30 10 40-12 60 4 20 16-40-4-30 10-50-8-30 8z'],
  ['ink', 'M720 400V262l-40-6-60 14-60 2-30 24-24 8-10 30-40 26-10 40z'],
  ['c3', 'M720 262l-40-6-60 14-60 2-20 16 40-4 50 6 40-8 50 8z'],
  ['pale hair', waves(12, 19, [220, 226, 280, 150])],
  ['pale', `M${boat.x - 6} 288l-40 0 40-92zM${boat.x} 288v-104l52 104z`],
  ['cream', `M${boat.x - 6} 288h-14q10-40 14-92zM${boat.x} 288v-104q8 60 6 104z`],
  ['coral', `M${boat.x - 60} 294h126q-6 26-34 28h-56q-26-2-36-28z`],
  ['ink line', `M${boat.x - 3} 296v-120`],
  ['beam', `M${boat.x - 3} 172l22 6-22 7z`],
  ['beam line', 'M282 336h60m14 0h70M310 346h30m20 0h66M330 356h50M340 366h20'],
];
