// A night with three lighthouses, one for each test. Their beams meet in the middle, where the person's own shape is drawn.
import { hill, stars, at, type Scene } from '#app/illustrations/scene-shape.ts';
import { box, disc } from '#app/illustrations/shape.ts';

/** A lighthouse that stands on x, y: its walls, and with them what is red of it and what is dark. */
function walls(x: number, y: number, size: number): string {
  return `M${at(x - 11 * size, y)}l${at(4 * size, -100 * size)}h${at(14 * size)}l${at(4 * size, 100 * size)}z`;
}

function red(x: number, y: number, size: number): string {
  return `M${at(x - 8 * size, y - 76 * size)}h${at(16 * size)}l${at(size, 20 * size)}h${at(-18 * size)}zM${at(x - 10 * size, y - 34 * size)}h${at(20 * size)}l${at(0.8 * size, 20 * size)}h${at(-21.6 * size)}zM${at(x - 9 * size, y - 118 * size)}l${at(9 * size, -14 * size, 9 * size, 14 * size)}z`;
}

const towers = [
  [96, 268, 1.35],
  [628, 250, 1.05],
  [522, 204, 0.5],
] as const;

export const scene: Scene = [
  ['i4', box(0, 0, 720, 400)],
  ['i3', hill([0, 130, 200, 70, 460, 130, 720, 60], 214)],
  ['sea1', hill([0, 190, 240, 150, 480, 196, 720, 150], 214)],
  ['dim', box(0, 0, 720, 214)],
  ['pale', stars(80, 47, [0, 0, 720, 190])],
  ['i2', 'M0 214l60-30 60 16 50-20 70 34zM480 214l60-20 80-30 100 40v10z'],
  ['shine', disc(360, 140, 112) + disc(360, 140, 138)],
  ['glow', 'M96 110L330 70v136zM628 126L390 78v122zM522 146L380 96v84z'],
  ['glow', 'M96 110L-20 60v90zM628 126L760 60v90z'],
  ['i4', box(0, 212, 720, 188)],
  ['c2', 'M470 214l20-14 40-6 44 20z'],
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
  ['glow', disc(96, 118, 32) + disc(628, 134, 26) + disc(522, 148, 13)],
  ['pane', 'M92 190h8v14h-8zM624 186h7v11h-7z'],
  ['ink', 'M0 400V276l50-12 40 6 60 10 30 30v90zM720 400V254l-60-8-60 10-40 24-20 30v90z'],
  ['c3', 'M0 276l50-12 40 6 60 10 10 12-60-8-50 6-50 4zM720 254l-60-8-60 10-26 18 50-8 50 2 46 2z'],
];
