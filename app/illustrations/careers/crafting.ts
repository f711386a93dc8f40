// Careers whose hands make one thing at a time, with fire, water or current. Only the build draws them, as those of `gathering.ts`.
import { box, disc, type Drawing, type Drawings } from '#app/illustrations/shape.ts';

/** A ring, and the stone that catches the light. */
const jewellery: Drawing = [
  ['beam', 'M60 28a26 26 0 1 0 .01 0zM60 37a17 17 0 1 1-.01 0z'],
  ['shade', 'M78 36a26 26 0 0 1-18 44v-9a17 17 0 0 0 12-28z'],
  ['sea', 'M44 6h32l12 13-28 25-28-25z'],
  ['pale', 'M44 6h14l-6 13H32zM52 19l8 25-28-25z'],
  ['shade', 'M76 6l12 13-28 25 10-25z'],
  ['coral-line', 'M98 10l8-6M100 20h10M20 10l-7-6M18 20H9'],
];

/** A vase with its glaze, and a bowl. */
const ceramics: Drawing = [
  ['sea', 'M32 8h24v6q-3 7 4 13 13 13 5 34-4 13-9 19H32q-5-6-9-19-8-21 5-34 7-6 4-13z'],
  ['shade', 'M48 8h8v6q-3 7 4 13 13 13 5 34-4 13-9 19H46q18-24 8-46-7-12-6-26z'],
  ['beam', 'M21 44q23 7 46 0v7q-23 7-46 0z'],
  ['pale-line', 'M24 62l6-6 7 7 7-7 7 7 7-7 6 6'],
  ['coral', 'M72 54h40q-2 20-12 26H84q-10-6-12-26z'],
  ['pale', 'M76 62q16 4 32 0l-1 5q-15 4-30 0z'],
];

/** A plug, and light. */
const electrician: Drawing = [
  ['beam', disc(44, 32, 28) + 'M30 50l4 14h20l4-14z'],
  ['shade', 'M60 10a28 28 0 0 1-2 46l-4 8h-8q22-20 14-54z'],
  ['coral', 'M48 8L30 36h11l-5 20 22-30H46z'],
  ['ink', box(34, 64, 20, 6) + 'M36 71h16l-4 9h-8z'],
  ['sea', 'M80 30h28v12q0 12-14 12T80 42z'],
  ['ink', box(86, 18, 5, 12) + box(97, 18, 5, 12)],
  ['ink-line', 'M94 54q0 22-40 20'],
];

/** A mask, and the sparks it is for. */
const welding: Drawing = [
  ['night', 'M16 14q24-14 48 0l4 34q-2 22-18 32H30Q14 70 12 48z'],
  ['shade', 'M54 9q6 2 10 5l4 34q-2 22-18 32H40q20-26 14-71z'],
  ['sea', box(24, 26, 32, 15)],
  ['pale-line', 'M28 38l8-9M36 38l8-9'],
  ['edge', box(62, 73, 50, 7)],
  ['coral', 'M112 26l6 5-24 30-6-5z'],
  ['beam', disc(87, 66, 8)],
  ['beam-line', 'M74 62l-9-6M78 52l-5-10M88 50V38M99 70l11 3'],
];

/** A chair, and its measures. */
const products: Drawing = [
  ['coral', 'M42 4q22-6 44 0l-5 34H47z'],
  ['shade', 'M76 2q6 0 10 2l-5 34H71z'],
  ['sea', 'M36 40h56q4 0 4 4v7H32v-7q0-4 4-4z'],
  ['ink', 'M37 51h7l-6 29h-7zM84 51h7l6 29h-7z' + box(42, 64, 44, 4)],
  ['beam-line', 'M14 6v72M9 6h10M9 78h10'],
];

/** A rack that hums day and night. */
const systems: Drawing = [
  ['ink', 'M24 2h72q5 0 5 5v73H19V7q0-5 5-5z'],
  ['night', box(26, 9, 68, 14) + box(26, 27, 68, 14) + box(26, 45, 68, 14)],
  ['edge', box(26, 63, 68, 12)],
  ['leaf', disc(34, 16, 3) + disc(34, 34, 3)],
  ['beam', disc(43, 16, 3) + disc(43, 34, 3) + disc(43, 52, 3)],
  ['coral', disc(34, 52, 3)],
  ['pale', box(56, 14, 30, 4) + box(56, 32, 30, 4) + box(56, 50, 30, 4)],
  ['sea-line', 'M101 16h8v34h-8M101 34h8'],
];

export const crafting: Drawings = {
  joyeria: jewellery,
  ceramica: ceramics,
  electricidad: electrician,
  soldadura: welding,
  'diseno-industrial': products,
  'administracion-de-sistemas': systems,
};
