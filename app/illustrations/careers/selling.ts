// Careers that sell, insure, tax and bring together. Only the build draws them, as those of `gathering.ts`.
import { box, disc, type Drawing, type Drawings } from '#app/illustrations/shape.ts';

/** The tent of a feast, an hour before. */
const events: Drawing = [
  ['ink', box(14, 40, 4, 40) + box(102, 40, 4, 40) + box(59, 0, 2, 12)],
  ['leaf', 'M61 0l16 5-16 5z'],
  ['coral', 'M8 40L60 10l52 30z'],
  ['pale', 'M36 40L60 10l24 30z'],
  ['coral', 'M50 40L60 10l10 30z'],
  ['shade', 'M60 10l52 30H84z'],
  ['beam', 'M8 40h104v4q-9 10-17 0-9 10-18 0-8 10-17 0-9 10-17 0-9 10-18 0-8 10-17 0z'],
  ['sea', box(36, 64, 48, 16)],
  ['pale', box(32, 60, 56, 6)],
  ['coral', disc(46, 56, 4) + disc(60, 54, 6) + disc(74, 56, 4)],
];

/** What was sold each month, and where it is to go. */
const salesManagement: Drawing = [
  ['sea', box(12, 58, 18, 22)],
  ['leaf', box(38, 48, 18, 32)],
  ['beam', box(64, 38, 18, 42)],
  ['ink', box(90, 28, 18, 52)],
  ['shade', box(24, 58, 6, 22) + box(50, 48, 6, 32) + box(76, 38, 6, 42) + box(102, 28, 6, 52)],
  ['coral', 'M8 44L38 24l14 8 28-20-6-7 26-3-8 25-6-8-33 24-14-9-26 18z'],
];

/** Where a city asks, and is answered. */
const publicAdministration: Drawing = [
  ['ink', box(58, 0, 3, 14)],
  ['coral', 'M61 0h18l-5 5 5 5H61z'],
  ['sea', 'M10 34L60 10l50 24v4H10z'],
  ['pale', box(16, 38, 88, 34)],
  ['edge', box(20, 38, 11, 34) + box(41, 38, 11, 34) + box(68, 38, 11, 34) + box(89, 38, 11, 34)],
  ['shade', box(27, 38, 4, 34) + box(48, 38, 4, 34) + box(75, 38, 4, 34) + box(96, 38, 4, 34)],
  ['night', box(55, 50, 10, 22)],
  ['ink', box(12, 70, 96, 5) + box(6, 75, 108, 5)],
  ['beam', disc(60, 27, 6)],
];

/** A whole and its parts, and what they come to. */
const financialManagement: Drawing = [
  ['sea', disc(44, 44, 36)],
  ['shade', 'M44 44l25 26a36 36 0 0 1-50-1z'],
  ['leaf', 'M44 44H8a36 36 0 0 1 36-36z'],
  ['coral', 'M50 38V2a36 36 0 0 1 36 36z'],
  ['beam', box(84, 70, 30, 9) + box(86, 59, 28, 9) + box(83, 48, 30, 9)],
  ['shade', box(104, 70, 10, 9) + box(105, 59, 9, 9) + box(104, 48, 9, 9)],
];

/** A suitcase that has been to places, and how it got there. */
const travelAgency: Drawing = [
  ['ink-line', 'M32 38V26q0-4 4-4h20q4 0 4 4v12'],
  ['coral', 'M14 36h64q6 0 6 6v32q0 6-6 6H14q-6 0-6-6V42q0-6 6-6z'],
  ['shade', 'M74 36h4q6 0 6 6v32q0 6-6 6h-4z'],
  ['beam', box(20, 36, 7, 44) + box(65, 36, 7, 44)],
  ['pale', disc(46, 58, 13)],
  ['leaf', 'M46 46l3.500 8.500 8.500 3.500-8.500 3.500L46 70l-3.500-8.500L34 58l8.500-3.500z'],
  ['sea', 'M66 14l40-9q8-1 8 3t-8 6L84 22l-8 20-6 2 2-18-14 4-4 5-4-1 1-10-6-6 3-2 7 3z'],
];

/** A house, and its key. */
const realEstate: Drawing = [
  ['pale', box(16, 40, 56, 40)],
  ['shade', box(60, 40, 12, 40)],
  ['coral', 'M4 44L44 10l40 34z'],
  ['shade', 'M44 10l40 34H66z'],
  ['sea', box(23, 52, 15, 14)],
  ['pale-line', 'M30.500 52v14M23 59h15'],
  ['ink', box(47, 52, 14, 28)],
  ['beam', disc(53, 66, 1.5)],
  [
    'beam',
    'M98 12a14 14 0 0 1 4 27v37h-7v-5h-8v-6h8v-5h-6v-6h6V39a14 14 0 0 1 3-27zm0 8a6 6 0 0 0 0 12 6 6 0 0 0 0-12z',
  ],
];

/** What is kept dry. */
const insurance: Drawing = [
  ['pale', box(40, 60, 40, 20)],
  ['sea', 'M34 62l26-20 26 20z'],
  ['ink', box(54, 64, 12, 16)],
  ['ink', box(58.5, 2, 3, 40)],
  ['coral', 'M4 42Q10 8 60 8t56 34q-9-9-19 0-9-9-18 0-10-9-19 0-9-9-19 0-9-9-18 0-10-9-19 0z'],
  ['shade', 'M60 8q50 0 56 34-9-9-19 0Q94 18 60 8z'],
  ['beam', 'M60 8q-16 10-19 34-9-9-18 0Q28 14 60 8z'],
  ['sea', disc(14, 60, 3) + disc(24, 70, 3) + disc(104, 58, 3) + disc(98, 70, 3)],
];

/** A receipt, looked at closely. */
const taxInspection: Drawing = [
  ['pale', 'M16 4h56v74l-7-5-7 5-7-5-7 5-7-5-7 5-7-5-7 5z'],
  ['shade', 'M64 4h8v74l-7-5-1 1z'],
  ['ink', box(24, 14, 32, 4) + box(24, 24, 24, 4) + box(24, 34, 18, 4) + box(24, 60, 14, 4)],
  ['coral', 'M92 62l7-7 15 15q3 4 0 7t-7 1z'],
  ['ink', disc(72, 42, 26)],
  ['soft', disc(72, 42, 20)],
  ['sea', disc(64, 35, 5) + disc(80, 49, 5) + 'M79 29l4 3-18 24-4-3z'],
];

export const selling: Drawings = {
  'organizacion-de-eventos': events,
  'direccion-comercial': salesManagement,
  'administracion-publica': publicAdministration,
  'direccion-financiera': financialManagement,
  'agencia-de-viajes': travelAgency,
  inmobiliaria: realEstate,
  seguros: insurance,
  'inspeccion-de-hacienda': taxInspection,
};
