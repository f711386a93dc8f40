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

export const gathering: Drawings = {
  arteterapia: artTherapy,
  musicoterapia: musicTherapy,
  'ensenanza-de-talleres': workshops,
  literatura: literature,
};
