// Families whose work is with people: what stands for each, drawn from things and never from a person.
import { box, disc, type Drawing } from '#app/illustrations/shape.ts';

/** A heart in the loop of a stethoscope. */
const health: Drawing = [
  ['coral', 'M55 74C20 50 27 26 42 26q9 0 13 10 4-10 13-10c15 0 22 24-13 48z'],
  ['shade', 'M55 74C71 63 78 52 78 42q0-12-8-16c14 1 20 24-15 48z'],
  ['ink-line', 'M33 12q-8 0-8 10 0 18 17 20 17-2 17-20 0-10-8-10M42 42q0 30 28 30 22 0 22-22'],
  ['ink', disc(33, 12, 3.5) + disc(51, 12, 3.5)],
  ['sea', disc(92, 42, 12)],
  ['pale', disc(91, 41, 6)],
];

/** A microscope with a drop on its table, and a tube in its stand. */
const diagnostics: Drawing = [
  ['edge', box(82, 48, 26, 4) + box(84, 48, 3, 32) + box(103, 48, 3, 32)],
  ['pale', 'M90 34h10v34q0 5-5 5t-5-5z'],
  ['coral', 'M90 54h10v14q0 5-5 5t-5-5z'],
  ['edge', box(88, 32, 14, 4)],
  ['sea', 'M18 74h50v6H18zM47 26q22 5 22 26 0 13-9 22H48q12-8 12-22 0-12-15-18z'],
  ['ink', 'M22 57h32v5H22z'],
  ['night', 'M36 12l13 5-12 32-13-5z'],
  ['beam', 'M38 6l13 5-2 6-13-5zM24 44l13 5-2 5-13-5z'],
  ['coral', 'M30 54q3-4 6 0z'],
];

/** Two armchairs turned to each other, and what is said between them. */
const social: Drawing = [
  ['pale', 'M26 10h32q5 0 5 5v14q0 5-5 5H44l-8 8v-8H26q-5 0-5-5V15q0-5 5-5z'],
  ['beam', 'M72 22h22q5 0 5 5v11q0 5-5 5h-3v8l-8-8H72q-5 0-5-5V27q0-5 5-5z'],
  ['edge', box(29, 17, 26, 3) + box(29, 24, 17, 3)],
  ['sea', 'M10 46q0-6 6-6t6 6v14h22q5 0 5 5v11H10z'],
  ['shade', box(10, 69, 39, 7)],
  ['coral', 'M110 52q0-6-6-6t-6 6v8H76q-5 0-5 5v11h39z'],
  ['shade', box(71, 69, 39, 7)],
  ['ink', box(14, 76, 4, 4) + box(41, 76, 4, 4) + box(75, 76, 4, 4) + box(102, 76, 4, 4)],
];

/** A blackboard with a hexagon on it, an apple and two books. */
const teaching: Drawing = [
  ['edge', box(12, 8, 76, 54)],
  ['night', box(16, 12, 68, 46)],
  ['beam-line', 'M36 20l13 7.5v15L36 50l-13-7.5v-15zM36 20v30M23 27.5l26 15M49 27.5l-26 15'],
  ['pale-line', 'M60 26h16M60 34h16M60 42h10'],
  ['edge', box(20, 62, 4, 18) + box(76, 62, 4, 18) + box(40, 60, 18, 3)],
  ['sea', box(60, 72, 34, 8)],
  ['coral', box(64, 65, 28, 7)],
  ['shade', box(84, 65, 10, 15)],
  ['coral', 'M102 62q7-4 9 4t-5 14h-6q-7-6-5-14t7-4z'],
  ['leaf', 'M102 62q0-8 8-9 0 8-8 9z'],
];

/** A pair of scales on three books. */
const society: Drawing = [
  ['beam', disc(60, 12, 5)],
  ['ink', box(58, 14, 4, 46) + 'M22 20l38-4 38 4v3l-38-3-38 3z'],
  ['ink-line', 'M28 22L16 48M28 22l12 26M92 22L80 48M92 22l12 26'],
  ['sea', 'M12 46h32q-2 11-16 11T12 46zM76 46h32q-2 11-16 11t-16-11z'],
  ['shade', 'M30 46h14q-2 11-16 11 5-4 2-11zM94 46h14q-2 11-16 11 5-4 2-11z'],
  ['coral', box(34, 58, 52, 7)],
  ['pale', box(30, 65, 58, 7)],
  ['leaf', box(36, 72, 50, 8)],
  ['edge', box(30, 65, 6, 7) + box(30, 71, 58, 1)],
  ['shade', box(74, 58, 12, 7) + box(74, 72, 12, 8)],
];

/** A shield with a star of the compass, and a light that turns. */
const security: Drawing = [
  ['beam', 'M20 52q0-14 13-14t13 14v16H20z'],
  ['pale', 'M25 52q0-8 5-10v26h-5z'],
  ['night', box(14, 68, 38, 12)],
  ['coral-line', 'M33 30v-9M17 38l-7-6M10 54H4'],
  ['sea', 'M82 10q14 9 28 8 2 44-28 62-30-18-28-62 14 1 28-8z'],
  ['shade', 'M82 10q14 9 28 8 2 44-28 62z'],
  ['beam', 'M82 24l5 13 14-1-11 9 4 14-12-8-12 8 4-14-11-9 14 1z'],
];

/** A medal and a ball that is half hexagons. */
const sport: Drawing = [
  ['sea', 'M16 6h14l12 26H30z'],
  ['coral', 'M56 6H42L30 32h12z'],
  ['beam', disc(36, 46, 17)],
  ['pale', 'M36 34l3.5 8 8.5.500-6.5 5.5 2 8.5-7.5-4.5-7.5 4.5 2-8.5-6.5-5.5 8.5-.5z'],
  ['pale', disc(82, 55, 25)],
  ['night', 'M82 45l9 6-3 10H76l-3-10zM82 30l8 4-8 5-8-5zM105 46l2 9-7-3 0-8zM59 46l-2 9 7-3 0-8z'],
  ['night', 'M70 77l2-8 8 2-1 9zM94 77l-2-8-8 2 1 9z'],
  ['night-line', 'M82 39v6M91 51l9 1M73 51l-9 1M88 61l4 8M76 61l-4 8'],
  ['shade', 'M95 34q12 7 12 21a25 25 0 0 1-42 18q34 6 30-39z'],
];

export const peopleDrawings = { health, diagnostics, social, teaching, society, security, sport };
