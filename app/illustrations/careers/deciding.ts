// Careers that plan, weigh and look after how people work together. Only the build draws them, as those of `gathering.ts`.
import { box, disc, type Drawing, type Drawings } from '#app/illustrations/shape.ts';

/** A board of photographs, and the thread between them. */
const investigation: Drawing = [
  ['edge', box(8, 6, 104, 62)],
  ['shade', box(8, 60, 104, 8)],
  ['pale', box(16, 14, 26, 20) + box(78, 12, 26, 20) + box(46, 38, 28, 20)],
  ['sea', disc(29, 21, 4) + 'M21 34q0-8 8-8t8 8z'],
  ['night', 'M82 32l9-12 5 6 3-4 5 10zM50 58l3-10h14l3 10z'],
  ['coral-line', 'M29 14L91 12 60 39z'],
  ['coral', disc(29, 14, 3.5) + disc(91, 12, 3.5) + disc(60, 39, 3.5)],
  ['ink', box(18, 68, 6, 12) + box(96, 68, 6, 12)],
];

/** A vote on its way into the box. */
const politics: Drawing = [
  ['pale', 'M42 4h36v40H42z'],
  ['coral-line', 'M50 18l8 9 14-17'],
  ['sea', box(22, 40, 76, 40)],
  ['shade', box(84, 40, 14, 40)],
  ['ink', box(18, 36, 24, 6) + box(78, 36, 24, 6)],
  ['night', box(40, 40, 40, 4)],
  ['beam', 'M60 50l4 8 9 1-7 6 2 9-8-5-8 5 2-9-7-6 9-1z'],
];

/** Two who disagree, and the paper they will both sign. */
const mediation: Drawing = [
  ['coral', disc(20, 30, 11) + 'M4 80V60q0-16 16-16t16 16v20z'],
  ['sea', disc(100, 30, 11) + 'M84 80V60q0-16 16-16t16 16v20z'],
  ['shade', 'M26 45q10 3 10 15v20h-8V60q0-10-2-15zM106 45q10 3 10 15v20h-8V60q0-10-2-15z'],
  ['ink', box(34, 60, 52, 6) + box(57, 66, 6, 14)],
  ['pale', 'M46 42h28v18H46z'],
  ['ink', box(50, 47, 18, 2.5) + box(50, 52, 12, 2.5)],
  ['beam', 'M66 56L80 34l4 3-14 21z'],
  ['leaf', 'M44 22l-8-6 8-6v4h32v-4l8 6-8 6v-4H44z'],
];

/** The badge of the first day. */
const people: Drawing = [
  ['beam', disc(14, 56, 8) + 'M2 80q0-14 12-14t12 14z'],
  ['leaf', disc(106, 56, 8) + 'M94 80q0-14 12-14t12 14z'],
  ['coral', 'M42 0h8l10 18h-8zM78 0h-8L60 18h8z'],
  ['pale', 'M36 22h48q5 0 5 5v48q0 5-5 5H36q-5 0-5-5V27q0-5 5-5z'],
  ['ink', box(50, 17, 20, 9)],
  ['sea', disc(60, 42, 9) + 'M44 63q1-12 16-12t16 12z'],
  ['ink', box(42, 67, 36, 3) + box(48, 73, 24, 2.5)],
];

/** What comes after what, up to the flag. */
const projects: Drawing = [
  ['ink', box(20, 66, 6, 14) + box(94, 66, 6, 14)],
  ['night', box(8, 6, 104, 62)],
  ['pale-line', 'M34 12v50M60 12v50M86 12v50'],
  ['coral', box(16, 15, 34, 9)],
  ['beam', box(34, 29, 38, 9)],
  ['sea', box(60, 43, 30, 9)],
  ['leaf', 'M92 30h16l-5 6 5 6H95v16h-3z'],
];

/** A city by its streets, its park and its river. */
const cities: Drawing = [
  ['soft', 'M8 18l34-10 36 10 34-10v60L78 78 42 68 8 78z'],
  ['sea', 'M8 58q20-14 34-4t36-2 34-10v9q-18 2-34 11t-36 1-34 6z'],
  ['leaf', 'M16 24l20-6v16l-20 6zM84 24l20-6v14l-20 6z'],
  ['shade', 'M42 8l36 10v60L42 68z'],
  ['coral', 'M60 52Q44 32 44 20a16 16 0 0 1 32 0q0 12-16 32z'],
  ['pale', disc(60, 20, 6)],
];

export const deciding: Drawings = {
  'investigacion-criminal': investigation,
  'ciencia-politica': politics,
  'mediacion-de-conflictos': mediation,
  'recursos-humanos': people,
  'gestion-de-proyectos': projects,
  urbanismo: cities,
};
