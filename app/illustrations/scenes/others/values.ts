// Six stones of six colours balance on a beach at low tide, the heaviest at the bottom.
import { bird, repeat, stars, waves, hill, type Scene } from '#app/illustrations/scene-shape.ts';
import { box, disc } from '#app/illustrations/shape.ts';

/** Stones from the bottom: tone, middle, half width, half height, and how high their middle lies. */
const stones = [
  ['i3', 352, 124, 37, 304],
  ['s3', 366, 96, 31, 239],
  ['r3', 346, 76, 27, 183],
  ['a3', 362, 54, 22, 136],
  ['c3', 354, 38, 17, 99],
  ['e3', 360, 22, 13, 71],
] as const;

/** A stone worn round by the sea. */
function stone(x: number, y: number, wide: number, high: number): string {
  return `M${x - wide} ${y + 4}c0-${high} ${Math.round(wide * 0.5)}-${high + 3} ${wide}-${high + 2}s${wide} ${Math.round(high * 0.3)} ${wide} ${high}-${Math.round(wide * 0.4)} ${high - 2}-${wide} ${high - 2}-${wide}-${Math.round(high * 0.3)}-${wide}-${high}z`;
}

export const scene: Scene = [
  ['r1', box(0, 0, 720, 400)],
  ['e1', hill([0, 130, 200, 90, 460, 140, 720, 100])],
  ['star', stars(50, 41, [0, 0, 720, 150])],
  ['halo', disc(206, 178, 150) + disc(206, 178, 106)],
  ['e2', hill([0, 206, 200, 176, 460, 206, 720, 184])],
  ['sun', disc(206, 190, 52)],
  [
    'mist',
    'M440 84q70-18 150-6t130-10q-70 24-150 20t-130-4zM20 116q70-14 140-4t90-6q-60 20-120 16t-110-6z',
  ],
  ['c2', 'M470 226l60-34 34 4 50-40 106 50v20z'],
  ['pale', 'M600 170l3-34h10l3 34z'],
  ['coral', 'M600 150h14l1 9h-16zM599 136l8-10 8 10z'],
  ['sea1', box(0, 222, 720, 70)],
  [
    'sun',
    repeat(
      5,
      (row) => `M${170 + (row % 2) * 8} ${226 + row * 11}h${76 - row * 6}v3h-${76 - row * 6}z`,
    ),
  ],
  ['pale hair', waves(12, 5, [260, 228, 440, 40])],
  ['pale', 'M0 284q60-14 120 0t120-2 130 0 130-6 220 2v40H0z'],
  ['cream', 'M0 294q60-12 120 0t120-2 130 0 130-6 220 2v120H0z'],
  ['e2', 'M0 322q100-14 200 0t220-4 300-6v88H0z'],
  ['sea1', 'M150 372q40-26 190-26t230 20q20 22-60 26-160 16-290 4-70-6-70-24z'],
  ['shine', 'M176 372q60-18 160-18t190 14q-160-4-350 4z'],
  ['shade', 'M252 340q100-14 224 0 100 20 180 18-120 26-240 12-150-8-164-30z'],
  ...stones.map(([tone, x, wide, high, y]) => [tone, stone(x, y, wide, high)] as const),
  [
    'shade',
    stones
      .map(
        ([, x, wide, high, y]) =>
          `M${x + wide} ${y + 4}c0 ${Math.round(high * 0.7)}-${Math.round(wide * 0.4)} ${high - 2}-${wide} ${high - 2}s-${Math.round(wide * 0.8)}-2-${Math.round(wide * 0.94)}-${Math.round(high * 0.6)}c${wide} ${Math.round(high * 0.7)} ${Math.round(wide * 1.6)} 0 ${Math.round(wide * 1.7)}-${Math.round(high * 1.1)}q${Math.round(wide * 0.24)} ${Math.round(high * 0.3)} ${Math.round(wide * 0.24)} ${Math.round(high * 0.7)}z`,
      )
      .join(''),
  ],
  [
    'shine',
    stones
      .map(
        ([, x, wide, high, y]) =>
          `M${x - Math.round(wide * 0.8)} ${y - 2}c${Math.round(wide * 0.1)}-${Math.round(high * 0.6)} ${Math.round(wide * 0.4)}-${Math.round(high * 0.8)} ${Math.round(wide * 0.7)}-${Math.round(high * 0.8)}-${Math.round(wide * 0.3)} ${Math.round(high * 0.2)}-${Math.round(wide * 0.5)} ${Math.round(high * 0.4)}-${Math.round(wide * 0.7)} ${Math.round(high * 0.8)}z`,
      )
      .join(''),
  ],
  ['pale hair', 'M250 318q60 10 130 2M284 252q70 12 150-4M300 178q40 10 94 4M330 142q30 6 60-2'],
  ['coral', 'M560 352l6-14 6 14 14 2-10 8 2 14-12-8-12 8 2-14-10-8z'],
  ['pale', 'M132 366q0-18 18-18t18 18zM100 384q0-10 10-10t10 10z'],
  ['shade', 'M150 348v18M141 350l5 16M159 350l-5 16'],
  ['c3', 'M600 386q4-16 26-16 26 2 28 18zM190 392q4-10 18-10 16 2 18 10z'],
  [
    'ink',
    'M330 58l16-7q4-16 20-17 10-10 18 0l9 4-9 3q0 16-20 18-12 2-34-1zM362 58h2v6h-2zM370 58h2v6h-2z',
  ],
  ['ink hair', bird(500, 60, 12) + bird(530, 48, 8) + bird(120, 70, 9)],
];
