// Five kites in one wind, each flying in its own way, tied to a fence on the dune.
import {
  bird,
  hexagon,
  hill,
  repeat,
  stars,
  waves,
  type Scene,
} from '#app/illustrations/scene-shape.ts';
import { box, disc } from '#app/illustrations/shape.ts';

/** The joints of the dragon, from its head on: where, and how large. */
const dragon = [
  [300, 60, 22],
  [334, 50, 18],
  [364, 60, 16],
  [388, 80, 14],
  [412, 94, 12],
  [438, 94, 10],
  [460, 82, 8],
  [478, 68, 6],
] as const;

export const scene: Scene = [
  ['i1', box(0, 0, 720, 400)],
  ['i2', hill([0, 70, 200, 110, 460, 30, 720, 60], 0)],
  ['star', stars(46, 43, [0, 0, 720, 220])],
  ['a1', hill([0, 210, 200, 170, 460, 220, 720, 170])],
  ['halo', disc(110, 214, 130) + disc(110, 214, 90)],
  ['e1', hill([0, 250, 240, 216, 480, 250, 720, 220])],
  ['sun', disc(110, 222, 44)],
  [
    'mist',
    'M0 150q60-30 130-10t150-30 150 20q-80 0-140 24t-160 4T0 180zM400 210q60-30 140-14t180-30v16q-70 40-170 30t-150 10z',
  ],
  ['sea1', box(0, 262, 720, 60)],
  [
    'sun',
    repeat(
      4,
      (row) => `M${78 + (row % 2) * 8} ${266 + row * 10}h${64 - row * 6}v3h-${64 - row * 6}z`,
    ),
  ],
  ['pale hair', waves(12, 15, [180, 268, 520, 36])],
  ['coral', 'M624 272l10-24v24zM637 272l2-30 12 30zM620 274h36l-6 7h-24z'],
  ['e2', hill([0, 320, 160, 300, 340, 316, 520, 290, 720, 310])],
  ['e3', hill([0, 372, 120, 350, 260, 336, 420, 350, 600, 386, 720, 376])],
  ['e2', hill([0, 372, 120, 352, 250, 340, 330, 348, 260, 380, 200, 400])],
  [
    'pale hair',
    'M296 332Q230 240 178 134M300 330Q280 200 300 80M304 330Q370 270 452 206M308 332Q430 260 548 150M312 334Q470 280 566 246',
  ],
  // A diamond that dances, a dragon, a box that stands still, a ring of six sides up high, a swallow near the ground.
  ['coral', 'M160 50l56 44-32 72-60-58z'],
  ['brick', 'M160 50l56 44-84 22-8-8z'],
  ['beam', 'M160 50l-36 58 12 4 50 54 4-12z'],
  ['coral line', 'M184 166q-24 22-8 42t-14 40'],
  ['beam', 'M170 188l12 6-12 8zM174 212l-12 2 8 10zM166 234l12 2-8 10z'],
  ['s4', dragon.map(([x, y, size]) => `M${x - 3} ${y - size * 1.5}h6v${size * 3}h-6z`).join('')],
  ['s3', dragon.map(([x, y, size]) => disc(x, y, size)).join('')],
  ['s2', dragon.map(([x, y, size]) => disc(x - size / 4, y - size / 4, size / 2)).join('')],
  ['coral', 'M280 52l-30-18 10 22-14 6 22 6-6 20 24-20zM478 68l28-12-6 14 14 6-32 2z'],
  ['i3', 'M404 176l48-22 48 22-48 24zM404 176v20l48 24v-20zM404 218v20l48 24v-20z'],
  ['i4', 'M452 200v20l48-24v-20zM452 242v20l48-24v-20z'],
  ['i2', 'M404 176l48-22 48 22-48 24z'],
  ['pale line', 'M404 196v22M452 220v22M500 196v22'],
  ['beam', hexagon(570, 110, 44)],
  ['e3', 'M570 66l38 22v44l-38 22z'],
  ['i1', hexagon(570, 110, 22)],
  ['coral', 'M540 138l-12 42 9-4 5 10 10-38zM602 136l14 40-9-2-3 10-14-36z'],
  [
    'a3',
    'M566 246q-40-34-96-28 40 10 60 28-10 8-30 10 40 10 70-2 30 22 66 20-30-14-34-32 8-22 32-34-44 2-68 38z',
  ],
  ['a2', 'M566 246q-40-34-96-28 50 4 80 26z'],
  ['r4', repeat(7, (index) => `M${196 + index * 36} ${338 + Math.abs(index - 3) * 3}h8v44h-8z`)],
  ['r3', 'M190 352q110-14 232 0v7q-120-14-232 0zM190 370q110-14 232 0v7q-120-14-232 0z'],
  ['ink', disc(304, 334, 5)],
  [
    's4',
    'M40 400q-8-40-24-56 22 14 30 56zM52 400q2-50 20-70-8 34-10 70zM66 400q8-30 26-44-14 24-18 44zM640 400q-4-34-22-50 22 12 30 50zM656 400q4-40 24-60-10 30-14 60zM668 400q12-24 30-32-16 16-20 32z',
  ],
  ['coral', 'M470 384q-2-12 10-14h30q12 2 10 14z'],
  ['pale', 'M470 384h50v4h-50z'],
  ['ink hair', bird(250, 170, 9) + bird(660, 210, 10)],
];
