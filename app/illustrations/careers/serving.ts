// Careers for others: what is taught, judged, found out, and put out.
import { box, disc, heart, type Drawing, type Drawings } from '#app/illustrations/shape.ts';

/** A hand that holds what is dear. */
const socialWork: Drawing = [
  ['coral', heart(66, 50, 25)],
  ['shade', 'M66 50C97.250 27.500 91 6.250 78.500 6.250Q88 27 66 50z'],
  ['sea', 'M8 52h18v28H8z'],
  ['beam', 'M26 56h14q8 0 14 5h14q7 0 7 5t-7 5H54l-2 2h20l24-14q8-3 11 2t-3 9L78 79q-4 1-8 1H26z'],
  ['shade', 'M54 71h14q7 0 7-5 3 6-3 7H52zM26 76h52q-4 4-8 4H26z'],
  ['edge', box(22, 54, 5, 24)],
];

/** Three blocks: a letter, a circle, a triangle. */
const nursery: Drawing = [
  ['beam', box(42, 8, 36, 36)],
  ['sea', box(20, 44, 38, 36)],
  ['coral', box(62, 44, 38, 36)],
  ['shade', box(70, 8, 8, 36) + box(50, 44, 8, 36) + box(92, 44, 8, 36)],
  ['night-line', 'M51 36l8-20 8 20M54 29h10'],
  ['pale', disc(37, 62, 10) + 'M78 52l11 19H67z'],
  ['leaf', disc(109, 71, 9)],
  ['pale-line', 'M103 68q4-5 8-3'],
];

/** A school bag that is packed. */
const schoolBag: Drawing = [
  ['beam', 'M80 6l8 3-4 26-10-3z'],
  ['coral', 'M81 2l8 3-1 5-9-3zM40 10h16v26H40z'],
  ['pale', 'M52 14h16v24H52z'],
  ['sea-line', 'M56 20h8M56 26h8'],
  ['ink-line', 'M48 24q0-10 12-10t12 10'],
  ['sea', 'M30 44q0-20 20-20h20q20 0 20 20v30q0 6-6 6H36q-6 0-6-6z'],
  ['shade', 'M76 25q14 3 14 19v30q0 6-6 6H74q4-30 2-55z'],
  ['coral', 'M38 54h44v22q0 4-4 4H42q-4 0-4-4z'],
  ['shade', box(38, 54, 44, 5)],
  ['beam', box(55, 54, 10, 10) + 'M22 48h8v24h-4q-4 0-4-4zM90 48h8v20q0 4-4 4h-4z'],
  ['pale-line', 'M44 36h32'],
];

/** A gavel over its block. */
const law: Drawing = [
  ['beam', 'M62 42l6-7 44 32q2 4-1 7t-7 1z'],
  ['coral', 'M27 32l25-19 24 30-25 19z'],
  ['shade', 'M45 52l25-19 6 10-25 19z'],
  ['ink', 'M20 34l7-6 27 34-7 6zM49 12l7-6 27 34-7 6z'],
  ['sea', 'M14 70h50v10H14z'],
  ['shade', box(52, 70, 12, 10)],
  ['beam-line', 'M84 16l6-6M90 28l9-3M34 10l-5-6'],
];

/** The globe between two flags. */
const diplomacy: Drawing = [
  ['ink-line', 'M18 79V12M102 79V12'],
  ['coral', 'M18 12q10 6 22-2v20q-12 8-22 2z'],
  ['beam', 'M102 12q-10 6-22-2v20q12 8 22 2z'],
  ['ink', box(56, 68, 8, 12) + 'M42 77h36v3H42z'],
  ['sea', disc(60, 44, 28)],
  [
    'leaf',
    'M44 30q8-10 18-8 2 8-6 10t-2 10-10 8q-8-6-8-14zM66 46q10-6 18-2 0 12-10 20-8-4-6-10-4-4-2-8z',
  ],
  ['shade', 'M70 18a28 28 0 0 1-10 54q34-16 10-54z'],
  ['pale-line', 'M33 44h54M60 16q-18 28 0 56'],
];

/** A fingerprint under the glass. */
const forensics: Drawing = [
  ['pale', 'M12 14h56v66H12z'],
  ['edge', box(18, 20, 22, 4) + box(18, 28, 14, 3)],
  ['coral', 'M76 58l7-7 26 24q3 4 0 7t-7 0z'],
  ['ink', disc(62, 40, 30)],
  ['soft', disc(62, 40, 24)],
  ['sea-line', 'M48 52q-4-26 14-26t14 22M54 58q-4-24 8-24t7 24M62 42q2 10 0 18M76 54q0 2-1 4'],
  ['pale-line', 'M42 34q3-9 10-13'],
];

/** A helmet, and what it is for. */
const fire: Drawing = [
  ['beam', 'M90 80q-18-12-6-32 2 6 6 8 0-18 12-30 0 18 10 28 8 16-6 26z'],
  ['coral', 'M96 80q-8-8 0-20 2 4 4 4 2-6 4-8 8 14 2 24z'],
  ['coral', 'M16 70q0-50 30-50t30 50z'],
  ['shade', 'M58 23q18 8 18 47H62q6-28-4-47z'],
  ['beam', box(40, 12, 12, 16) + 'M46 32l14 6v11q0 10-14 15-14-5-14-15V38z'],
  ['coral', 'M46 40l3 6 6 1-5 4 2 6-6-4-6 4 2-6-5-4 6-1z'],
  ['ink', 'M2 70h88q0 10-10 10H12Q2 80 2 70z'],
];

/** Two speech balloons that say the same in two languages. */
const translation: Drawing = [
  ['sea', 'M14 10h48q6 0 6 6v28q0 6-6 6H34L22 62V50h-8q-6 0-6-6V16q0-6 6-6z'],
  ['coral', 'M58 32h48q6 0 6 6v26q0 6-6 6h-8v10L86 70H58q-6 0-6-6V38q0-6 6-6z'],
  ['shade', 'M98 32h8q6 0 6 6v26q0 6-6 6h-8v10l-6-5q10-20 6-43z'],
  ['pale-line', 'M28 40l10-22 10 22M32 33h12M72 62V46l18 16V46M74 39q4-4 8-1t7-1'],
];

export const serving: Drawings = {
  'trabajo-social': socialWork,
  'magisterio-de-educacion-infantil': nursery,
  'magisterio-de-educacion-primaria': schoolBag,
  abogacia: law,
  'relaciones-internacionales': diplomacy,
  criminalistica: forensics,
  'extincion-de-incendios': fire,
  'traduccion-e-interpretacion': translation,
};
