// A balloon in six colours over six islands, and on each island something else to do.
import { at, bird, repeat, stars, waves, type Scene } from '#app/illustrations/scene-shape.ts';
import { box, disc } from '#app/illustrations/shape.ts';

/** An island's beach, or with less size its meadow. */
function island(x: number, y: number, width: number, height: number): string {
  return `M${at(x - width, y)}q${at(width * 0.1, -height, width * 0.8, -height * 0.9)}q${at(width * 0.9, -height * 0.3, width * 1.1, height * 0.6)}q${at(width * 0.2, height, -width * 0.9, height * 1.1)}q${at(-width, 0, -width, -height * 0.8)}z`;
}

const places = [
  [110, 262, 54, 15],
  [262, 250, 46, 12],
  [610, 264, 56, 15],
  [176, 346, 74, 22],
  [396, 362, 70, 20],
  [586, 344, 70, 22],
] as const;

export const scene: Scene = [
  ['i1', box(0, 0, 720, 400)],
  ['e1', 'M0 150q180-30 360-6t360-20v110H0z'],
  ['star', stars(34, 31, [0, 0, 720, 170])],
  ['halo', disc(150, 90, 90) + disc(150, 90, 62)],
  ['day', disc(150, 90, 36)],
  ['moon', 'M146 58a28 28 0 1 0 31 42 32 32 0 0 1-31-42z'],
  [
    'mist',
    'M20 150q10-22 34-14 14-26 44-10 30-10 36 24zM520 110q6-26 36-20 18-32 50-10 34-8 40 30zM560 196q8-18 28-10 16-18 38 0 14-2 18 10z',
  ],
  ['sea1', box(0, 218, 720, 182)],
  ['sea2', 'M0 290q180-14 360-4t360-6v120H0z'],
  ['pale hair', waves(18, 6, [10, 226, 680, 150])],
  ['cream', places.map(([x, y, width, height]) => island(x, y, width, height)).join('')],
  [
    's2',
    places.map(([x, y, width, height]) => island(x, y - 3, width * 0.84, height * 0.72)).join(''),
  ],
  // A mill; an observatory; a tent with music; a village; a harbour stall; an archive with columns.
  ['r3', 'M94 256l6-44h16l6 44z'],
  ['pale', 'M108 212l-4-30 8-2zM108 212l30-4 2 8zM108 212l4 30-8 2zM108 212l-30 4-2-8z'],
  ['r4', disc(108, 212, 4)],
  ['pale', 'M236 246v-18h44v18zM232 228a26 24 0 0 1 52 0z'],
  ['i3', 'M254 228l-10-26 8-4 12 30zM232 226h52v5h-52z'],
  ['a3', 'M572 258l30-50 30 50z'],
  ['a1', 'M588 258l14-50 8 50zM618 258l-16-50 22 50z'],
  ['beam', 'M601 194v14h2v-6l14-4z'],
  ['pale', 'M126 336v-28h30v28zM166 342v-36h28v36zM204 336v-26h30v26z'],
  ['s3', 'M120 310l21-20 21 20zM160 308l20-22 20 22zM198 312l21-20 21 20z'],
  ['pane', 'M136 318h9v9h-9zM175 316h9v9h-9zM214 318h9v9h-9z'],
  ['coral', 'M180 300c-4-5-9-1-7 3l7 7 7-7c2-4-3-8-7-3z'],
  ['e3', 'M366 352v-24h60v24z'],
  ['e4', 'M362 352h68v5h-68zM370 328h4v-20h-4zM418 328h4v-20h-4z'],
  ['coral', 'M360 310l8-16h58l8 16q-7 8-14 0-8 8-15 0-7 8-15 0-8 8-15 0-8 8-15 0z'],
  ['pale', 'M440 356l14-40v40zM456 356l2-30 14 30zM434 358h42l-8 8h-26z'],
  [
    'c2',
    'M548 336v-6h76v6zM552 300h68v6h-68zM556 306h8v24h-8zM574 306h8v24h-8zM592 306h8v24h-8zM608 306h8v24h-8z',
  ],
  ['c3', 'M546 300l40-22 40 22z'],
  ['shade', 'M300 372a60 12 0 1 1 120 0 60 12 0 1 1-120 0z'],
  // The balloon: six strips of one colour each.
  ['r3', 'M360 16c-70 0-116 46-116 100 0 50 60 86 96 116h10c-46-40-80-76-80-120 0-50 40-96 90-96z'],
  ['i3', 'M360 16c-50 0-90 46-90 96 0 44 34 80 76 120h6c-28-40-46-80-46-120 0-46 24-96 54-96z'],
  ['a3', 'M360 16c-30 0-54 50-54 96 0 40 18 80 44 120h10z'],
  ['s3', 'M360 16c30 0 54 50 54 96 0 40-18 80-44 120h-10z'],
  ['e3', 'M360 16c50 0 90 46 90 96 0 44-34 80-76 120h-6c28-40 46-80 46-120 0-46-24-96-54-96z'],
  ['c3', 'M360 16c70 0 116 46 116 100 0 50-60 86-96 116h-10c46-40 80-76 80-120 0-50-40-96-90-96z'],
  ['shine', 'M330 30c-40 14-62 50-58 92-20-42 8-84 58-92z'],
  ['shade', 'M400 22c90 40 90 130-28 210h8c36-30 96-66 96-116 0-44-30-80-76-94z'],
  [
    'lit',
    'M355 232c-46-40-70-80-46-110 20-22 82-22 102 0 24 30 0 70-46 110zM356 232c-22-26-32-50-20-66q24-20 48 0c12 16 2 40-20 66z',
  ],
  ['pale line', 'M250 84q110 40 220 0M262 160q98 34 196 0'],
  ['ink hair', 'M340 232l4 30M350 232l2 30M370 232l-2 30M380 232l-4 30'],
  ['r4', 'M340 262h40l-5 28h-30z'],
  ['e2', 'M338 260h44v6h-44z'],
  ['e3', repeat(3, (index) => `M343 ${271 + index * 6}h34v2h-34z`)],
  ['coral', disc(338, 274, 5) + disc(382, 274, 5)],
  ['ink hair', bird(540, 60, 12) + bird(570, 48, 8) + bird(510, 46, 8)],
];
