// Careers that set others moving: a step, a word, a heart, a venture. Only the build draws them, as those of `gathering.ts`.
import { box, disc, heart, type Drawing, type Drawings } from '#app/illustrations/shape.ts';

/** Steps, and where they go. */
const choreography: Drawing = [
  ['night', 'M6 52l22-40h64l22 40v28H6z'],
  ['shade', box(6, 52, 108, 28)],
  ['beam', 'M26 68q-6-10 0-16 8-4 11 6 2 8-2 10zM27 72h8q0 6-4 6t-4-6z'],
  ['coral', 'M48 48q-6-9 0-15 8-4 10 6 2 7-2 9zM49 52h7q0 6-4 6-3 0-3-6z'],
  ['beam', 'M70 40q-5-8 0-13 7-3 9 5 2 6-2 8zM71 43h6q0 5-3 5t-3-5z'],
  ['pale-line', 'M38 74q34-2 46-26M84 48l-8 5M84 48l3 9'],
];

/** Pieces, one of them of another shape, and a place for each. */
const specialTeaching: Drawing = [
  ['edge', 'M12 58h96v22H12z'],
  ['shade', box(12, 72, 96, 8)],
  ['sea', disc(34, 34, 16)],
  ['beam', 'M54 16h28v34H54z'],
  ['coral', heart(100, 54, 12)],
  ['shade', 'M44 22a16 16 0 0 1-12 28q14-12 12-28zM74 16h8v34h-8z'],
  ['night', 'M24 62h20v6H24zM56 62h24v6H56zM90 62h12v6H90z'],
];

/** Two who greet, each in a tongue of their own. */
const languageTeaching: Drawing = [
  ['sea', 'M14 8h48q6 0 6 6v30q0 6-6 6H38L24 64V50H14q-6 0-6-6V14q0-6 6-6z'],
  ['coral', 'M64 32h42q6 0 6 6v26q0 6-6 6h-6v10L88 70H64q-6 0-6-6V38q0-6 6-6z'],
  ['shade', 'M98 32h8q6 0 6 6v26q0 6-6 6h-8z'],
  ['pale', 'M34 18h8l10 24h-7l-2-5H33l-2 5h-7zM38 26l-3 7h6z'],
  ['pale-line', 'M72 44h26M85 39v5M94 44q-4 14-18 18M78 50q6 10 16 12'],
];

/** A shoe, and the heart that it sets going. */
const exercise: Drawing = [
  ['coral', heart(60, 48, 24)],
  ['pale-line', 'M30 26h16l6-10 9 22 7-14 4 6h20'],
  ['sea', 'M16 50h20q6 12 22 14 10 2 12 10H16z'],
  ['pale', box(14, 73, 58, 7)],
  ['beam-line', 'M38 56l7-4M45 60l7-4'],
  ['night', 'M80 80h30v-8H84z'],
];

/** A ball, a hoop and a whistle's worth of room. */
const sportLessons: Drawing = [
  ['coral', disc(38, 56, 24)],
  ['ink-line', 'M14 56h48M38 32v48M22 38q14 18 0 36M54 38q-14 18 0 36'],
  ['beam', 'M84 24h8l14 50H70z'],
  ['pale', 'M81 38h14l3 10H78z'],
  ['shade', 'M90 24h2l14 50H92z'],
  ['ink', box(64, 74, 48, 6)],
];

/** A rocket on its first flight. */
const venture: Drawing = [
  ['beam', 'M50 62q-2 12 10 18 12-6 10-18z'],
  ['coral', 'M44 42L28 56v16l18-10zM76 42l16 14v16L74 62z'],
  ['pale', 'M60 2q20 16 18 42l-6 20H48l-6-20Q40 18 60 2z'],
  ['shade', 'M60 2q20 16 18 42l-6 20H62q10-30-2-62z'],
  ['sea', disc(60, 30, 9)],
  ['coral', 'M60 2q9 7 13 16H47q4-9 13-16z'],
];

/** What is put by, month after month. */
const savings: Drawing = [
  ['beam', disc(66, 12, 10)],
  ['night', box(64, 7, 4, 10)],
  [
    'coral',
    'M28 42q10-16 34-16 32 0 34 26 0 10-8 18v10H76v-6H52v6H40V70q-8-4-12-10h-8V46h6zM30 30l14-4-4 12z',
  ],
  ['shade', 'M80 30q15 6 16 22 0 10-8 18v10H76v-6q18-14 4-44z'],
  ['night', disc(40, 44, 3) + box(54, 30, 22, 4)],
  ['coral-line', 'M96 46q10-2 10-12'],
];

export const moving: Drawings = {
  coreografia: choreography,
  'educacion-especial': specialTeaching,
  'ensenanza-de-idiomas-y-personas-adultas': languageTeaching,
  'ciencias-del-ejercicio': exercise,
  'educacion-fisica': sportLessons,
  emprendimiento: venture,
  'asesoria-financiera': savings,
};
