// A house seen without its front wall: in every room somebody's things are ready, and on each hook hangs a backpack.
import { hill, panes, repeat, stars, type Scene } from '#app/illustrations/scene-shape.ts';
import { box, disc } from '#app/illustrations/shape.ts';

function backpack(x: number, y: number): string {
  return `M${x} ${y + 26}v-16q0-8 9-8t9 8v16zM${x + 6} ${y + 2}q3-6 6 0l-1 1q-2-3-4 0z`;
}

export const scene: Scene = [
  ['c1', box(0, 0, 720, 400)],
  ['star', stars(18, 13, [0, 0, 720, 160])],
  ['halo', disc(90, 84, 66) + disc(90, 84, 46)],
  ['day', disc(90, 84, 28)],
  ['moon', 'M92 56a26 26 0 1 0 29 39 30 30 0 0 1-29-39z'],
  ['mist', 'M590 96q6-26 36-20 18-32 52-10 34-8 40 30zM180 70q4-18 24-14 12-22 36-6 22-6 26 20z'],
  ['s1', hill([0, 240, 140, 200, 340, 250, 560, 190, 720, 220])],
  ['s2', hill([0, 300, 160, 262, 340, 290, 560, 250, 720, 290])],
  ['c4', 'M138 152L360 30l222 122v12H138z'],
  ['c3', 'M138 152L360 30v122z'],
  ['c4', 'M156 160h408v196H156zM478 62h26v60l-26-14z'],
  ['mist', disc(494, 46, 9) + disc(504, 30, 12) + disc(522, 14, 15)],
  ['e1', 'M236 152l124-68 124 68z'],
  ['s1', box(164, 164, 126, 88)],
  ['r1', box(296, 164, 128, 88)],
  ['i1', box(430, 164, 126, 88)],
  ['e1', box(164, 260, 178, 92)],
  ['c1', box(348, 260, 208, 92)],
  [
    'lit',
    'M164 164h126v88H164zM296 164h128v88H296zM430 164h126v88H430zM164 260h178v92H164zM348 260h208v92H348zM236 152l124-68 124 68z',
  ],
  [
    'glow',
    'M360 88l-70 64h140zM226 170l-50 82h100zM360 170l-54 82h108zM492 170l-52 82h104zM250 266l-70 86h140zM450 266l-80 86h160z',
  ],
  [
    'lamp',
    disc(360, 102, 5) +
      'M219 182l4-8h8l4 8zM352 182l4-8h8l4 8zM485 182l4-8h8l4 8zM242 282l6-10h8l6 10zM440 282l6-10h8l6 10z',
  ],
  // Under the roof: a telescope and boxes; then a room of books, a sick bed, a room of calm.
  ['r3', box(262, 136, 24, 16) + box(290, 130, 20, 22) + box(420, 136, 30, 16)],
  ['ink line', 'M372 152l8-24 8 24M366 130l28-10'],
  ['c3', 'M172 186h38v66h-38z'],
  ['coral', repeat(3, (row) => `M175 ${190 + row * 21}h6v16h-6z`)],
  ['beam', repeat(3, (row) => `M182 ${192 + row * 21}h4v14h-4zM200 ${191 + row * 21}h6v15h-6z`)],
  ['s3', 'M228 230h36v6h-6v16h-4v-16h-16v16h-4v-16h-6zM268 252v-34h4v16h10v18h-3v-14h-8v14z'],
  ['pale', box(236, 222, 18, 8)],
  ['pale', 'M318 226h70v12h-70zM314 208h6v44h-6zM388 228h5v24h-5zM318 218h18v8h-18z'],
  ['s3', 'M340 224h50v14h-50z'],
  ['coral', 'M404 196c-6-8-14-2-10 6l10 10 10-10c4-8-4-14-10-6z'],
  ['i3', 'M440 232q0-10 10-10h40q10 0 10 10v20h-60z'],
  ['i2', 'M446 226h22v14h-22zM472 226h22v14h-22z'],
  ['pale', box(512, 186, 32, 28)],
  ['c3', panes([516, 194, 4, 4], [4, 2, 7, 9])],
  ['coral', disc(534, 203, 4) + box(512, 184, 32, 6)],
  [
    's3',
    'M522 252l-4-18h20l-4 18zM527 236c-8-4-12-14-8-20 8 2 10 12 8 20zM530 236c0-12 6-18 12-18 2 8-4 16-12 18z',
  ],
  // Below: the kitchen, and the hall with its hooks.
  ['r3', 'M172 316h56v36h-56zM172 310h60v6h-60z'],
  ['ink', 'M182 300h22v10h-22zM178 302h4v3h-4zM210 296h14v14h-14z'],
  ['ink hair', 'M188 296q-4-6 0-10t0-10M198 296q-4-6 0-10t0-10'],
  ['r4', 'M250 322h76v6h-8v24h-5v-24h-48v24h-5v-24h-10z'],
  ['pale', 'M262 322q0-8 12-8t12 8zM300 322v-10h10v10z'],
  ['coral', disc(292, 316, 5) + disc(283, 318, 4)],
  ['r4', box(360, 284, 130, 5)],
  ['coral', backpack(364, 287)],
  ['i3', backpack(388, 287)],
  ['beam', backpack(412, 287)],
  ['s3', backpack(436, 287)],
  ['a3', backpack(460, 287)],
  ['shade', repeat(5, (index) => `M${367 + index * 24} 302h12v8h-12z`)],
  ['r2', 'M360 336h130v6h-6v10h-5v-10H371v10h-5v-10h-6z'],
  ['ink', repeat(4, (index) => `M${370 + index * 30} 336v-8h6l8 4v4z`)],
  ['s4', 'M506 352v-62a19 19 0 0 1 38 0v62z'],
  ['beam', disc(536, 322, 3)],
  ['s3', hill([0, 352, 160, 356, 560, 352, 720, 340])],
  ['s4', 'M0 400v-22q200-16 380-6t340-8v36z'],
  ['r4', 'M630 352l-6-110h16l-4 110zM624 262l-40-14 2-5 44 10z'],
  [
    's4',
    'M560 240q-20-40 20-60 0-50 50-50 30-30 60 0 50 0 50 60v60q-30 30-70 6-40 24-60-6-30 16-50-10z',
  ],
  ['s3', 'M574 226q-10-30 20-40 4-40 44-40-20 20-10 40-34 10-54 40z'],
  ['ink hair', 'M594 248v82M616 254v76'],
  ['coral', box(590, 328, 30, 5)],
  [
    's2',
    repeat(
      3,
      (index) =>
        `M${30 + index * 34} 372q-12-10-4-22 6 6 4 22zM${30 + index * 34} 372q12-10 4-22-6 6-4 22z`,
    ),
  ],
  ['coral', repeat(3, (index) => disc(30 + index * 34, 354, 4))],
];
