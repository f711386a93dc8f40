// A quay at sunrise: a crane sets the lamp on a lighthouse that is nearly built.
import { bird, repeat, stars, waves, type Scene } from '#app/illustrations/scene-shape.ts';
import { box, disc } from '#app/illustrations/shape.ts';

export const scene: Scene = [
  ['e1', box(0, 0, 720, 400)],
  ['star', stars(26, 9, [0, 0, 720, 130])],
  ['e2', 'M0 170q170-34 340-6t380-26v200H0z'],
  ['halo', disc(230, 250, 190) + disc(230, 250, 130) + disc(230, 250, 84)],
  ['sun', disc(230, 250, 52)],
  [
    'shine',
    'M230 250L-40 130V60zM230 250L10-40h90zM230 250L210-40h80zM230 250L430-40h110zM230 250L760-10v90zM230 250L760 190v50z',
  ],
  ['r3', 'M0 270l60-26 54-8 70 30h400l60-34 76-12v60H0z'],
  ['r2', box(0, 270, 720, 130)],
  ['shade', 'M0 330q200-14 400-4t320-6v80H0z'],
  [
    'sun',
    repeat(
      9,
      (row) =>
        `M${230 - 55 + row * 3 + ((row * 13) % 17) - 8} ${276 + row * 12}h${110 - row * 7}q6 2 0 5h-${110 - row * 7}q-6-2 0-5z`,
    ),
  ],
  ['r3', 'M60 292h70l-10 16H72zM96 250h4v42h-4zM102 254l24 34h-24zM92 258v30H70z'],
  ['pale line', waves(10, 4, [330, 280, 380, 50])],
  ['ink hair', bird(300, 150, 11) + bird(330, 136, 8) + bird(150, 120, 9)],
  ['r4', 'M250 400l30-54h440v54z'],
  ['r3', 'M268 346h452v12H262z'],
  ['shade', repeat(12, (index) => `M${290 + index * 38} 346l-10 54h4l10-54z`)],
  ['pale', 'M352 346l16-176h64l16 176z'],
  ['coral', 'M365 206h70l4 40h-78zM357 290h86l4 36h-93z'],
  ['shade', 'M402 170h30l16 176h-40z'],
  ['ink', 'M386 346v-26a14 14 0 0 1 28 0v26z'],
  ['pane', box(392, 184, 14, 18) + box(390, 258, 16, 20)],
  ['ink', box(360, 162, 80, 10)],
  [
    'e4 line',
    repeat(
      5,
      (row) =>
        `M334 ${346 - row * 44}h132M340 ${346 - row * 44}l60-44M460 ${346 - row * 44}l-60-44`,
    ) + 'M340 346V150M460 346V150M400 346v-20',
  ],
  ['e2', 'M330 256h64v5h-64zM404 212h66v5h-66zM330 300h36v5h-36z'],
  ['coral', 'M452 140l30 8-30 9z'],
  ['ink line', 'M452 136v30'],
  ['ink bold', 'M560 346V40M592 346V40'],
  [
    'ink line',
    repeat(
      8,
      (row) => `M560 ${346 - row * 38}l32-38M592 ${346 - row * 38}l-32-38M560 ${346 - row * 38}h32`,
    ),
  ],
  ['ink bold', 'M300 34h372M330 50h342M576 6L320 34M576 6l96 30'],
  ['ink hair', repeat(17, (index) => `M${330 + index * 20} 50l10-16 10 16`)],
  ['ink', 'M568 4h16v46h-16zM640 34h36v40h-36zM552 60h48v30h-48z'],
  ['pane', 'M558 64h18v14h-18z'],
  ['ink hair', 'M396 50v26M404 50v26M400 76l-30 34M400 76l30 34'],
  ['ink', 'M394 44h12v10h-12z'],
  ['glow', disc(400, 130, 52) + disc(400, 130, 34)],
  ['lamp', 'M374 116h52v32h-52z'],
  ['ink', 'M368 148h64v7h-64zM386 116h3v32h-3zM411 116h3v32h-3z'],
  ['coral', 'M366 116l34-28 34 28z'],
  ['r3', box(494, 318, 42, 28) + box(626, 314, 50, 32) + box(512, 296, 30, 22)],
  ['r2', 'M494 318h42v5h-42zM626 314h50v5h-50zM512 296h30v5h-30z'],
  ['ink line', 'M280 346l44-120M294 346l40-112M288 324h12M296 302h12M304 280h12M311 260h13'],
  ['ink', 'M640 400v-20h20v20zM300 400v-16h16v16z'],
  ['beam line', 'M308 384q60 14 120 2M650 380q-60 24-110 8'],
];
