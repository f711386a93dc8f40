// Careers that care for somebody: an animal, a mind, a tooth.
import { box, disc, type Drawing, type Drawings } from '#app/illustrations/shape.ts';

/** A dog that sits and waits, with a collar, and the cross of a practice. */
const veterinary: Drawing = [
  ['pale', 'M82 18h12v10h10v12H94v10H82V40H72V28h10z'],
  ['leaf', 'M85 21h6v10h10v6H91v10h-6V37H75v-6h10z'],
  ['beam', 'M30 22q10-8 20-2l14 4q4 6-2 10l-12 2v10q14 10 14 34H24q-4-26 6-36z'],
  ['shade', 'M50 46q14 10 14 34H52q4-18-2-34z'],
  ['coral', 'M31 42q10 6 19 2v5q-10 4-20-1z'],
  ['ink', 'M30 22q-10 4-10 20 8 2 12-8zM60 24l6 1q0 6-5 6z' + disc(47, 25, 2)],
  ['edge', disc(41, 50, 3)],
  ['beam-line', 'M26 76q-16 0-14-16'],
];

/** A head from the side, in which a morning begins. */
const psychology: Drawing = [
  ['sea', 'M38 80V64q-14-8-14-26Q24 10 56 10t34 26l8 14q1 3-3 4h-4v10q0 6-7 6H72v10z'],
  ['shade', 'M72 14q18 6 18 22l8 14q1 3-3 4h-4v10q0 6-7 6H72v10h-8V66q16-2 16-22t-8-30z'],
  ['soft', 'M36 44a20 20 0 1 1 40 0z'],
  ['beam', 'M45 44a11 11 0 1 1 22 0z'],
  ['beam-line', 'M56 28v-6M43 33l-4-4M69 33l4-4'],
  ['pale-line', 'M34 50q6-4 11 0t11 0 11 0 11 0'],
];

/** A tooth that shines, and the mirror that has found it so. */
const dentistry: Drawing = [
  [
    'pale',
    'M26 18q12-6 22 1 10-7 22-1 12 8 6 26-4 10-5 22-1 14-8 14-6 0-7-12-2-10-8-10t-8 10q-1 12-7 12-7 0-8-14-1-12-5-22-6-18 6-26z',
  ],
  ['shade', 'M62 16q6-1 8 2 12 8 6 26-4 10-5 22-1 14-8 14-3 0-5-4 6-2 7-14 1-12 4-20 4-18-7-26z'],
  ['beam', 'M30 30l3-8 3 8 8 3-8 3-3 8-3-8-8-3z'],
  ['ink-line', 'M94 78L104 44'],
  ['sea', disc(104, 32, 12)],
  ['edge', disc(104, 32, 8)],
  ['pale-line', 'M99 33q2-5 6-5'],
];

/** A cat with a bandaged paw, and the cross of a practice. */
const veterinaryCare: Drawing = [
  ['pale', 'M90 14h10v8h8v10h-8v8H90v-8h-8V22h8z'],
  ['leaf', 'M92 17h6v8h8v4h-8v8h-6v-8h-8v-4h8z'],
  ['beam-line', 'M78 76q18 0 14-20'],
  ['beam', 'M34 80q-6-30 16-36h14q22 6 18 36z'],
  ['shade', 'M60 46q24 4 22 34H66q6-18-6-34z'],
  ['beam', 'M40 32l2-20 13 8h6l13-8 2 20q0 20-18 20t-18-20z'],
  ['shade', 'M62 20l12-8 2 20q0 20-18 20 12-4 12-20z'],
  ['pale', 'M50 42q8-6 16 0-2 8-8 8t-8-8z'],
  ['night', 'M55 40h6l-3 4z' + disc(50, 33, 2.2) + disc(66, 33, 2.2)],
  ['pale', 'M40 64h15v10H40z'],
  ['edge', 'M45 64h2v10h-2zM50 64h2v10h-2z'],
];

/** The bag that a doctor brings, and what hangs around the neck. */
const medicine: Drawing = [
  ['ink-line', 'M44 38V28q0-6 6-6h20q6 0 6 6v10'],
  ['coral', 'M22 36h76q6 0 7 6l4 32q0 6-6 6H17q-6 0-6-6l4-32q1-6 7-6z'],
  ['shade', 'M88 36h10q6 0 7 6l4 32q0 6-6 6H86q8-22 2-44z'],
  ['beam', box(36, 34, 8, 10) + box(76, 34, 8, 10)],
  ['pale', disc(60, 60, 15)],
  ['leaf', 'M57 50h6v7h7v6h-7v7h-6v-7h-7v-6h7z'],
  ['sea-line', 'M42 37Q20 40 27 60'],
  ['sea', disc(28, 64, 7)],
  ['pale', disc(27, 63, 3)],
];

/** Mortar and pestle, and a bottle with its measure. */
const pharmacy: Drawing = [
  ['beam', 'M56 42L80 8q6-3 9 3L66 46z'],
  ['sea', 'M16 46h58q0 18-14 24l2 10H28l2-10q-14-6-14-24z'],
  ['shade', 'M60 46h14q0 18-14 24l2 10H50q12-14 10-34z'],
  ['ink', box(12, 40, 66, 7)],
  ['pale', 'M42 51h6v6h6v6h-6v6h-6v-6h-6v-6h6z'],
  ['coral', 'M84 44h26v36H84z'],
  ['shade', box(102, 44, 8, 36)],
  ['edge', box(86, 34, 22, 10)],
  ['pale', box(84, 54, 26, 16)],
  ['leaf', 'M95 56h4v4h4v4h-4v4h-4v-4h-4v-4h4z'],
];

/** A mouth that has found its sound. */
const speechTherapy: Drawing = [
  ['coral', 'M8 46q12-22 24-24 6 0 10 4 4-4 10-4 12 2 24 24-14 30-34 30T8 46z'],
  ['night', 'M18 46q16-10 24-10t24 10q-8 18-24 18T18 46z'],
  ['pale', 'M22 44q12-8 20-8t20 8q-20 6-40 0z'],
  ['beam', 'M28 59q4-7 14-7t14 7q-6 5-14 5t-14-5z'],
  ['shade', 'M52 22q12 2 24 24-14 30-34 30 20-12 22-30t-12-24z'],
  ['sea-line', 'M84 34q8 12 0 24M94 26q13 20 0 40M104 18q19 28 0 56'],
];

/** A brush in its glass, and teeth that shine. */
const dentalHygiene: Drawing = [
  ['coral', 'M60 60L80 6l8 3-20 53z'],
  ['pale', 'M66 5l10 4-8 22-10-4z'],
  ['shade', 'M70 7l6 2-8 22-6-2z'],
  ['leaf', 'M34 60L30 26h7l5 34z'],
  ['pale', 'M26 12h14v16H26z'],
  ['sea', 'M22 40h62l-6 40H28z'],
  ['shade', 'M70 40h14l-6 40H66z'],
  ['pale-line', 'M34 50l2 20'],
  ['beam', 'M104 14l4 11 11 4-11 4-4 11-4-11-11-4 11-4z'],
];

export const caring: Drawings = {
  veterinaria: veterinary,
  'psicologia-clinica': psychology,
  odontologia: dentistry,
  'asistencia-veterinaria': veterinaryCare,
  'medicina-de-familia': medicine,
  farmacia: pharmacy,
  logopedia: speechTherapy,
  'higiene-bucodental': dentalHygiene,
};
