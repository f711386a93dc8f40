// Careers of a stage, a page and the open sky. Only the build draws them, as those of `gathering.ts`.
import { box, disc, type Drawing, type Drawings } from '#app/illustrations/shape.ts';

/** A turn that is held. */
const dance: Drawing = [
  ['ink', 'M54 52h7l1 28h-7zM66 54l34-20 4 6-34 20z'],
  ['sea', 'M52 74h11v6H48zM98 30l12-6 1 8-8 8z'],
  ['beam', 'M54 24L30 6l4-5 26 18zM62 20L88 4l3 6-24 17z' + disc(58, 10, 9)],
  ['night', disc(62, 3, 4)],
  ['coral', 'M50 20h16l4 18 22 14q-34 14-64 2l20-16z'],
  ['shade', 'M66 20l4 18 22 14q-12 5-24 6-2-20-8-38z'],
];

/** A blackboard with a tune, and a palette before it. */
const artsTeaching: Drawing = [
  ['ink', box(20, 52, 5, 28) + box(74, 52, 5, 28)],
  ['coral', box(6, 2, 88, 54)],
  ['night', box(11, 7, 78, 44)],
  ['pale-line', 'M16 16h68M16 24h68M16 32h68M16 40h68'],
  ['beam', disc(30, 36, 5) + disc(62, 28, 5) + 'M33 14h3v22h-3zM65 8h3v20h-3zM33 14l35-8v6l-35 8z'],
  ['soft', 'M84 52q26-4 30 12-2 14-16 14-10 0-8-8 0-4-6-4-12 0-12-6 2-7 12-8z'],
  ['sea', disc(84, 59, 3)],
  ['coral', disc(94, 57, 3)],
  ['leaf', disc(104, 61, 3)],
  ['beam', disc(105, 70, 3)],
];

/** A page that comes out of the machine. */
const scripts: Drawing = [
  ['pale', box(34, 2, 52, 36)],
  ['ink', box(42, 9, 36, 3) + box(48, 16, 24, 3) + box(48, 23, 24, 3)],
  ['night', box(18, 32, 84, 8) + box(12, 29, 8, 14) + box(100, 29, 8, 14)],
  ['sea', 'M26 40h68l14 36q0 4-4 4H16q-4 0-4-4z'],
  ['shade', 'M84 40h10l14 36q0 4-4 4H92z'],
  [
    'pale',
    [34, 47, 60, 73, 86].map((x) => disc(x, 50, 4)).join('') +
      [28, 44, 60, 76, 92].map((x) => disc(x, 61, 4)).join(''),
  ],
  ['coral', box(36, 70, 48, 5)],
];

/** A score, and the stick that begins it. */
const conducting: Drawing = [
  ['ink', box(47, 54, 6, 26) + box(32, 75, 36, 5)],
  ['coral', 'M8 14l42 6 42-6v40l-42 4-42-4z'],
  ['pale', 'M13 10q20 0 37 8 17-8 37-8v40q-20 0-37 6-17-6-37-6z'],
  ['shade', 'M50 18q8-4 18-6v40q-10 1-18 4z'],
  [
    'ink',
    disc(24, 34, 4) +
      disc(38, 30, 4) +
      disc(64, 34, 4) +
      disc(78, 28, 4) +
      box(26, 20, 2, 14) +
      box(40, 18, 2, 12) +
      box(66, 20, 2, 14) +
      box(80, 14, 2, 14),
  ],
  ['beam', 'M74 78L114 26l2 1-34 55z'],
  ['coral', disc(78, 76, 5)],
];

/** Layers of a long time, and the hammer that opens them. */
const geology: Drawing = [
  ['edge', 'M6 80V36q22-14 46-4t50-4v52z'],
  ['coral', 'M6 80V50q24-12 46-3t50-5v12q-26 12-50 4T6 64z'],
  ['beam', 'M6 80V66q24-8 46-1t50-4v19z'],
  ['ink-line', 'M30 74q-6-4 0-8t8 3-2 10-14-2 2-17'],
  ['leaf', 'M6 36q22-14 46-4t50-4v4q-26 12-50 4T6 41z'],
  ['sea', 'M66 34L92 12l5 5-26 22z'],
  ['night', 'M82 4q18-2 26 10l5 15q-9-9-16-9L80 9z'],
];

/** Sun, and what is coming. */
const weather: Drawing = [
  ['beam', disc(38, 26, 20)],
  ['beam-line', 'M10 26H4M18 6l-5-5M38 1v-1M64 4l-4 4'],
  ['sea', 'M28 60q-16-1-16-14t16-14q6-16 24-14 16 2 18 14 20-4 24 12 2 15-14 16z'],
  ['shade', 'M70 32q20-4 24 12 2 15-14 16H58q20-6 12-28z'],
  ['beam', 'M62 54L48 70h9l-5 10 16-15h-9l9-11z'],
  ['sea-line', 'M28 66l-4 10M40 66l-4 10M82 66l-4 10M94 66l-4 10'],
];

export const staging: Drawings = {
  danza: dance,
  'profesorado-de-musica-y-artes': artsTeaching,
  'guion-y-poesia': scripts,
  'composicion-y-direccion-musical': conducting,
  geologia: geology,
  meteorologia: weather,
};
