// Careers that dive, turn, lay and mend. Only the build draws them, as those of `gathering.ts`.
import { box, cog, disc, type Drawing, type Drawings } from '#app/illustrations/shape.ts';

/** A diver's helmet. */
const diving: Drawing = [
  ['coral', 'M26 60h60l12 20H14z'],
  ['beam', disc(56, 40, 31) + box(49, 2, 14, 10)],
  ['shade', 'M66 11a31 31 0 0 1 0 59q24-28 0-59zM72 60h14l12 20H78z'],
  ['ink', disc(54, 41, 19) + box(22, 32, 7, 18)],
  ['sea', disc(54, 41, 14)],
  ['pale-line', 'M45 38q3-7 9-7'],
  ['night', disc(28, 70, 3) + disc(47, 71, 3) + disc(66, 71, 3) + disc(85, 70, 3)],
  ['sea', disc(102, 34, 6) + disc(96, 18, 4) + disc(106, 8, 3)],
];

/** Two wheels that turn each other, and their drop of oil. */
const industrialMechatronics: Drawing = [
  ['sea', cog(44, 46, 35, 11)],
  ['shade', 'M52 19a28 28 0 0 1-8 55q32-20 8-55z'],
  ['pale', disc(44, 46, 15)],
  ['ink', disc(44, 46, 7)],
  ['coral', cog(93, 26, 22, 8)],
  ['pale', disc(93, 26, 8)],
  ['beam', 'M94 54q9 11 9 17a9 9 0 0 1-18 0q0-6 9-17z'],
];

/** A motorcycle that is ready. */
const motorcycles: Drawing = [
  ['night', disc(26, 60, 20) + disc(94, 60, 20)],
  ['edge', disc(26, 60, 11) + disc(94, 60, 11)],
  ['ink', 'M24 60l14-22h7L30 63zM92 62L76 22h-8v-6h13l17 43zM38 58h34v6H38z'],
  ['sea', 'M42 46h30l4 12-6 8H48l-8-8z'],
  ['coral', 'M44 42q-4-14 12-16h14l8 4 5 12z'],
  ['shade', 'M66 26h4l8 4 5 12H62z'],
  ['ink', 'M20 32q12-2 25 4v7H32z'],
  ['beam', disc(86, 27, 7)],
];

/** A lathe, and what it takes off. */
const machining: Drawing = [
  ['ink', box(4, 70, 112, 10)],
  ['sea', box(8, 10, 26, 60) + 'M92 26h16q6 0 6 6v38H92z'],
  ['shade', box(27, 10, 7, 60) + box(106, 34, 8, 36)],
  ['edge', box(34, 20, 14, 38) + 'M82 39l10-5v10z'],
  ['beam', box(48, 28, 18, 22) + box(66, 33, 17, 12)],
  ['shade', box(48, 42, 18, 8) + box(66, 40, 17, 5)],
  ['night', box(60, 60, 18, 10) + 'M62 60v-7l6-7 6 7v7z'],
  ['coral', disc(17, 22, 5)],
  ['leaf', disc(17, 36, 5)],
  ['beam', 'M70 4l2 6 6 2-6 2-2 6-2-6-6-2 6-2zM84 14l1 3 3 1-3 1-1 3-1-3-3-1 3-1z'],
];

/** What a pilot sees when nothing is seen. */
const avionics: Drawing = [
  ['night', 'M4 26q0-12 12-14 44-10 88 0 12 2 12 14v48q0 6-6 6H10q-6 0-6-6z'],
  ['sea', disc(60, 44, 26)],
  ['coral', 'M35 50q24-10 50-12a26 26 0 0 1-50 12z'],
  ['pale-line', 'M35 50q24-10 50-12M53 32l14-3M56 58l12-3'],
  ['beam', box(40, 42, 13, 5) + box(67, 42, 13, 5) + disc(60, 45, 4)],
  ['pale', disc(20, 38, 10) + disc(100, 38, 10)],
  ['ink-line', 'M20 38l5-5M100 38v-7'],
  ['leaf', disc(14, 62, 4) + disc(26, 62, 4)],
  ['beam', disc(94, 62, 4)],
  ['coral', disc(106, 62, 4)],
];

/** A wall that grows, and the trowel. */
const masonry: Drawing = [
  ['pale', 'M8 32h72v12h20v36H8z'],
  [
    'coral',
    box(8, 34, 20, 10) +
      box(31, 34, 22, 10) +
      box(56, 34, 22, 10) +
      box(8, 46, 9, 10) +
      box(20, 46, 22, 10) +
      box(45, 46, 22, 10) +
      box(70, 46, 22, 10) +
      box(8, 58, 20, 10) +
      box(31, 58, 22, 10) +
      box(56, 58, 22, 10) +
      box(81, 58, 19, 10) +
      box(8, 70, 9, 10) +
      box(20, 70, 22, 10) +
      box(45, 70, 22, 10) +
      box(70, 70, 22, 10),
  ],
  ['shade', box(68, 34, 10, 10) + box(92, 44, 8, 36)],
  ['edge', 'M52 26l38-18 4 26z'],
  ['shade', 'M52 26l40-6 2 14z'],
  ['ink-line', 'M90 18l8-8'],
  ['beam', 'M96 8l12-8 6 7-11 10z'],
];

/** Warm on one side, cool on the other. */
const airConditioning: Drawing = [
  ['pale', 'M14 6h92q7 0 7 7v24q0 7-7 7H14q-7 0-7-7V13q0-7 7-7z'],
  ['shade', 'M100 6h6q7 0 7 7v24q0 7-7 7h-6z'],
  ['ink', box(16, 34, 78, 4)],
  ['leaf', disc(22, 18, 4)],
  ['coral', box(74, 14, 20, 9)],
  ['sea-line', 'M22 50q-6 8 0 14t0 12M38 50q-6 8 0 14t0 12'],
  ['sea', 'M60 50h4v8l7-4 2 4-7 4 7 4-2 4-7-4v8h-4v-8l-7 4-2-4 7-4-7-4 2-4 7 4z'],
  ['coral-line', 'M86 50q-6 8 0 14t0 12M102 50q-6 8 0 14t0 12'],
];

export const mending: Drawings = {
  'buceo-profesional': diving,
  'mecatronica-industrial': industrialMechatronics,
  'mecanica-de-motos': motorcycles,
  mecanizado: machining,
  avionica: avionics,
  albanileria: masonry,
  climatizacion: airConditioning,
};
