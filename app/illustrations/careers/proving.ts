// Careers that count, breed, culture and dig to find out. Only the build draws them, as those of `gathering.ts`.
import { box, disc, heart, type Drawing, type Drawings } from '#app/illustrations/shape.ts';

/** The thread of life on a screen, as a row of signs. */
const bioinformatics: Drawing = [
  ['ink', box(52, 64, 16, 11) + box(36, 74, 48, 6)],
  ['night', 'M12 4h96q5 0 5 5v52q0 5-5 5H12q-5 0-5-5V9q0-5 5-5z'],
  ['pale-line', 'M29 24v16M50 22v20M71 24v16M92 22v20'],
  ['sea', 'M16 29q12-24 23 1t22 0 22 0 21-1v7q-12 24-22 0t-21 0-22 0-23 0z'],
  ['coral', 'M16 29q12 24 23 1t22 0 22 0 21-1v7q-12-24-22 0t-21 0-22 0-23 0z'],
  ['beam', box(18, 55, 8, 4) + box(30, 55, 4, 4) + box(38, 55, 12, 4) + box(54, 55, 6, 4)],
  ['leaf', box(64, 55, 14, 4) + box(82, 55, 4, 4) + box(90, 55, 12, 4)],
];

/** Two chromosomes with their bands. */
const genetics: Drawing = [
  [
    'coral',
    'M20 16a8 8 0 0 1 15-5l9 22 9-22a8 8 0 0 1 15 5L56 45l12 27a8 8 0 0 1-15 6l-9-21-9 21a8 8 0 0 1-15-6l12-27z',
  ],
  ['shade', 'M53 11a8 8 0 0 1 15 5L56 45l12 27a8 8 0 0 1-15 6l-9-21V33z'],
  [
    'beam',
    'M24 25l15-6 2 6-15 6zM64 25l-15-6-2 6 15 6zM26 59l15 6-2 6-15-6zM62 59l-15 6 2 6 15-6z',
  ],
  [
    'sea',
    'M78 38a6 6 0 0 1 11-4l5 12 5-12a6 6 0 0 1 11 4l-8 18 8 18a6 6 0 0 1-11 4l-5-11-5 11a6 6 0 0 1-11-4l8-18z',
  ],
  ['shade', 'M99 34a6 6 0 0 1 11 4l-8 18 8 18a6 6 0 0 1-11 4l-5-11V46z'],
  [
    'pale',
    'M81 44l10-4 2 5-10 4zM107 44l-10-4-2 5 10 4zM83 65l10 4-2 5-10-4zM105 65l-10 4 2 5 10-4z',
  ],
];

/** What has grown on a dish overnight, and the loop that takes a little of it. */
const microbiology: Drawing = [
  ['edge', disc(48, 45, 35)],
  ['soft', disc(48, 45, 30)],
  ['leaf', disc(36, 34, 9) + disc(47, 27, 5) + disc(28, 46, 4)],
  ['coral', disc(59, 56, 10) + disc(44, 63, 5) + disc(65, 41, 5)],
  ['sea', disc(36, 57, 5) + disc(58, 30, 3) + disc(48, 45, 4)],
  ['shade', 'M66 16a35 35 0 0 1-28 63q44-8 28-63z'],
  ['ink-line', 'M94 26L79 41a5 5 0 1 0 4 4'],
  ['beam', 'M106 2l10 10-20 20-10-10z'],
];

/** How tall most are, and how few the others. */
const statistics: Drawing = [
  ['ink', box(8, 8, 4, 72)],
  ['sea', box(19, 66, 13, 14) + box(34, 48, 13, 32) + box(79, 48, 13, 32) + box(94, 66, 13, 14)],
  ['beam', box(49, 28, 13, 52) + box(64, 28, 13, 52)],
  ['shade', box(72, 28, 5, 52) + box(87, 48, 5, 32) + box(102, 66, 5, 14)],
  ['coral-line', 'M16 60q16-2 26-24t21-22 21 22 26 24'],
  ['coral', disc(63, 14, 5)],
];

/** A heart that is understood in a flask first. */
const biomedicalResearch: Drawing = [
  ['pale', 'M48 8h24v20l27 46q3 6-4 6H25q-7 0-4-6l27-46z'],
  ['sea', 'M35 50h50l14 24q3 6-4 6H25q-7 0-4-6z'],
  ['coral', heart(60, 75, 13)],
  ['shade', 'M66 28h6l27 46q3 6-4 6H84q4-22-18-52z'],
  ['ink', box(43, 3, 34, 7)],
  ['beam', disc(53, 42, 4) + disc(64, 34, 3) + disc(57, 24, 2.5)],
  ['leaf', 'M12 12h7v8h8v7h-8v8h-7v-8H4v-7h8z'],
];

/** What goes around, and what stands against it. */
const epidemiology: Drawing = [
  ['coral-line', 'M44 8v70M9 43h70M19 18l50 50M69 18L19 68'],
  [
    'coral',
    disc(44, 9, 5) +
      disc(44, 76, 4) +
      disc(10, 43, 5) +
      disc(20, 19, 5) +
      disc(68, 19, 5) +
      disc(20, 67, 5),
  ],
  ['coral', disc(44, 43, 24)],
  ['shade', 'M50 20a24 24 0 0 1-6 47q26-16 6-47z'],
  ['soft', disc(36, 36, 6) + disc(50, 50, 4) + disc(52, 34, 3) + disc(38, 53, 3)],
  ['sea', 'M76 30q10 0 18-6 8 6 18 6v20q0 20-18 28-18-8-18-28z'],
  ['shade', 'M94 24q8 6 18 6v20q0 20-18 28z'],
  ['pale', 'M90 40h8v8h8v8h-8v8h-8v-8h-8v-8h8z'],
];

/** A jar that has waited, and the brush that lets it out. */
const archaeology: Drawing = [
  ['soft', 'M4 50q28-8 52 2t60-4v32H4z'],
  ['edge', 'M4 66q30-6 58 0t54-2v16H4z'],
  ['coral', 'M44 8h22v6l-4 4q20 12 14 34-6 16-13 20H47Q40 68 34 52q-6-22 14-34l-4-4z'],
  ['shade', 'M58 8h8v6l-4 4q20 12 14 34-6 16-13 20h-8q18-34 3-54z'],
  ['beam', 'M33 38q22 6 44 0v6q-22 6-44 0z'],
  ['night-line', 'M36 51l6-4 6 4 6-4 6 4 6-4 6 4'],
  ['sea', 'M98 6l8 4-13 30-8-4z'],
  ['ink', 'M83 34l12 6-3 6-12-6z'],
  ['beam', 'M79 40l13 6-8 14q-10 0-14-4z'],
];

export const proving: Drawings = {
  bioinformatica: bioinformatics,
  genetica: genetics,
  microbiologia: microbiology,
  estadistica: statistics,
  'investigacion-biomedica': biomedicalResearch,
  epidemiologia: epidemiology,
  'arqueologia-y-antropologia': archaeology,
};
