// A town at dusk whose houses are vases; in front of it the wheel, with the next one still wet.
import { at, bird, curve, repeat, type Scene } from '#app/illustrations/scene-shape.ts';
import { box, disc } from '#app/illustrations/shape.ts';

/** Half widths and heights, from the foot up, in parts of the height. */
const amphora = [0.12, 0, 0.2, 0.12, 0.36, 0.5, 0.28, 0.72, 0.1, 0.82, 0.1, 0.93, 0.17, 1];
const jar = [0.26, 0, 0.4, 0.2, 0.46, 0.5, 0.4, 0.8, 0.26, 0.9, 0.3, 1];
const bottle = [0.2, 0, 0.26, 0.15, 0.24, 0.45, 0.08, 0.6, 0.06, 0.85, 0.1, 1];
const tower = [0.15, 0, 0.17, 0.2, 0.12, 0.5, 0.19, 0.78, 0.13, 0.9, 0.2, 1];

function vase(x: number, base: number, height: number, half: readonly number[]): string {
  const side = (sign: 1 | -1) =>
    half.map((part, index) => (index % 2 ? base - part * height : x + sign * part * height));
  const right = side(1);
  const left = side(-1);
  const back = repeat(
    left.length / 2,
    (pair) => `${at(...left.slice(left.length - 2 - pair * 2).slice(0, 2))} `,
  );
  return `${curve(right)}${curve(back.trim().split(' ').map(Number), 'L')}z`;
}

export const scene: Scene = [
  ['a2', box(0, 0, 720, 400)],
  ['a1', 'M0 96q180-40 360-8t360-22v334H0z'],
  ['r1', 'M0 210q180-30 360-4t360-20v214H0z'],
  ['halo', disc(440, 150, 140) + disc(440, 150, 102)],
  ['sun', disc(440, 150, 68)],
  [
    'star',
    'M90 40l3 3-3 3-3-3zM200 70l2 2-2 2-2-2zM620 50l3 3-3 3-3-3zM300 30l2 2-2 2-2-2zM150 110l2 2-2 2-2-2z',
  ],
  ['ink hair', bird(250, 96, 11) + bird(276, 84, 8) + bird(232, 80, 6)],
  [
    'r2',
    [30, 90, 210, 290, 345, 500, 570, 690]
      .map((x, index) =>
        vase(x, 320, 110 + ((index * 53) % 70), [tower, jar, bottle, amphora][index % 4] ?? jar),
      )
      .join(''),
  ],
  [
    'a2',
    [60, 150, 260, 400, 460, 610, 660]
      .map((x, index) =>
        vase(x, 340, 130 + ((index * 67) % 80), [amphora, bottle, jar, tower][index % 4] ?? jar),
      )
      .join(''),
  ],
  [
    'pane',
    'M56 236h7v9h-7zM72 250h7v9h-7zM146 214h7v9h-7zM252 214h7v9h-7zM276 232h7v9h-7zM394 210h7v9h-7zM410 230h7v9h-7zM458 236h7v9h-7zM606 230h7v9h-7zM654 216h7v9h-7zM668 236h7v9h-7z',
  ],
  ['mist', 'M0 262q200-22 400 0t320-8v146H0z'],
  ['a3', vase(120, 372, 190, bottle) + vase(520, 366, 250, amphora) + vase(640, 372, 150, jar)],
  [
    'r3',
    vase(215, 372, 170, jar) +
      vase(420, 370, 150, bottle) +
      vase(40, 378, 230, tower) +
      vase(585, 372, 220, tower),
  ],
  [
    'shade',
    vase(236, 372, 166, [0.14, 0, 0.27, 0.2, 0.34, 0.5, 0.28, 0.8, 0.14, 0.9, 0.16, 1]) +
      vase(
        540,
        366,
        246,
        [0.04, 0, 0.1, 0.12, 0.26, 0.5, 0.2, 0.72, 0.03, 0.82, 0.03, 0.93, 0.08, 1],
      ),
  ],
  ['pale line', 'M160 268q55 16 110 0M151 300q64 18 128 0M441 240q79 20 158 0M452 216q68 16 136 0'],
  [
    'pale',
    repeat(
      9,
      (index) =>
        `M${158 + index * 12.5} ${at(278 + Math.sin((index * Math.PI) / 8) * 9)}l6 12 6-12z`,
    ),
  ],
  [
    'pane',
    'M200 330a12 12 0 0 1 24 0v42h-24zM176 320h12v16h-12zM242 320h12v16h-12zM510 310a10 10 0 0 1 20 0v56h-20zM490 262h12v18h-12zM538 262h12v18h-12zM112 330h14v20h-14zM416 330h10v16h-10zM580 250h12v16h-12zM580 290h12v16h-12zM34 240h12v16h-12zM632 320h16v20h-16z',
  ],
  ['ink hair', 'M256 224q110 40 216-6'],
  ['pale', 'M290 235h18v22h-18zM384 240h14v20h-14z'],
  ['coral', 'M320 240h16v26l-8-8-8 8zM350 242h20v16h-20z'],
  ['a4', 'M0 400v-34q120-14 220 0 150 20 300-6 100-14 200 0v40z'],
  ['ink', 'M292 398l8-26h120l8 26zM276 362h168v12H276z'],
  ['shade', 'M360 362h84v12h-84z'],
  ['r2', 'M316 362c-40-46-30-86 14-92-8-12-10-16-12-26h84c-2 10-4 14-12 26 44 6 54 46 14 92z'],
  ['shade', 'M372 362c54-30 46-84 8-92 8-12 12-16 12-26h10c-2 10-4 14-12 26 44 6 54 46 14 92z'],
  ['a4', 'M318 244a42 7 0 0 1 84 0 42 7 0 0 1-84 0z'],
  ['pale line', 'M312 286q46 12 98 0M304 306q56 14 112 0M306 328q54 14 108 0'],
  ['coral', 'M456 362l4-26h26l4 26z'],
  ['ink line', 'M464 336l-6-30M473 336v-40M482 336l8-32'],
  ['cream', 'M222 362q4-24 26-22 24 2 22 22z'],
];
