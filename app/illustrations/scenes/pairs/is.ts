// A lake in the shape of a heart with rivers for veins, and the small boat that takes its measure.
import {
  bird,
  chance,
  hill,
  pine,
  repeat,
  stars,
  at,
  type Scene,
} from '#app/illustrations/scene-shape.ts';
import { box, disc } from '#app/illustrations/shape.ts';

/** Small trees in a band of ground, as spikes; none where the water is. */
function wood(
  count: number,
  seed: number,
  [x, y, width, height]: readonly [number, number, number, number],
): string {
  const next = chance(seed);
  return repeat(count, () => {
    const left = x + next() * width;
    const base = y + next() * height;
    const size = 8 + (base - 140) / 14;
    return `M${at(left, base - size)}l${at(size / 3, size)}h-${at((size * 2) / 3)}z`;
  });
}

export const scene: Scene = [
  ['i1', box(0, 0, 720, 400)],
  ['star', stars(24, 4, [0, 0, 720, 60])],
  ['halo', disc(180, 66, 70) + disc(180, 66, 46)],
  ['sun', disc(180, 66, 26)],
  ['i2', 'M0 130l70-50 50 24 80-66 66 60 40-24 84-66 90 76 50-34 80 56 60-44 50 30v80H0z'],
  [
    'pale',
    'M200 38l36 33-22-4-14 12-10-14-22 2zM390 8l50 42-26-6-18 16-16-18-34 12zM530 50l34 24-18-2-12 10-14-20zM670 62l30 18-20 2-12 8-22-8z',
  ],
  ['shade', 'M200 38l66 60 20-12-30 44h-40zM390 8l90 76 12-8-12 50h-80zM670 62l50 30v40h-60z'],
  ['s2', hill([0, 128, 120, 116, 260, 132, 420, 112, 560, 130, 720, 116])],
  ['s3', hill([0, 164, 90, 140, 220, 160, 360, 140, 520, 158, 640, 138, 720, 150])],
  ['dim', hill([0, 164, 90, 140, 220, 160, 360, 140, 520, 158, 640, 138, 720, 151])],
  ['s4', wood(24, 6, [0, 140, 720, 30])],
  [
    'i2',
    'M214 92q18 30-8 44t6 38q40 18 54 52l24-6q-18-40-46-54-22-18 2-36 20-20-32-38zM462 90q-44 28-18 48t-18 40q-34 16-36 46l22 2q12-32 36-44 34-24 14-48t0-44z',
  ],
  [
    'i2 line',
    'M232 168q-40-6-66-26t-90-12M226 150q30-12 40-36M446 160q40 4 66-20t86-14M452 150q-30-6-44-36',
  ],
  [
    'cream',
    'M352 372C270 336 150 290 158 234c6-44 134-56 194-8 60-48 190-36 196 8 8 56-114 102-196 138z',
  ],
  [
    'i3',
    'M352 364C276 330 164 288 170 238c6-38 126-44 182 2 56-46 176-40 182-2 6 50-106 92-182 126z',
  ],
  [
    'i2',
    'M352 340C296 312 204 280 206 246c4-24 104-28 146 14 42-42 144-38 148-14 2 34-92 66-148 94z',
  ],
  ['i1', 'M240 248c14-16 60-14 84 6-30-4-58-4-84-6zM382 262c20-22 66-26 92-14-36 0-60 4-92 14z'],
  ['shade', 'M352 364c76-34 188-76 182-126-2-10-10-18-24-22 10 40-80 80-158 116z'],
  [
    'pale hair',
    'M276 294a44 16 0 1 0 88 0 44 16 0 1 0-88 0zM254 294a66 25 0 1 0 132 0 66 25 0 1 0-132 0zM298 294a22 8 0 1 0 44 0 22 8 0 1 0-44 0z',
  ],
  ['coral', 'M302 286h38l-6 10h-26z'],
  ['pale', 'M314 276h14v10h-14z'],
  ['ink line', 'M332 286v-26M308 290v14'],
  ['beam', 'M332 258l14 5-14 5z'],
  ['i3', 'M340 364h24q-10 20 20 36h-50q14-20 6-36z'],
  ['s4', wood(20, 9, [20, 200, 120, 140]) + wood(20, 14, [566, 190, 150, 150])],
  ['s2', wood(9, 21, [10, 220, 120, 130]) + wood(9, 32, [580, 210, 130, 130])],
  ['r4', 'M490 262h44v5h-44zM498 266h4v12h-4zM512 266h4v10h-4z'],
  ['pale', 'M530 232h40v32h-40z'],
  ['coral', 'M524 234l26-20 26 20z'],
  ['pane', box(538, 242, 9, 10)],
  ['brick', box(554, 242, 10, 22)],
  ['glow', disc(542, 247, 18)],
  ['mist', disc(566, 206, 5) + disc(572, 194, 7) + disc(582, 180, 9)],
  ['ink hair', bird(400, 190, 10) + bird(422, 180, 7) + bird(384, 178, 6)],
  [
    's4',
    hill([0, 352, 90, 340, 190, 376, 280, 400]) + hill([430, 400, 520, 366, 620, 340, 720, 336]),
  ],
  [
    's4',
    [14, 66, 122].map((x, index) => pine(x, 412, 150 - index * 26)).join('') +
      [706, 652, 594].map((x, index) => pine(x, 412, 170 - index * 32)).join(''),
  ],
];
