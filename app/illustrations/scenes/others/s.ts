// Two balconies across a narrow street that goes down to the sea; the steam of two cups meets between them as a heart.
import { bird, repeat, stars, waves, type Scene } from '#app/illustrations/scene-shape.ts';
import { box, disc, heart } from '#app/illustrations/shape.ts';

/** A window's two shutters, whose upper left corner is at x, y. */
function shutters(x: number, y: number): string {
  return `M${x - 16} ${y}h14v54h-14zM${x + 32} ${y}h14v54h-14z`;
}

export const scene: Scene = [
  ['s1', box(0, 0, 720, 400)],
  ['e1', 'M180 120q180-40 360 0v150H180z'],
  ['star', stars(22, 4, [230, 0, 260, 130])],
  ['halo', disc(336, 196, 110) + disc(336, 196, 76)],
  ['sun', disc(336, 196, 42)],
  ['s2', 'M200 218l60-20 50 12 70-26 70 20 60-10v40H200z'],
  ['sea1', box(200, 226, 320, 90)],
  [
    'sun',
    repeat(
      6,
      (row) => `M${306 + (row % 2) * 8} ${230 + row * 8}h${62 - row * 6}v3h-${62 - row * 6}z`,
    ),
  ],
  ['pale hair', waves(6, 9, [380, 236, 90, 40])],
  ['pale', 'M404 244l14-34v34zM421 244l3-42 16 42zM398 247h46l-8 8h-30z'],
  // The street: houses further down, and steps between them.
  ['cream', 'M250 400l46-112h120l54 112z'],
  [
    'shade',
    repeat(
      7,
      (row) =>
        `M${292 - row * row * 0.9 - row * 3} ${296 + row * row * 2}h${126 + row * row * 1.9 + row * 6}v${3 + row}H${292 - row * row * 0.9 - row * 3}z`,
    ),
  ],
  ['e2', 'M236 400V196l34-14 22 16v90L258 400z'],
  ['r2', 'M484 400V184l-34-12-20 16v100l34 116z'],
  [
    'pane',
    'M250 216h9v20h-9zM272 214h8v19h-8zM250 256h9v20h-9zM444 206h9v20h-9zM462 206h9v22h-9zM462 250h9v22h-9z',
  ],
  ['s3', 'M0 0h248v400H0z'],
  ['dim', 'M0 0h248v400H0z'],
  ['s4', 'M236 0h12v400h-12z'],
  ['s2', 'M0 40h260v10H0z'],
  ['e2', 'M472 0h248v400H472z'],
  ['shade', 'M472 0h18v400h-18zM490 56h230v8H490z'],
  ['e3', 'M460 44h260v10H460z'],
  ['s4', shutters(50, 92) + shutters(50, 268) + shutters(160, 268)],
  ['r3', shutters(640, 96) + shutters(536, 272) + shutters(640, 272)],
  [
    'pane',
    box(48, 92, 32, 54) +
      box(48, 268, 32, 54) +
      box(158, 268, 32, 54) +
      box(638, 96, 32, 54) +
      box(534, 272, 32, 54) +
      box(638, 272, 32, 54),
  ],
  ['pane', 'M146 212v-92a26 26 0 0 1 52 0v92zM520 208v-90a26 26 0 0 1 52 0v90z'],
  ['s4', 'M130 212v-96l14-12v108zM200 212V104l14 12v96z'],
  ['r3', 'M504 208v-94l14-12v106zM574 208V102l14 12v94z'],
  ['ink line', 'M172 96v116M546 94v114M146 150h52M520 148h52'],
  ['lit', 'M100 212l30-116h84l50 116zM456 208l50-116h84l30 116z'],
  ['cream', 'M112 212h164l-14 12H126zM450 208h164l-14 12H464z'],
  ['ink', 'M232 186h36v5h-36zM248 191h4v21h-4zM458 182h36v5h-36zM474 187h4v21h-4z'],
  ['pale', 'M240 168h22v10q0 8-8 8h-6q-8 0-8-8z'],
  ['coral', 'M464 164h22v10q0 8-8 8h-6q-8 0-8-8z'],
  [
    'pale line',
    'M262 171q9 0 7 7h-7M252 162c-14-20 6-40 28-34s46 34 80 26M246 158c-4-16-2-24 4-34M476 158c14-22-6-42-28-34s-50 36-88 30M482 154c4-14 2-22-4-32',
  ],
  ['coral line', 'M464 167q-9 0-7 7h7'],
  ['coral', heart(360, 152, 42)],
  ['shine', 'M336 94q-14 8-10 28 4-22 22-26-6-4-12-2z'],
  ['ink hair', repeat(13, (index) => `M${122 + index * 12} 190v22M${460 + index * 12} 186v22`)],
  ['ink line', 'M114 190h160M452 186h158'],
  [
    's2',
    disc(138, 204, 11) +
      disc(154, 208, 8) +
      disc(592, 200, 11) +
      disc(574, 205, 8) +
      'M130 216q-4 24 6 40 2-20 0-40zM146 216q2 20-4 30 8-10 10-30zM592 212q6 26-4 44-4-20-2-44z',
  ],
  [
    'coral',
    disc(134, 200, 3) +
      disc(146, 206, 3) +
      disc(596, 194, 3) +
      disc(582, 202, 3) +
      disc(136, 236, 3) +
      disc(592, 232, 3),
  ],
  ['ink hair', 'M248 4Q360 64 472 0'],
  ['coral', 'M270 15l16 7-12 12zM351 34h18l-9 14zM430 20l15-8-3 16z'],
  ['beam', 'M298 25l16 5-10 13zM379 33l17-3-5 15z'],
  ['pale', 'M324 31l17 3-10 13zM404 28l16-5-4 15z'],
  ['ink', 'M350 288q-2-26 14-30l-2-12 8 6h7l8-6-1 14q9 12 4 28z'],
  ['ink', 'M374 288c22 2 34-4 33-17-1-8-9-7-9-1 3 1 4 9-14 9z'],
  ['ink line', 'M296 322v-66'],
  ['lamp', 'M289 242h14l-3 14h-8z'],
  ['glow', disc(296, 250, 30) + disc(296, 250, 18)],
  ['ink hair', bird(300, 76, 9) + bird(318, 66, 6)],
];
