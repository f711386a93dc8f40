// Careers that build what there was not: machines, bridges, programs.
import { box, disc, type Drawing, type Drawings } from '#app/illustrations/shape.ts';

/** A processor with a hexagon at its heart, and the paths that lead to it. */
const processor: Drawing = [
  [
    'sea-line',
    'M42 18V8M54 18V4M66 18V4M78 18V8M32 30H18M32 42H10M32 54H18M88 30h14M88 42h22M88 54h14M42 66v8M54 66v12M66 66v12M78 66v8',
  ],
  [
    'coral',
    disc(18, 30, 3) +
      disc(10, 42, 3) +
      disc(18, 54, 3) +
      disc(102, 30, 3) +
      disc(110, 42, 3) +
      disc(102, 54, 3),
  ],
  ['night', 'M36 14h48q6 0 6 6v44q0 6-6 6H36q-6 0-6-6V20q0-6 6-6z'],
  ['edge', box(38, 22, 44, 40)],
  ['beam', 'M60 25l15 8.500v17L60 59l-15-8.500v-17z'],
  ['shade', 'M60 42l15-8.500v17L60 59z'],
  ['pale', 'M60 25l15 8.500L60 42l-15-8.500z'],
];

/** A robot that is listening. */
const thinkingMachine: Drawing = [
  ['ink-line', 'M60 18V8M24 44h-8M96 44h8'],
  ['beam', disc(60, 8, 5) + box(12, 36, 6, 16) + box(102, 36, 6, 16)],
  ['sea', 'M36 18h48q12 0 12 12v26q0 12-12 12H36q-12 0-12-12V30q0-12 12-12z'],
  ['shade', 'M80 18h4q12 0 12 12v26q0 12-12 12H72q16-22 8-50z'],
  ['night', 'M38 28h44q6 0 6 6v12q0 8-8 8H40q-8 0-8-8V34q0-6 6-6z'],
  ['beam', disc(46, 41, 6) + disc(74, 41, 6)],
  ['pale', disc(44, 39, 2) + disc(72, 39, 2)],
  ['pale-line', 'M50 60q10 5 20 0'],
  ['coral', 'M46 68h28l6 12H40z'],
];

/** A lock that holds, among ones and noughts. */
const padlock: Drawing = [
  [
    'ink-line',
    'M10 22v10M18 24q0-3 3-3t3 3v6q0 3-3 3t-3-3zM100 18v10M106 20q0-3 3-3t3 3v6q0 3-3 3t-3-3zM8 54q0-3 3-3t3 3v6q0 3-3 3t-3-3zM20 52v10M104 56v10',
  ],
  ['edge', 'M38 42V30q0-22 22-22t22 22v12h-9V30q0-13-13-13T47 30v12z'],
  ['beam', 'M34 38h52q5 0 5 5v32q0 5-5 5H34q-5 0-5-5V43q0-5 5-5z'],
  ['shade', 'M78 38h8q5 0 5 5v32q0 5-5 5H74q8-20 4-42z'],
  ['night', disc(60, 55, 7) + 'M57 58h6l3 14H54z'],
];

/** A bridge over water. */
const bridge: Drawing = [
  ['beam', disc(60, 28, 14)],
  ['sea', 'M6 66q9-6 18 0t18 0 18 0 18 0 18 0 18 0v14H6z'],
  ['coral', box(26, 10, 8, 62) + box(86, 10, 8, 62)],
  ['shade', box(31, 10, 3, 62) + box(91, 10, 3, 62)],
  [
    'ink-line',
    'M6 34q16-4 24-22 8 36 30 36t30-36q8 18 24 22M42 36v16M52 45v8M68 45v8M78 36v16M18 28v24M102 28v24',
  ],
  ['ink', box(4, 51, 112, 6)],
  ['pale-line', 'M12 74q6-4 12 0M54 74q6-4 12 0M92 74q6-4 12 0'],
];

/** A factory, and what leaves it on the belt. */
const factory: Drawing = [
  ['edge', 'M22 6h10l2 30H20zM40 14h9l2 22H38z'],
  ['pale', disc(32, 4, 3) + disc(40, 6, 4)],
  ['coral', 'M10 66V36l18-10v10l18-10v10l18-10v40z'],
  ['shade', 'M52 66V33l12-7v40z'],
  ['beam', box(17, 44, 9, 8) + box(32, 44, 9, 8) + box(47, 44, 9, 8)],
  ['sea', box(72, 48, 16, 16) + box(94, 48, 16, 16)],
  ['pale', box(78, 48, 4, 7) + box(100, 48, 4, 7)],
  ['ink', 'M8 66h106q4 0 4 5t-4 5H8z'],
  [
    'beam',
    disc(18, 71, 3) +
      disc(34, 71, 3) +
      disc(50, 71, 3) +
      disc(66, 71, 3) +
      disc(82, 71, 3) +
      disc(98, 71, 3) +
      disc(112, 71, 3),
  ],
];

/** A hand that was built, and moves. */
const builtHand: Drawing = [
  [
    'sea',
    'M44 80V58L32 42q-2-6 3-7t8 3l9 10V18q0-5 4.500-5t4.500 5v22h1V12q0-5 4.500-5t4.500 5v28h1V18q0-5 4.500-5t4.500 5v24h1V28q0-5 4-5t4 5v26q0 12-8 20v6z',
  ],
  ['shade', 'M86 24q7 0 5 4v26q0 12-8 20v6H73q12-24 13-56z'],
  [
    'beam',
    disc(56.5, 30, 2.5) +
      disc(66.5, 26, 2.5) +
      disc(77, 30, 2.5) +
      disc(86, 38, 2.5) +
      disc(40, 44, 2.5),
  ],
  ['pale-line', 'M56 62h12l3-6 4 11 3-5h6'],
  ['ink', box(42, 72, 42, 8)],
  ['coral', box(50, 74, 6, 4) + box(60, 74, 6, 4) + box(70, 74, 6, 4)],
];

export const inventing: Drawings = {
  'ingenieria-informatica': processor,
  'inteligencia-artificial': thinkingMachine,
  ciberseguridad: padlock,
  'ingenieria-civil': bridge,
  'ingenieria-industrial': factory,
  'ingenieria-biomedica': builtHand,
};
