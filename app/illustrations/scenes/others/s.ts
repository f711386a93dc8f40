// Two balconies across a narrow street that goes down to the sea; the steam of two cups meets between them as a heart.
import { bird, repeat, stars, waves, type Scene } from '#app/illustrations/scene-shape.ts';
import { box, disc, heart } from '#app/illustrations/shape.ts';

/** A window with its shutters, whose upper left corner is at x, y. */
function shutters(x: number, y: number): string {
  return `M${x - 16} ${y}h14v54h-14zM${x + 32} ${y}h14v54h-14z`;
}

export const scene: Scene = [
  ['s1', box(0, 0, 720, 400)],
  ['e1', 'M180 130q180-40 360 0v150H180z'],
  ['star', stars(26, 4, [220, 0, 280, 130])],
  ['halo', disc(330, 186, 96) + disc(330, 186, 66)],
  ['sun', disc(330, 186, 38)],
  ['s2', 'M200 214l60-20 50 12 70-26 70 20 60-10v40H200z'],
  ['sea1', box(200, 222, 320, 60)],
  [
    'sun',
    repeat(
      5,
      (row) => `M${302 + (row % 2) * 8} ${226 + row * 8}h${56 - row * 5}v3h-${56 - row * 5}z`,
    ),
  ],
  ['pale hair', waves(6, 9, [380, 230, 100, 34])],
  ['pale', 'M404 236l14-34v34zM421 236l3-42 16 42zM398 239h46l-8 8h-30z'],
  ['cream', 'M244 400l60-126h110l66 126z'],
  [
    'shade',
    repeat(
      8,
      (row) =>
        `M${296 - row * row * 0.9 - row * 3} ${278 + row * row * 1.9}h${128 + row * row * 1.9 + row * 6}v${2 + row * 0.7}H${296 - row * row * 0.9 - row * 3}z`,
    ),
  ],
  ['s3', 'M276 300V170l-22-12v140l-10 20v82h26z'],
  ['e2', 'M438 290V160l28-10v150l30 60v40h-44z'],
  [
    'pane',
    box(260, 190, 8, 20) + box(260, 236, 8, 20) + box(448, 184, 9, 20) + box(448, 230, 9, 20),
  ],
  ['s2', 'M0 0h262l-12 50v350H0z'],
  ['shade', 'M236 50h14v350h-14zM0 56h250v6H0z'],
  ['coral', 'M0 36h264v8H0z'],
  ['e1', 'M720 0H456l14 50v350h250z'],
  ['shade', 'M470 50h20v350h-20zM470 60h250v6H470z'],
  ['coral', 'M456 40h264v8H456z'],
  ['s4', shutters(60, 92) + shutters(60, 262) + shutters(160, 262)],
  ['pane', box(58, 92, 32, 54) + box(58, 262, 32, 54) + box(158, 262, 32, 54)],
  ['r3', shutters(590, 92) + shutters(530, 268) + shutters(620, 268)],
  ['pane', box(588, 92, 32, 54) + box(528, 268, 32, 54) + box(618, 268, 32, 54)],
  ['pane', 'M150 212v-92a26 26 0 0 1 52 0v92zM516 208v-90a26 26 0 0 1 52 0v90z'],
  ['s4', 'M134 212v-96l14-12v108zM204 212V104l14 12v96z'],
  ['r3', 'M500 208v-94l14-12v106zM570 208V102l14 12v94z'],
  ['ink line', 'M176 96v116M542 94v114'],
  ['cream', 'M120 212h150l-12 12H120zM464 208h140v12H476z'],
  ['ink', 'M232 186h36v5h-36zM248 191h4v21h-4zM460 182h36v5h-36zM476 187h4v21h-4z'],
  ['pale', 'M244 172h16v8q0 6-6 6h-4q-6 0-6-6z'],
  ['coral', 'M470 168h16v8q0 6-6 6h-4q-6 0-6-6z'],
  ['pale line', 'M260 175q7 0 5 6h-5'],
  ['coral line', 'M470 171q-7 0-5 6h5'],
  [
    'pale line',
    'M252 168c-8-14 10-20 4-34s24-14 44 4 50 10 60-14M478 164c8-14-10-20-4-34s-20-16-40 0-56 8-74-6',
  ],
  ['coral', heart(360, 132, 30)],
  ['shine', 'M344 88q-16 2-16 18 4-14 16-18z'],
  ['ink hair', repeat(13, (index) => `M${126 + index * 12} 190v22M${464 + index * 11} 186v22`)],
  ['ink line', 'M122 190h148M460 186h146'],
  [
    's3',
    disc(138, 204, 10) +
      disc(152, 208, 8) +
      disc(590, 200, 11) +
      disc(574, 206, 8) +
      'M130 216q-4 24 6 40 2-20 0-40zM146 216q2 20-4 30 8-10 10-30zM592 212q6 26-4 44-4-20-2-44z',
  ],
  [
    'coral',
    disc(134, 200, 3) +
      disc(146, 206, 3) +
      disc(594, 194, 3) +
      disc(582, 202, 3) +
      disc(136, 236, 3) +
      disc(592, 232, 3),
  ],
  ['ink hair', 'M250 66Q360 116 470 62M250 70'],
  ['coral', 'M268 75l16 6-11 13zM352 90h16l-8 14zM428 80l15-5-4 16z'],
  ['beam', 'M296 83l16 4-10 13zM380 90l16-2-6 15z'],
  ['i3', 'M324 88l16 2-9 13zM404 87l16-4-5 15z'],
  [
    'ink',
    'M364 342q-2-22 12-26l-2-10 7 5h6l7-5-1 12q8 10 4 24zM396 342q14 2 18-10 0-6-5-3-2 8-13 6z',
  ],
  ['ink hair', bird(390, 50, 10) + bird(412, 40, 7)],
  ['s4', box(296, 308, 14, 4) + 'M299 312v-54h3v54z'],
  ['lamp', 'M294 246h14l-3 14h-8z'],
  ['glow', disc(301, 252, 26)],
];
