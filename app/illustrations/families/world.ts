// Families that look at the world, grow something in it, or keep its business going.
import { box, disc, type Drawing } from '#app/illustrations/shape.ts';

/** A computer that is being told something. */
const computing: Drawing = [
  ['edge', 'M24 12h72q4 0 4 4v48H20V16q0-4 4-4z'],
  ['night', box(25, 17, 70, 43)],
  ['beam-line', 'M42 28l-9 10 9 10M58 28l9 10-9 10M53 26l-6 24'],
  ['pale-line', 'M74 30h14M74 38h9M74 46h14'],
  ['pale', 'M8 68h104q0 10-8 12H16q-8-2-8-12z'],
  ['edge', 'M50 68h20l-3 4H53z'],
  ['shade', 'M80 68h32q0 10-8 12H80z'],
  ['coral', disc(20, 73, 2)],
];

/** A flask that bubbles, in the paths of an atom. */
const science: Drawing = [
  ['sea-line', 'M12.9 14A52 17 25 0 1 107.1 58'],
  ['pale', 'M48 14h24v4h-3v18l20 36q3 8-5 8H36q-8 0-5-8l20-36V18h-3z'],
  ['leaf', 'M44 50h32l13 22q3 8-5 8H36q-8 0-5-8z'],
  ['shade', 'M69 18v18l20 36q3 8-5 8H70q8-3 4-12L64 44V18z'],
  ['edge', box(46, 12, 28, 5)],
  ['pale', disc(54, 62, 4) + disc(66, 70, 3) + disc(62, 54, 2.5)],
  ['sea-line', 'M107.1 58A52 17 25 0 1 12.9 14'],
  ['coral', disc(12.9, 14, 5)],
  ['beam', disc(107.1, 58, 5)],
];

/** Two mountains, the river that they send down, and the sun behind. */
const environment: Drawing = [
  ['beam', disc(40, 24, 15)],
  ['sea', 'M4 80L40 30l40 50z'],
  ['shade', 'M40 30l40 50H52q-2-26-12-50z'],
  ['leaf', 'M42 80l36-62 38 62z'],
  ['shade', 'M78 18l38 62H86q2-34-8-62z'],
  ['pale', 'M78 18l10 16-6-3-5 5-4-5-5 4zM40 30l8 10-5-1-4 3-4-3-3 1z'],
  ['sea', 'M62 80q12-8 4-15 14 5 8 15z'],
  ['leaf', 'M14 80v-8h-6l8-14 8 14h-6v8zM102 80v-6h-6l8-12 8 12h-6v6z'],
];

/** A tractor, its furrows and an ear of wheat. */
const land: Drawing = [
  ['soft', 'M4 74h112v6H4z'],
  ['leaf', 'M4 72q30-8 112 0v4H4z'],
  ['night', 'M30 22h30v4h-3v20H33V26h-3z'],
  ['pale', 'M37 26h16v18H37z'],
  ['coral', 'M28 44h36v-2h24q5 0 5 6v16H28z'],
  ['shade', 'M56 54h37v10H56z'],
  ['ink', box(78, 28, 4, 14)],
  ['night', disc(40, 62, 18) + disc(84, 69, 11)],
  ['beam', disc(40, 62, 9) + disc(84, 69, 5)],
  ['night', disc(40, 62, 3) + disc(84, 69, 2)],
  ['beam-line', 'M108 78V40'],
  [
    'beam',
    'M108 32q6 4 0 12-6-8 0-12zM108 48q0-8 7-9 0 9-7 9zM108 48q0-8-7-9 0 9 7 9zM108 59q0-8 7-9 0 9-7 9zM108 59q0-8-7-9 0 9 7 9z',
  ],
];

/** A case, and three columns that rise behind it. */
const business: Drawing = [
  ['soft', box(50, 40, 16, 40)],
  ['beam', box(70, 26, 16, 54)],
  ['leaf', box(90, 10, 16, 70)],
  ['shade', box(60, 40, 6, 40) + box(80, 26, 6, 54) + box(100, 10, 6, 70)],
  ['ink-line', 'M28 40v-6q0-4 4-4h16q4 0 4 4v6'],
  ['coral', 'M14 40h52q4 0 4 4v36H10V44q0-4 4-4z'],
  ['shade', 'M56 40h10q4 0 4 4v36H56z'],
  ['night', box(10, 56, 60, 3)],
  ['beam', box(35, 53, 10, 9)],
];

/** Three piles of coins and a line that ends higher than it began. */
const finance: Drawing = [
  ['pale', box(12, 8, 96, 46)],
  ['edge', box(12, 8, 96, 3) + box(20, 22, 80, 1) + box(20, 33, 80, 1) + box(20, 44, 80, 1)],
  ['sea-line', 'M20 44l18-10 14 5 20-18 12 6 16-10'],
  ['coral', disc(100, 17, 4)],
  ['beam', 'M16 66h24v14H16zM46 58h24v22H46zM76 50h24v30H76z'],
  ['shade', 'M32 66h8v14h-8zM62 58h8v22h-8zM92 50h8v30h-8z'],
  [
    'pale',
    'M16 70h24v2H16zM16 75h24v2H16zM46 63h24v2H46zM46 69h24v2H46zM46 75h24v2H46zM76 55h24v2H76zM76 61h24v2H76zM76 67h24v2H76zM76 73h24v2H76z',
  ],
];

/** A megaphone that is heard. */
const marketing: Drawing = [
  ['coral', 'M22 40q0-8 8-8h14v28H30q-8 0-8-8z'],
  ['beam', 'M44 32L80 12v68L44 60z'],
  ['shade', 'M44 50l36 12v18L44 60zM22 48h22v12H30q-8 0-8-8z'],
  ['sea', 'M78 10h6v72h-6z'],
  ['night', 'M28 60h12l5 20H33z'],
  ['ink-line', 'M93 34q8 12 0 24M102 24q14 22 0 44'],
];

/** Folders in a row, a clock and a page with its stamp. */
const office: Drawing = [
  ['sea', box(12, 22, 14, 58)],
  ['coral', box(28, 22, 14, 58)],
  ['leaf', 'M45 26l13-4 16 55-13 3z'],
  ['pale', box(15, 30, 8, 16) + box(31, 30, 8, 16) + 'M51 32l8-2 4 15-8 2z'],
  ['shade', box(22, 22, 4, 58) + box(38, 22, 4, 58) + 'M54 23l4-1 16 55-4 1z'],
  ['night', disc(18.5, 70, 3) + disc(34.5, 70, 3) + disc(63, 70, 3)],
  ['pale', disc(94, 26, 17)],
  ['ink-line', disc(94, 26, 17)],
  ['night-line', 'M94 15v11l8 5'],
  ['pale', box(80, 52, 32, 28)],
  ['edge', box(85, 58, 22, 2) + box(85, 64, 22, 2)],
  ['coral-line', disc(101, 73, 4)],
];

/** A dish under its cover, and the key of a room. */
const hospitality: Drawing = [
  ['ink-line', 'M40 16q-4-4 0-8M54 14q-4-4 0-8M68 16q-4-4 0-8'],
  ['pale', 'M16 62q0-34 38-34t38 34z'],
  ['shade', 'M66 30q26 4 26 32H70q6-18-4-32z'],
  ['beam', disc(54, 26, 4)],
  ['edge', box(10, 62, 88, 5)],
  ['sea', 'M8 74q0-5 6-5h80q6 0 6 5v6H8z'],
  ['beam', disc(105, 22, 9) + box(103, 30, 4, 28) + box(107, 46, 6, 4) + box(107, 53, 4, 4)],
  ['night', disc(105, 19, 3)],
  ['shade', 'M105 13a9 9 0 0 1 2 17.8V58h-2z'],
];

/** A ship full of boxes, and what flies over it. */
const transport: Drawing = [
  ['pale', 'M70 5h6l7 8h20q8 1 10 8H78q-6 0-8-6z'],
  ['sea', 'M86 17h9l-7 13h-6z'],
  ['night', box(103, 15, 4, 3)],
  ['coral', box(30, 44, 14, 10) + box(46, 34, 14, 10)],
  ['beam', box(46, 44, 14, 10) + box(62, 44, 14, 10)],
  ['leaf', box(30, 34, 14, 10) + box(78, 44, 12, 10)],
  ['pale', 'M14 30h12v24H14z'],
  ['sea', box(16, 34, 8, 4)],
  ['night', 'M6 54h108l-14 24H20z'],
  ['shade', 'M6 54h108l-3 5H9z'],
  ['coral', 'M15 70h90l-5 8H20z'],
  ['sea-line', 'M4 78q8-6 16 0t16 0 16 0 16 0 16 0 16 0 16 0'],
];

export const worldDrawings = {
  computing,
  science,
  environment,
  land,
  business,
  finance,
  marketing,
  office,
  hospitality,
  transport,
};
