// Careers that go beside somebody: at work, at school, in a bed, out of a habit. Only the build draws them, as those of `gathering.ts`.
import { box, disc, heart, type Drawing, type Drawings } from '#app/illustrations/shape.ts';

/** The first step into a job, and a hand. */
const supportedEmployment: Drawing = [
  ['edge', 'M4 80V68h34V54h36V40h42v40z'],
  ['shade', 'M4 74h34V61h36V47h42v33H4z'],
  ['sea', disc(56, 14, 9) + 'M44 54V38q0-12 12-12t12 12v16z'],
  ['coral', disc(20, 30, 9) + 'M8 68V54q0-12 12-12t12 12v14z'],
  ['shade', 'M61 27q7 3 7 11v16h-6V38q0-7-1-11zM25 43q7 3 7 11v14h-6V54q0-7-1-11z'],
  ['sea', 'M46 32l5 5-16 16-5-5z'],
  ['ink-line', 'M90 20v-5q0-3 3-3h8q3 0 3 3v5'],
  ['beam', box(82, 19, 30, 21)],
  ['night', box(82, 28, 30, 3) + box(94, 26, 6, 8)],
];

/** A street that looks after itself. */
const communityHealth: Drawing = [
  ['coral', heart(60, 42, 20)],
  ['pale', 'M57 16h6v7h7v6h-7v7h-6v-7h-7v-6h7z'],
  ['sea', 'M4 58l18-14 18 14v22H4z'],
  ['beam', 'M42 62l18-14 18 14v18H42z'],
  ['leaf', 'M80 58l18-14 18 14v22H80z'],
  ['shade', box(32, 56, 8, 24) + box(70, 58, 8, 22) + box(108, 56, 8, 24)],
  ['pale', box(12, 60, 8, 8) + box(88, 60, 8, 8)],
  ['ink', box(22, 66, 8, 14) + box(55, 66, 9, 14) + box(98, 66, 8, 14)],
];

/** A chain that has given way, and what grows there. */
const addictions: Drawing = [
  ['night', 'M20 56h20a12 12 0 0 1 0 24H20a12 12 0 0 1 0-24zm0 8a4 4 0 0 0 0 8h20a4 4 0 0 0 0-8z'],
  ['night', 'M78 56h22a12 12 0 0 1 0 24H78v-8h22a4 4 0 0 0 0-8H78z'],
  ['edge', 'M38 64h14v8H38zM70 56l8 4v4l-8-2zM72 80l6-8v8z'],
  ['beam', 'M60 4a16 16 0 0 1 14 24H46A16 16 0 0 1 60 4z'],
  ['beam-line', 'M38 18l-8-3M82 18l8-3M42 32l-8 4M78 32l8 4'],
  ['leaf', 'M58 80V50q-16 2-18-16 18-2 20 12 2-18 20-18 0 20-18 22v30z'],
  ['shade', 'M60 46q2-18 20-18 0 20-18 22v30h-2z'],
];

/** The piece that was missing. */
const learningSupport: Drawing = [
  ['leaf', box(12, 42, 34, 36)],
  ['beam', box(46, 8, 36, 34)],
  ['sea', box(12, 8, 34, 34) + disc(46, 25, 7) + disc(29, 42, 7)],
  ['shade', box(74, 8, 8, 34)],
  ['coral', 'M58 50h14a7 7 0 0 0 14 0h14v30H58V70a6 6 0 0 1 0-12z'],
  ['shade', box(92, 50, 8, 30)],
  ['leaf', disc(46, 60, 7)],
  ['ink-line', 'M104 44v-8M110 50h6M108 45l5-5'],
];

/** A thought over what one learns. */
const educationalPsychology: Drawing = [
  ['coral', box(20, 68, 80, 12)],
  ['sea', box(28, 56, 64, 12)],
  ['shade', box(86, 68, 14, 12) + box(80, 56, 12, 12)],
  ['pale', box(26, 72, 46, 4) + box(34, 60, 34, 4)],
  ['beam', 'M60 2a22 22 0 0 1 12 40v6H48v-6A22 22 0 0 1 60 2z'],
  ['shade', 'M66 3a22 22 0 0 1 6 39v6h-8q18-20 2-45z'],
  ['coral', heart(60, 35, 11)],
  ['ink', box(48, 48, 24, 8)],
  ['beam-line', 'M30 24h-8M90 24h8M36 8l-6-4M84 8l6-4'],
];

/** Whoever knows which door it is. */
const patientServices: Drawing = [
  ['beam', disc(38, 24, 11)],
  ['coral', 'M18 54q0-18 20-18t20 18z'],
  ['shade', 'M44 37q14 2 14 17H48q2-10-4-17z'],
  ['sea', box(8, 54, 104, 26)],
  ['shade', box(94, 54, 18, 26)],
  ['ink', box(4, 50, 112, 6)],
  ['pale', 'M56 60h8v5h5v7h-5v5h-8v-5h-5v-7h5z'],
  ['leaf', 'M72 4h36q5 0 5 5v22q0 5-5 5H88l-9 8v-8h-7q-5 0-5-5V9q0-5 5-5z'],
  ['pale', 'M82 16h14v-5l12 9-12 9v-5H82z'],
];

/** A chair with wheels, and who pushes with a heart. */
const dependentCare: Drawing = [
  ['ink', 'M14 8h20v6h-6v40h-7V14h-7z'],
  ['coral', 'M28 16h10v26h38v10H28z'],
  ['shade', box(66, 42, 10, 10)],
  ['ink', 'M70 48h8l10 24h14v6H83zM44 30h26v5H44z'],
  ['edge', disc(46, 56, 18)],
  ['night', 'M46 32a24 24 0 1 1 0 48 24 24 0 0 1 0-48zm0 7a17 17 0 1 0 0 34 17 17 0 0 0 0-34z'],
  ['pale-line', 'M46 41v30M31 56h30M36 46l20 20M56 46L36 66'],
  ['sea', disc(46, 56, 6)],
  ['night', disc(94, 74, 6)],
  ['beam', heart(92, 34, 17)],
];

/** A bed that has been made with somebody in it. */
const nursingAssistance: Drawing = [
  ['ink', box(6, 24, 6, 56) + box(106, 44, 6, 36) + box(8, 64, 100, 6)],
  ['pale', box(12, 52, 94, 12) + 'M14 40h22q6 0 6 6v6H14z'],
  ['beam', disc(34, 40, 9)],
  ['sea', 'M42 44q0-6 6-6h44q14 0 14 14v12H42z'],
  ['shade', 'M92 38q14 0 14 14v12H90q6-14 2-26z'],
  ['ink', box(84, 2, 3, 36) + box(74, 2, 20, 3)],
  ['coral', 'M66 5h16v18q0 5-8 5t-8-5z'],
  ['coral-line', 'M74 28q0 10-14 12'],
];

export const helping: Drawings = {
  'preparacion-laboral': supportedEmployment,
  'salud-comunitaria': communityHealth,
  'atencion-a-las-adicciones': addictions,
  'apoyo-educativo': learningSupport,
  'psicologia-educativa': educationalPsychology,
  'atencion-al-paciente': patientServices,
  'atencion-a-la-dependencia': dependentCare,
  'cuidados-auxiliares-de-enfermeria': nursingAssistance,
};
