// Careers of a workshop, a road, a stage: what their hands hold. Only the build draws them, as those of `gathering.ts`.
import { box, disc, type Drawing, type Drawings } from '#app/illustrations/shape.ts';

/** A chest of drawers, to the millimetre. */
const cabinetMaking: Drawing = [
  ['ink', 'M22 70h8l-2 10h-5zM90 70h8l-1 10h-5z'],
  ['coral', box(20, 26, 80, 46)],
  ['beam', box(14, 20, 92, 7)],
  ['shade', box(88, 27, 12, 45)],
  ['soft', box(27, 32, 66, 10) + box(27, 46, 66, 10) + box(27, 60, 66, 8)],
  ['ink', disc(42, 37, 2.5) + disc(78, 37, 2.5) + disc(42, 51, 2.5) + disc(78, 51, 2.5)],
  ['sea', 'M36 20v-8h10l6-6 8 2-2 6h14l6 6z'],
];

/** A tap, and the drop that will be the last. */
const plumbing: Drawing = [
  ['coral', box(44, 4, 36, 8) + box(58, 12, 8, 14)],
  ['edge', 'M8 26h68q20 0 20 20v8H78v-6q0-6-6-6H8z'],
  ['shade', 'M76 26q20 0 20 20v8h-8v-8q0-14-12-20z'],
  ['ink', box(6, 20, 8, 28) + box(74, 54, 26, 6) + box(50, 22, 24, 6)],
  ['sea', 'M87 62q7 8 7 12a7 7 0 0 1-14 0q0-4 7-12z'],
];

/** A monitor that writes a pulse, and the spanner that keeps it going. */
const medicalEquipment: Drawing = [
  [
    'ink',
    'M10 10h72q4 0 4 4v44q0 4-4 4H10q-4 0-4-4V14q0-4 4-4z' +
      box(38, 62, 16, 12) +
      box(26, 74, 40, 6),
  ],
  ['night', box(13, 17, 54, 38)],
  ['beam-line', 'M16 38h12l5-13 8 24 6-16 4 5h14'],
  ['leaf', disc(76, 24, 4)],
  ['coral', disc(76, 38, 4)],
  ['edge', box(72, 47, 8, 3) + box(72, 53, 8, 3)],
  ['sea', 'M94 80V40a13 13 0 0 1-4-20v12h12V20a13 13 0 0 1-1 20v40z'],
  ['shade', 'M98 80V38l4-6V20a13 13 0 0 1-1 20v40z'],
];

/** A spotlight, and where everybody looks. */
const stageLight: Drawing = [
  ['beam', 'M56 33L40 48l4 32h66z'],
  ['ink', box(6, 2, 108, 5) + box(28, 7, 6, 12)],
  ['night', 'M14 22l22-10 16 24-22 16z'],
  ['coral', 'M52 36l5 8-23 16-4-8z'],
  ['edge', disc(31, 28, 5)],
  ['night', disc(74, 55, 5) + box(73, 58, 3, 20) + box(67, 77, 15, 3)],
];

/** A lorry on a long road. */
const lorry: Drawing = [
  ['sea', box(4, 16, 70, 48)],
  ['shade', box(62, 16, 12, 48)],
  ['beam', box(4, 34, 70, 7)],
  ['coral', 'M78 28h18q3 0 5 3l11 18q2 3 2 6v11H78z'],
  ['pale', 'M85 34h9q2 0 3 2l7 12H85z'],
  ['ink', box(4, 64, 110, 6)],
  ['night', disc(24, 70, 10) + disc(50, 70, 10) + disc(94, 70, 10)],
  ['edge', disc(24, 70, 4) + disc(50, 70, 4) + disc(94, 70, 4)],
];

/** A train that comes in. */
const train: Drawing = [
  ['edge', 'M30 80l8-12h6l-6 12zM90 80l-8-12h-6l6 12z'],
  ['coral', 'M34 14q2-10 26-10t26 10l6 44q0 12-12 12H40q-12 0-12-12z'],
  ['shade', 'M74 6q11 2 12 8l6 44q0 12-12 12h-8q10-30 2-64z'],
  ['night', 'M40 18q20-5 40 0l3 20H37z'],
  ['sea', 'M43 21q8-2 16-2v16H40z'],
  ['beam', disc(40, 54, 6) + disc(80, 54, 6)],
  ['ink', box(52, 50, 16, 4) + box(52, 57, 16, 4) + box(44, 70, 32, 5)],
];

export const working: Drawings = {
  ebanisteria: cabinetMaking,
  'fontaneria-y-calefaccion': plumbing,
  electromedicina: medicalEquipment,
  iluminacion: stageLight,
  'transporte-por-carretera': lorry,
  'conduccion-de-trenes': train,
};
