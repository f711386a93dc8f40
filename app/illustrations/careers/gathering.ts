// Careers that gather people around something made, sung or told. Only the build draws them: a browser that shows a result has them by
// the drawing of another family, which it has anyway (`nearerFamily`).
import { box, disc, heart, type Drawing, type Drawings } from '#app/illustrations/shape.ts';

/** An easel on which somebody has painted what is on their heart. */
const artTherapy: Drawing = [
  ['ink', 'M58 4h5v76h-5zM40 62h6l-12 18h-6zM74 62h6l12 18h-6z'],
  ['pale', box(26, 12, 68, 48)],
  ['sea', 'M26 46q12-9 24-1t24-2 20-3v20H26z'],
  ['beam', disc(80, 24, 7)],
  ['coral', heart(54, 50, 19)],
  ['shade', box(88, 12, 6, 48)],
  ['ink', box(20, 60, 80, 5)],
  ['leaf', 'M98 60l9-34 5 1-8 33z'],
  ['beam', 'M107 26q-1-10 6-13 4 6-1 14z'],
];

/** A guitar with a heart, and what it sings. */
const musicTherapy: Drawing = [
  ['ink', box(45, 6, 8, 36)],
  ['coral', box(42, 2, 14, 12)],
  ['beam', disc(49, 58, 22) + disc(49, 38, 16)],
  ['shade', 'M62 29a16 16 0 0 1 1 17 22 22 0 0 1-10 33q16-24 9-50z'],
  ['coral', heart(49, 60, 12)],
  ['ink', box(40, 66, 18, 4)],
  ['pale-line', 'M47 14v50M51 14v50'],
  [
    'sea',
    disc(80, 42, 6) + disc(98, 38, 6) + 'M83 22h3v20h-3zM101 18h3v20h-3zM83 20l21-4v7l-21 4z',
  ],
  ['leaf', disc(86, 68, 5) + 'M88 50h3v18h-3zM91 50q8 2 8 11-4-4-8-4z'],
];

/** A pot on its wheel, and thread for the next class. */
const workshops: Drawing = [
  ['ink', box(36, 66, 8, 14)],
  ['edge', 'M10 60h60v7H10z'],
  ['coral', 'M28 18h24v5q-2 5 4 10 8 8 4 18-3 7-6 9H26q-3-2-6-9-4-10 4-18 6-5 4-10z'],
  ['shade', 'M44 18h8v5q-2 5 4 10 8 8 4 18-3 7-6 9H42q14-14 4-28-4-6-2-14z'],
  ['beam', 'M19 42q20 7 42 0v5q-22 7-42 0z'],
  ['sea', box(84, 44, 22, 30)],
  ['ink', box(80, 38, 30, 6) + box(80, 74, 30, 6)],
  ['pale-line', 'M84 51l22 3M84 58l22 3M84 65l22 3'],
  ['beam', 'M77 72L112 24l3 3-34 47z'],
];

/** An open book, and a quill that has been in it. */
const literature: Drawing = [
  ['coral', 'M6 26h108v50H66q-6 0-6 4 0-4-6-4H6z'],
  ['pale', 'M12 20q28-6 48 6v48q-20-12-48-6zM108 20q-28-6-48 6v48q20-12 48-6z'],
  ['shade', 'M60 26q8-5 16-7v48q-9 2-16 7z'],
  [
    'ink',
    'M20 30h30v3H20zM20 39h30v3H20zM20 48h30v3H20zM20 57h20v3H20zM70 48h30v3H70zM70 57h20v3H70z',
  ],
  ['sea', 'M72 44Q80 12 108 2q2 26-26 36z'],
  ['pale-line', 'M74 42Q86 22 100 12'],
];

/** A typewriter with a first page in it. */
const writing: Drawing = [
  ['pale', box(34, 2, 52, 36)],
  ['ink', box(42, 10, 36, 3) + box(42, 18, 36, 3) + box(42, 26, 20, 3)],
  ['night', box(12, 32, 96, 9) + box(8, 30, 6, 13) + box(106, 30, 6, 13)],
  ['coral', 'M20 41h80l12 32q2 7-5 7H13q-7 0-5-7z'],
  ['shade', 'M90 41h10l12 32q2 7-5 7H96q4-24-6-39z'],
  [
    'soft',
    disc(34, 52, 4) +
      disc(47, 52, 4) +
      disc(60, 52, 4) +
      disc(73, 52, 4) +
      disc(86, 52, 4) +
      disc(28, 63, 4) +
      disc(43, 63, 4) +
      disc(60, 63, 4) +
      disc(77, 63, 4) +
      disc(92, 63, 4),
  ],
  ['night', box(38, 71, 44, 5)],
];

/** A night in a theatre, made of cloth and wood. */
const stageDesign: Drawing = [
  ['night', box(6, 10, 108, 70)],
  ['beam', disc(74, 30, 10)],
  ['sea', 'M20 80q18-40 42-14t42-6v20z'],
  ['leaf', 'M14 80q24-24 48-8t50-4v12z'],
  ['pale', box(52, 48, 20, 22)],
  ['coral', 'M48 50l14-12 14 12z'],
  ['coral', 'M6 12h26q0 40-16 68H6zM114 12H88q0 40 16 68h10z'],
  ['shade', 'M100 12h14v68h-10q4-36-4-68zM24 12h8q0 40-16 68h-4q14-30 12-68z'],
  ['beam', 'M4 4h112v10q-9 8-18 0-10 8-19 0-9 8-19 0-9 8-19 0-9 8-19 0-9 8-18 0z'],
];

/** Three blocks, in an order that teaches something. */
const pedagogy: Drawing = [
  ['sea', box(16, 42, 38, 38)],
  ['coral', box(62, 42, 38, 38)],
  ['beam', box(40, 4, 38, 38)],
  ['shade', box(46, 42, 8, 38) + box(92, 42, 8, 38) + box(70, 4, 8, 38)],
  ['pale', disc(33, 61, 11)],
  ['pale', 'M79 50l12 21H67z'],
  ['night', 'M57 11l4 8 8 1-6 6 2 8-8-4-7 4 1-8-6-6 8-1z'],
];

export const gathering: Drawings = {
  arteterapia: artTherapy,
  musicoterapia: musicTherapy,
  'ensenanza-de-talleres': workshops,
  literatura: literature,
  escritura: writing,
  escenografia: stageDesign,
  pedagogia: pedagogy,
};
