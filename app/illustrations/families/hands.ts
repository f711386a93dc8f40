// Families that make something one can see, hear or stand on.
import { box, disc, type Drawing } from '#app/illustrations/shape.ts';

/** A microphone that is on, and a page of a paper. */
const communication: Drawing = [
  ['pale', 'M62 24h46v56H62z'],
  ['edge', box(68, 30, 34, 6) + box(68, 56, 34, 2) + box(68, 62, 34, 2) + box(68, 68, 22, 2)],
  ['sea', box(68, 40, 15, 12)],
  ['edge', box(87, 40, 15, 2) + box(87, 45, 15, 2) + box(87, 50, 11, 2)],
  ['coral', 'M24 22q0-14 13-14t13 14v16q0 14-13 14T24 38z'],
  ['shade', 'M40 8q10 2 10 14v16q0 12-10 14z'],
  ['pale-line', 'M28 22h18M28 30h18M28 38h18'],
  ['ink-line', 'M17 34v4q0 20 20 20t20-20v-4M37 58v19'],
  ['ink', 'M24 76h26v4H24z'],
];

/** A guitar in the light between two curtains. */
const performing: Drawing = [
  ['night', box(8, 10, 104, 66)],
  ['soft', 'M52 10h16l22 66H30z'],
  ['beam', 'M57 50q-2-6 2-9V22h4v19q4 3 2 9 8 3 8 12 0 12-12 12T49 62q0-9 8-12z'],
  ['ink', disc(61, 60, 5) + box(57, 14, 8, 9) + box(55, 69, 12, 2)],
  ['ink-line', 'M61 22v46'],
  ['coral', 'M8 10h34q-2 28-16 40 6 10 6 26H8zM112 10H78q2 28 16 40-6 10-6 26h24z'],
  [
    'shade',
    'M24 10h8q0 26-10 42 5 10 4 24h-6q2-14-4-24 8-18 8-42zM96 10h8v66h-6q2-14-2-24 4-18 0-42z',
  ],
  ['coral', box(4, 6, 112, 8)],
  ['beam', 'M22 49l6 3-2 4-6-3zM98 49l-6 3 2 4 6-3z'],
  ['edge', box(4, 76, 112, 4)],
];

/** A palette with five colours, and a brush that has just left it. */
const design: Drawing = [
  [
    'pale',
    'M50 16c28-4 48 12 46 32-2 16-16 14-24 14-9 0-8 8-5 12 3 5-2 6-9 6C30 80 10 66 10 46c0-16 18-28 40-30z',
  ],
  ['edge', disc(64, 66, 0) + 'M62 80q3-1 5 0 8 1 5-6-3-4-1-8-9 0-8 8 1 5-1 6z'],
  ['coral', disc(32, 38, 8)],
  ['beam', disc(54, 29, 8)],
  ['leaf', disc(76, 36, 7)],
  ['sea', disc(27, 58, 8)],
  ['night', disc(46, 66, 7)],
  ['ink', 'M112 8l3 3-32 38-5-4z'],
  ['edge', 'M83 49l-5-4-6 6 5 5z'],
  ['coral', 'M72 51l5 5q-3 10-15 9 6-3 10-14z'],
];

/** Scissors, a reel of thread and what they are for. */
const crafts: Drawing = [
  ['sea', 'M8 62q28-12 52 0t52-4v22H8z'],
  ['shade', 'M8 74q28-8 52 0t52-2v8H8z'],
  ['beam-line', 'M14 67q24-9 46 1t50-3'],
  ['edge', 'M78 16h28v6H78zM78 50h28v6H78z'],
  ['coral', box(82, 22, 20, 28)],
  ['shade', box(94, 22, 8, 28)],
  ['pale-line', 'M82 28l20 3M82 35l20 3M82 42l20 3'],
  ['coral-line', 'M84 50q-12 6-10 18'],
  ['edge', 'M60 8l4 3-30 38-5-4zM14 12l4-3 28 36-4 4z'],
  ['ink', disc(35, 40, 3)],
  ['ink-line', disc(25, 55, 8) + disc(51, 53, 8)],
];

/** A house half built, and the crane over it. */
const building: Drawing = [
  ['beam', 'M84 8h6v72h-6zM26 12h86v5H26zM84 12l3-8 3 8z'],
  ['ink-line', 'M36 17v15M87 5l22 8M87 5L30 13'],
  ['night', box(98, 17, 12, 9)],
  ['coral', 'M24 34h24v9H24z'],
  ['shade', box(38, 34, 10, 9)],
  ['pale', box(14, 54, 52, 26)],
  ['edge', 'M14 66h52v2H14zM30 54h2v12h-2zM48 54h2v12h-2z'],
  ['shade', box(52, 54, 14, 26)],
  ['sea', box(34, 62, 12, 18)],
  ['coral', box(14, 47, 16, 7) + box(32, 47, 16, 7)],
  ['ink-line', 'M84 26l6 10-6 10 6 10-6 10 6 10'],
];

/** Two wheels that turn each other, and the dividers that drew them. */
const engineering: Drawing = [
  [
    'sea',
    'M38 20h10l2 8 7 3 7-4 7 7-4 7 3 7 8 2v10l-8 2-3 7 4 7-4 4H19l-4-4 4-7-3-7-8-2V50l8-2 3-7-4-7 7-7 7 4 7-3z',
  ],
  ['shade', 'M78 50v10l-8 2-3 7 4 7-4 4H50q22-12 18-36l2 4z'],
  ['pale', disc(43, 55, 11)],
  ['night', disc(43, 55, 5)],
  [
    'beam',
    'M84 8h8l1 6 6 2 5-3 6 6-4 5 3 6 5 1v8l-5 1-3 6 4 5-6 6-5-4-6 3-1 5h-8l-1-5-6-3-5 4-4-4q2-12-6-21l3-5 5-1 2-6-3-5 5-6 6 3 6-2z',
  ],
  ['pale', disc(89, 35, 8)],
  ['night', disc(89, 35, 3.5)],
];

/** The arm of a robot that welds, and a car's body on the line. */
const manufacturing: Drawing = [
  ['night', 'M8 70h22v10H8z'],
  ['coral', 'M14 70V46l10-4 2 28zM12 44L36 12l8 6-22 32zM38 12l30 10-2 8-32-8z'],
  ['shade', 'M24 42l2 28h-6l-1-26zM40 20l4-2-22 32-4-3z'],
  ['pale', disc(19, 47, 5) + disc(40, 18, 5)],
  ['ink', 'M64 21l7 4-6 11-5-3z'],
  ['beam', 'M58 40l3-7 4 6 7-1-4 6 4 5-7-1-4 6-2-7-7-2z'],
  ['sea', 'M44 58l12-2 12-12h24l14 13q6 1 6 8v7H44z'],
  ['pale', 'M64 56l8-8h8v8zM84 48h7l9 8H84z'],
  ['shade', box(44, 66, 68, 6)],
  ['night', disc(58, 72, 7) + disc(98, 72, 7)],
  ['pale', disc(58, 72, 3) + disc(98, 72, 3)],
];

/** A panel under the sun, a plug and a lamp that burns with it. */
const installations: Drawing = [
  ['beam', disc(24, 20, 11)],
  ['beam-line', 'M24 3v3M24 34v3M7 20h3M38 20h3M12 8l2 2M36 8l-2 2M12 32l2-2'],
  ['night', 'M24 46h46l10 26H12z'],
  [
    'sea',
    'M27 49h13l-2 8H24zM43 49h10l2 8H41zM56 49h12l3 8H58zM23 60h15l-2 9H19zM41 60h15l2 9H39zM59 60h14l3 9H61z',
  ],
  ['edge', box(42, 72, 7, 8)],
  ['ink-line', 'M80 64q12 0 12-12v-8'],
  ['ink', 'M84 34h16v7q0 6-8 6t-8-6z'],
  ['soft', 'M76 16a16 16 0 1 1 32 0q0 8-7 13v4H83v-4q-7-5-7-13z'],
  ['beam', 'M82 16a10 10 0 1 1 20 0q0 6-6 9l-1 8h-6l-1-8q-6-3-6-9z'],
  ['shade', 'M96 2q12 2 12 14 0 8-7 13v4h-6q10-8 9-18-1-8-8-13z'],
];

export const handsDrawings = {
  communication,
  performing,
  design,
  crafts,
  building,
  engineering,
  manufacturing,
  installations,
};
