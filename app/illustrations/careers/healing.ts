// Careers that make somebody well: what stands by a bed, on a table, in the street.
import { box, disc, heart, type Drawing, type Drawings } from '#app/illustrations/shape.ts';

/** A bed that is made, the drip beside it, and somebody who cares. */
const nursing: Drawing = [
  ['ink-line', 'M22 79V12h14'],
  ['sea', 'M28 16h16v18q0 6-8 6t-8-6z'],
  ['pale', 'M31 19h4v14h-4z'],
  ['sea-line', 'M36 40q0 22 18 20'],
  ['ink', box(48, 38, 5, 42) + box(105, 48, 5, 32) + 'M14 77h18v3H14z'],
  ['edge', box(53, 66, 52, 6)],
  ['pale', 'M53 56h52v10H53zM54 50q0-4 4-4h12q4 0 4 4v7H54z'],
  ['coral', 'M72 54h30q3 0 3 3v13H68z'],
  ['shade', 'M94 54h8q3 0 3 3v13H92z'],
  ['beam', heart(86, 40, 13)],
];

/** Somebody lies on a couch, and a leg learns to move again. */
const physiotherapy: Drawing = [
  ['beam', disc(99, 14, 8)],
  ['leaf', 'M88 28q11-7 22 0l2 32H86z'],
  ['shade', 'M104 25q4 1 6 3l2 32h-8z'],
  ['ink', box(8, 58, 100, 5) + box(18, 63, 6, 17) + box(90, 63, 6, 17)],
  ['sea', 'M6 52h102q3 0 3 3v5H6z'],
  ['beam', disc(17, 44, 8)],
  ['coral', 'M26 42q0-4 4-4h32q5 0 5 5v9H26z'],
  ['night', 'M58 40h10l13-12 8 9-18 15H58z'],
  ['pale', 'M80 29l-4-13 7-2 7 22z'],
  ['shade', 'M92 30l8 6-12 12-5-6z'],
  ['leaf', 'M91 29l8 5-12 12-6-6z'],
  ['beam', disc(82, 43, 5)],
];

/** An apple that somebody has measured. */
const nutrition: Drawing = [
  ['ink-line', 'M58 26q0-12 8-18'],
  ['leaf', 'M62 20q6-14 24-12-4 14-24 12z'],
  [
    'coral',
    'M58 27c10-10 36-8 36 18 0 20-14 35-24 35-5 0-7-3-12-3s-7 3-12 3c-10 0-24-15-24-35 0-26 26-28 36-18z',
  ],
  ['shade', 'M76 22c10 2 18 9 18 23 0 20-14 35-24 35 12-14 18-36 6-58z'],
  ['beam', 'M22 46q36 13 72 0l-1 12q-35 12-70 0z'],
  ['ink', 'M32 50h2v5h-2zM42 52h2v5h-2zM52 53h2v5h-2zM62 53h2v5h-2zM72 52h2v5h-2zM82 50h2v5h-2z'],
  ['beam', 'M92 46q12 6 14 26l-8 4q0-12-6-18z'],
  ['pale-line', 'M31 38q1-6 6-8'],
];

/** A bear with a plaster: he has been brave. */
const paediatrics: Drawing = [
  ['beam', disc(41, 17, 9) + disc(79, 17, 9)],
  ['coral', disc(41, 17, 4) + disc(79, 17, 4)],
  ['beam', 'M36 80q-4-32 24-32t24 32z'],
  ['beam', 'M30 66a8 8 0 0 1 8-12l8 14q-10 6-16-2z'],
  ['beam', 'M90 66a8 8 0 0 0-8-12l-8 14q10 6 16-2z'],
  ['pale', 'M46 80q-2-22 14-22t14 22z'],
  ['beam', disc(60, 32, 23)],
  ['shade', 'M72 12a23 23 0 0 1 0 40q10-20 0-40z'],
  ['pale', 'M48 41q12-11 24 0-2 10-12 10t-12-10z'],
  ['night', disc(51, 29, 2.6) + disc(69, 29, 2.6) + 'M56 38h8l-4 5z'],
  ['coral', 'M66 10l13 9-4 6-13-9z'],
  ['pale', 'M70 14l4 3-3 5-5-3z'],
];

/** A heart, and the line that it writes. */
const cardiology: Drawing = [
  ['coral', heart(60, 78, 38)],
  ['shade', 'M60 78C107.500 43.800 98 11.500 79 11.500Q92 44 60 78z'],
  ['sea-line', 'M4 46h14M102 46h14'],
  ['pale-line', 'M18 46h22l7-16 11 32 9-24 5 8h30'],
];

/** A brain, in which a lamp has just gone on. */
const neurology: Drawing = [
  [
    'coral',
    'M34 62q-20 0-18-16 0-8 8-11 0-14 15-15 6-10 19-7 12-6 21 3 15 0 17 15 12 6 6 18-2 11-14 11l-6 2 2 18H72l-6-16q-14 8-32-2z',
  ],
  ['shade', 'M79 16q15 0 17 15 12 6 6 18-2 11-14 11l-6 2 2 18H72l-4-16q20-4 18-22t-7-26z'],
  [
    'pale-line',
    'M24 36q8-2 12 5M40 21q-2 9 7 12M58 14q-4 10 4 15t12-3M34 62q-2-9 7-11t13 5M92 40q-9-3-14 5t-12 5M62 66q-1-7 5-8',
  ],
  ['beam', 'M104 6l3 8 8 3-8 3-3 8-3-8-8-3 8-3z'],
];

/** An ambulance on its way. */
const ambulance: Drawing = [
  ['beam-line', 'M40 12l-3-5M52 10V4M64 12l3-5'],
  ['coral', 'M43 22v-4q0-4 9-4t9 4v4z'],
  ['pale', 'M10 24q0-3 3-3h64q3 0 3 3v8h12q4 0 6 4l9 15q2 3 2 6v13H10z'],
  ['shade', box(10, 64, 99, 8)],
  ['sea', 'M84 38h8q2 0 3 2l7 12H84z'],
  ['coral', box(10, 54, 70, 6)],
  ['leaf', 'M38 27h8v8h8v8h-8v8h-8v-8h-8v-8h8z'],
  ['night', disc(32, 70, 10) + disc(88, 70, 10)],
  ['edge', disc(32, 70, 4) + disc(88, 70, 4)],
  ['beam', box(104, 56, 5, 6)],
];

export const healing: Drawings = {
  enfermeria: nursing,
  fisioterapia: physiotherapy,
  'nutricion-y-dietetica': nutrition,
  pediatria: paediatrics,
  cardiologia: cardiology,
  neurologia: neurology,
  'emergencias-sanitarias': ambulance,
};
