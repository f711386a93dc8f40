// Careers that count, answer and work at a screen. Only the build draws them, as those of `gathering.ts`.
import { box, disc, type Drawing, type Drawings } from '#app/illustrations/shape.ts';

/** A price on its way, and what it is paid in. */
const markets: Drawing = [
  ['ink', box(10, 6, 4, 74)],
  ['coral', box(24, 40, 12, 22) + box(29, 34, 2, 36) + box(60, 28, 12, 16) + box(65, 20, 2, 32)],
  ['leaf', box(42, 32, 12, 26) + box(47, 24, 2, 42) + box(78, 12, 12, 24) + box(83, 6, 2, 36)],
  ['beam', disc(94, 62, 18)],
  ['shade', 'M106 50a18 18 0 0 1-12 30q16-12 12-30z'],
  ['night', box(92, 50, 4, 24) + 'M86 55h14v4H90v2h10v11H86v-4h10v-3H86z'],
];

/** A sum, and its receipt. */
const bookkeeping: Drawing = [
  ['pale', 'M66 8h40v72l-5-4-5 4-5-4-5 4-5-4-5 4-5-4-5 4z'],
  ['ink', box(73, 18, 26, 3) + box(73, 27, 26, 3) + box(73, 36, 18, 3)],
  ['coral', box(73, 50, 26, 5)],
  ['night', 'M20 12h44q6 0 6 6v56q0 6-6 6H20q-6 0-6-6V18q0-6 6-6z'],
  ['leaf', box(21, 19, 42, 13)],
  [
    'pale',
    box(21, 38, 10, 9) +
      box(37, 38, 10, 9) +
      box(21, 52, 10, 9) +
      box(37, 52, 10, 9) +
      box(21, 66, 10, 9) +
      box(37, 66, 10, 9),
  ],
  ['beam', box(53, 38, 10, 23)],
  ['coral', box(53, 66, 10, 9)],
];

/** Whoever answers. */
const customers: Drawing = [
  ['ink', 'M22 50V42q0-32 32-32t32 32v8h-7v-8q0-25-25-25T29 42v8z'],
  ['coral', 'M16 46h14v26H22q-8 0-8-8V52zM92 46H78v26h8q8 0 8-8V52z'],
  ['shade', 'M92 46h-6v26q8 0 8-8V52z'],
  ['sea-line', 'M86 72q0 6-8 6H62'],
  ['sea', box(50, 73, 14, 7)],
  ['beam', 'M76 4h34q4 0 4 4v18q0 4-4 4H98l-8 9v-9H76q-4 0-4-4V8q0-4 4-4z'],
  ['night', disc(83, 17, 2.5) + disc(93, 17, 2.5) + disc(103, 17, 2.5)],
];

/** A telephone that is still being arranged. */
const interfaces: Drawing = [
  ['night', 'M36 2h42q6 0 6 6v66q0 6-6 6H36q-6 0-6-6V8q0-6 6-6z'],
  ['soft', box(36, 10, 42, 60)],
  ['sea', box(41, 15, 32, 16)],
  ['coral', box(41, 36, 14, 13)],
  ['leaf', box(59, 36, 14, 13)],
  ['beam', box(41, 54, 32, 10)],
  ['ink', 'M68 46l36 14-14 5 10 12-6 5-10-12-6 12z'],
];

/** Figures, and what they have been hiding. */
const data: Drawing = [
  ['ink', box(36, 62, 16, 12) + box(22, 74, 44, 6)],
  ['night', box(6, 6, 78, 58)],
  ['sea', box(16, 42, 10, 16)],
  ['beam', box(31, 32, 10, 26)],
  ['leaf', box(46, 38, 10, 20)],
  ['pale-line', 'M14 34l18-12 18 6 20-14'],
  ['coral', 'M94 60l6-6 16 18q2 4-1 6t-6 0z'],
  ['ink', disc(80, 44, 24)],
  ['soft', disc(80, 44, 18)],
  ['coral', box(70, 44, 6, 10) + box(78, 38, 6, 16) + box(86, 32, 6, 22)],
];

/** A robot that looks back. */
const robots: Drawing = [
  ['ink', box(58, 4, 4, 12) + 'M30 66h60q8 0 8 7t-8 7H30q-8 0-8-7t8-7z'],
  ['coral', disc(60, 6, 5) + 'M12 46h14v8H16v10h-8V50q0-4 4-4zM108 46H94v8h10v10h8V50q0-4-4-4z'],
  ['sea', 'M34 14h52q8 0 8 8v38q0 8-8 8H34q-8 0-8-8V22q0-8 8-8z'],
  ['shade', 'M80 14h6q8 0 8 8v38q0 8-8 8h-6z'],
  ['night', box(34, 24, 46, 20)],
  ['beam', disc(47, 34, 5) + disc(67, 34, 5)],
  ['pale', box(42, 52, 30, 5)],
  ['edge', disc(36, 73, 4) + disc(60, 73, 4) + disc(84, 73, 4)],
];

/** What is kept, in its three storeys. */
const databases: Drawing = [
  ['sea', 'M22 16v18q0 10 38 10t38-10V16z'],
  ['coral', 'M22 38v16q0 10 38 10t38-10V38q0 10-38 10T22 38z'],
  ['leaf', 'M22 58v12q0 10 38 10t38-10V58q0 10-38 10T22 58z'],
  ['shade', 'M84 24q14-3 14-8v54q0 6-14 8z'],
  ['edge', 'M60 4q38 0 38 11T60 26 22 15 60 4z'],
  ['night', 'M60 9q24 0 24 6t-24 6-24-6 24-6z'],
  ['beam', disc(34, 34, 3) + disc(34, 55, 3) + disc(34, 73, 3)],
];

export const counting: Drawings = {
  'analisis-financiero': markets,
  'administracion-contable': bookkeeping,
  'atencion-al-cliente': customers,
  'diseno-de-interfaces': interfaces,
  'ciencia-de-datos': data,
  robotica: robots,
  'bases-de-datos': databases,
};
