// Careers that tend bodies: what they fit, see through, lift and save, and an animal. Only the build draws them, as those of `gathering.ts`.
import { box, disc, type Drawing, type Drawings } from '#app/illustrations/shape.ts';

/** An ear that hears again. */
const hearingAids: Drawing = [
  ['beam', 'M42 34Q42 8 66 8q24 0 24 26 0 14-12 22-6 5-8 13-3 11-14 11-13 0-14-12z'],
  ['shade', 'M53 34q0-15 13-15t13 15q0 8-8 13-7 4-8 10h-6q0-9 8-14 7-4 7-9 0-7-6-7t-7 7z'],
  ['sea', 'M84 6q20 10 17 34-2 14-10 22l-8-5q8-8 8-18 0-18-14-26z'],
  ['ink-line', 'M80 12Q62 4 60 30'],
  ['coral-line', 'M30 26q-9 14 0 30M19 20q-13 21 0 42'],
];

/** Two legs that run, one of them made to measure. */
const prosthetics: Drawing = [
  ['beam', 'M24 4h18l-2 48H28z'],
  ['coral', 'M26 52h15q3 12 17 15 4 2 4 7H26z'],
  ['pale', box(26, 74, 36, 6)],
  ['sea', 'M74 4h24l-5 32H79z'],
  ['shade', 'M90 4h8l-5 32h-6z'],
  ['ink', box(81, 36, 10, 8)],
  ['coral', 'M82 44h8q-12 14 4 24 6 4 18 4v8H98Q70 74 82 44z'],
];

/** A hand, by what it has inside. */
const imaging: Drawing = [
  ['sea', box(24, 2, 72, 72)],
  ['night', box(30, 8, 60, 60)],
  [
    'pale',
    box(43, 22, 4, 9) +
      box(43, 33, 4, 8) +
      box(53, 14, 4, 11) +
      box(53, 27, 4, 12) +
      box(63, 16, 4, 10) +
      box(63, 28, 4, 11) +
      box(72, 24, 4, 8) +
      box(72, 34, 4, 8) +
      'M43 43h4l3 12h-4zM53 41h4v14h-4zM63 41h4l-2 14h-4zM72 44h4l-7 12h-4zM80 40l4 2-6 9-4-2z' +
      box(49, 57, 18, 4) +
      box(52, 63, 5, 5) +
      box(60, 63, 5, 5),
  ],
  ['ink', box(34, 74, 6, 6) + box(80, 74, 6, 6)],
];

/** A mirror, and cream that has just been opened. */
const beauty: Drawing = [
  ['ink', box(39, 56, 10, 24)],
  ['coral', disc(44, 32, 28)],
  ['soft', disc(44, 32, 22)],
  ['pale-line', 'M32 30l12-14M34 42l22-26'],
  ['sea', box(76, 56, 36, 24)],
  ['shade', box(102, 56, 10, 24)],
  ['pale', 'M78 56q0-10 10-10 2-8 9-6 0 6 7 7 7 2 6 9z'],
  ['leaf', 'M66 80q-4-22 8-32 6 18-2 32z'],
];

/** What is lifted. */
const fitness: Drawing = [
  ['ink', box(8, 58, 74, 6)],
  ['coral', box(16, 42, 11, 38) + box(62, 42, 11, 38)],
  ['sea', box(9, 48, 7, 26) + box(73, 48, 7, 26)],
  ['shade', box(22, 42, 5, 38) + box(68, 42, 5, 38)],
  ['night', 'M86 52q-3-26 12-26t12 26h-7q2-18-5-18t-5 18z'],
  ['beam', disc(98, 63, 17)],
  ['shade', 'M108 50a17 17 0 0 1-10 30q14-12 10-30z'],
];

/** What is thrown to whoever cannot come back alone. */
const lifeguard: Drawing = [
  ['coral', 'M60 4a36 36 0 1 0 .01 0zM60 24a16 16 0 1 1-.01 0z'],
  [
    'pale',
    'M52 5q8-2 16 0v20q-8-3-16 0zM52 55q8 3 16 0v20q-8 2-16 0zM24 32q-2 8 0 16h20q-2-8 0-16zM96 32q2 8 0 16H76q2-8 0-16z',
  ],
  ['shade', 'M92 24a36 36 0 0 1-32 52v-20a16 16 0 0 0 14-24z'],
  ['sea', 'M6 80V70q9-8 18 0t18 0 18 0 18 0 18 0 18 0v10z'],
];

/** A turtle that tells where it goes. */
const zoology: Drawing = [
  ['beam', 'M8 70l16-10v12zM90 52q2-12 13-12 12 0 12 12 0 11-12 12l-14 4z'],
  ['beam', box(28, 62, 17, 18) + box(74, 62, 17, 18)],
  ['leaf', 'M20 68q0-44 40-44t40 44z'],
  ['pale-line', 'M60 32l13 8v15l-13 8-13-8V40zM73 40l14-5M73 55l13 10M47 40l-14-5M47 55L34 65'],
  ['shade', 'M66 24q34 3 34 44H78q12-24-12-44z'],
  ['night', disc(106, 50, 2.5)],
  ['ink-line', 'M60 24V10'],
  ['coral', disc(60, 9, 5)],
];

export const tending: Drawings = {
  audioprotesis: hearingAids,
  ortoprotesis: prosthetics,
  'diagnostico-por-imagen': imaging,
  estetica: beauty,
  'acondicionamiento-fisico': fitness,
  socorrismo: lifeguard,
  zoologia: zoology,
};
