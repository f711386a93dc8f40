// Careers that find out: numbers, what lives, what shines.
import { box, disc, type Drawing, type Drawings } from '#app/illustrations/shape.ts';

/** A set square, a pair of sums and pi. */
const mathematics: Drawing = [
  ['beam', 'M10 80V18l62 62zM22 68h22L22 46z'],
  ['shade', 'M10 80h62l-6-6H10z'],
  ['night-line', 'M10 30h5M10 40h5M10 50h5M10 60h5M30 80v-5M42 80v-5M54 80v-5'],
  ['sea', 'M62 8h44q6 0 6 6v32q0 6-6 6H62q-6 0-6-6V14q0-6 6-6z'],
  ['shade', 'M98 8h8q6 0 6 6v32q0 6-6 6h-8z'],
  ['pale-line', 'M68 22q3-4 7-4h26M78 19q1 16-7 23M91 19q-2 18 2 22 4 2 7-3'],
  ['coral', 'M84 60h8v6h6v8h-6v6h-8v-6h-6v-8h6z'],
];

/** An atom. */
const physics: Drawing = [
  ['sea-line', 'M22 42a38 14 0 1 0 76 0a38 14 0 1 0-76 0z'],
  ['ink-line', 'M41 9.100a38 14 60 1 0 38 65.800a38 14 60 1 0-38-65.800z'],
  ['coral-line', 'M41 74.900a38 14-60 1 0 38-65.800a38 14-60 1 0-38 65.800z'],
  ['soft', disc(60, 42, 13)],
  ['coral', disc(56, 39, 6) + disc(64, 46, 6)],
  ['beam', disc(64, 38, 6) + disc(56, 46, 6)],
  ['sea', disc(98, 42, 5)],
  ['leaf', disc(41, 9, 5)],
  ['beam', disc(41, 75, 5)],
];

/** The thread of life, twisted. */
const helix: Drawing = [
  ['leaf', 'M76 80q2-20 22-26 14 2 14-10 6 26-14 30-10 2-14 6z'],
  ['beam-line', 'M36 12h36M39 20h26M45 27h12M45 45h12M38 52h28M36 60h34M40 68h24'],
  ['sea', 'M32 4h7q0 16 14 26 20 14 20 30 0 14-6 20h-8q7-8 7-19 0-14-16-25T32 4z'],
  ['coral', 'M69 4h7q0 22-18 32-16 10-16 25 0 11 7 19h-8q-6-6-6-20 0-16 20-30Q69 20 69 4z'],
  ['shade', 'M69 4h7q0 22-18 32-4 3-7 6l-4-4q22-12 22-34z'],
];

/** A leaf under the glass: its veins are rivers. */
const biology: Drawing = [
  ['leaf', 'M10 76Q4 20 74 10q4 46-34 56-14 4-24 10z'],
  ['shade', 'M10 76Q30 36 74 10q4 46-34 56-14 4-24 10z'],
  ['pale-line', 'M12 76Q30 40 62 20M28 50l-6-14M40 38l-4-14M34 48l18 2'],
  ['coral', 'M92 66l7-7 15 14q3 4 0 7t-7 0z'],
  ['ink', disc(76, 46, 27)],
  ['soft', disc(76, 46, 21)],
  ['leaf', 'M60 40l9-5 9 5v10l-9 5-9-5zM80 34l8-5 7 5v9l-7 4-8-4zM80 53l8-4 6 4q-2 7-8 10l-6-3z'],
  ['night', disc(69, 45, 2.5) + disc(88, 38, 2.5) + disc(87, 55, 2)],
];

/** A telescope on three legs under the first stars. */
const astronomy: Drawing = [
  ['night', 'M8 8h104v72H8z'],
  [
    'beam',
    'M100 13q-12 2-12 14t13 14q-20 4-22-13 1-15 21-15z' + disc(24, 22, 2) + disc(44, 16, 1.5),
  ],
  ['pale', disc(96, 48, 2) + disc(32, 40, 1.5) + disc(106, 62, 1.5) + disc(60, 20, 1.5)],
  ['coral', 'M20 56l40-24 7 11-40 24z'],
  ['shade', 'M24 62l40-24 3 5-40 24z'],
  ['edge', 'M56 28l10-6 12 18-10 7zM16 57l6-4 7 13-6 4z'],
  ['pale-line', 'M48 54L34 80M50 54l14 26M49 54v26'],
  ['leaf', 'M8 80q20-10 46-4t58-2v6z'],
];

/** A rocket that has just left. */
const rocket: Drawing = [
  [
    'pale',
    disc(40, 76, 9) +
      disc(52, 80, 9) +
      disc(68, 80, 9) +
      disc(80, 76, 9) +
      disc(28, 82, 8) +
      disc(92, 82, 8),
  ],
  ['beam', 'M52 58h16q2 10-8 20-10-10-8-20z'],
  ['coral', 'M46 36q-12 6-12 24l14-6zM74 36q12 6 12 24l-14-6z'],
  ['pale', 'M60 2q18 16 14 46-2 8-4 12H50q-2-4-4-12Q42 18 60 2z'],
  ['shade', 'M60 2q18 16 14 46-2 8-4 12h-8q8-28-2-58z'],
  ['coral', 'M60 2q8 7 11 17H49q3-10 11-17z'],
  ['sea', disc(60, 32, 7)],
  ['beam', 'M20 14l2 5 5 2-5 2-2 5-2-5-5-2 5-2zM100 26l2 5 5 2-5 2-2 5-2-5-5-2 5-2z'],
  ['ink', box(50, 56, 20, 5)],
];

export const knowing: Drawings = {
  matematicas: mathematics,
  fisica: physics,
  bioquimica: helix,
  biologia: biology,
  astronomia: astronomy,
  'ingenieria-aeroespacial': rocket,
};
