// Careers that show: on a screen, on a stage, on paper, in a room.
import { box, disc, heart, type Drawing, type Drawings } from '#app/illustrations/shape.ts';

/** A clapperboard that is about to fall. */
const film: Drawing = [
  ['night', box(14, 36, 78, 44)],
  ['pale', 'M14 26h78v10H14z'],
  ['night', 'M14 26h8l-6 10h-2zM32 26h12l-6 10H26zM56 26h12l-6 10H50zM80 26h12l-6 10H74z'],
  ['pale', 'M12 22L86 2l2 10-74 20z'],
  ['night', 'M12 22l8-2 4 9-10 3zM32 17l12-4 2 10-11 3zM56 10l12-3 2 10-11 3z'],
  ['beam', 'M44 46l22 12-22 12z'],
  ['edge', disc(17, 29, 3)],
  ['beam', disc(91, 44, 5) + disc(99, 40, 6) + disc(108, 44, 5)],
  ['coral', 'M84 46h32l-4 34H88z'],
  ['pale', 'M92 46h5l1 34h-4zM103 46h5l-2 34h-4z'],
];

/** One mask laughs, the other does not. */
const theatre: Drawing = [
  ['sea', 'M62 22q24 4 46-8 6 30-8 48-8 10-18 10-18-4-22-30z'],
  ['shade', 'M96 19q6-2 12-5 6 30-8 48-8 10-18 10 18-20 14-53z'],
  [
    'night',
    'M76 36q6-6 12-2-2 5-7 5-4 0-5-3zM93 32q5-6 10-4-1 6-5 6-3 1-5-2zM80 60q2-12 18-10-8 1-18 10z',
  ],
  ['beam', 'M10 18q26 12 54 2 6 30-10 48-8 8-16 8-10-1-18-12Q8 44 10 18z'],
  ['shade', 'M52 23q6-1 12-3 6 30-10 48-8 8-16 8 18-20 14-53z'],
  ['night', 'M20 38q5-8 13-2-6 2-13 2zM41 38q6-7 13-1-7 2-13 1zM22 50q14 8 32 0-4 16-16 16T22 50z'],
  ['coral', 'M27 58q10 4 22 0-4 8-11 8t-11-8z'],
];

/** A pen that draws one clean curve. */
const graphicDesign: Drawing = [
  ['pale', 'M8 14h72v66H8z'],
  ['edge', 'M80 14h4v66h-4z'],
  ['coral-line', 'M20 66Q22 28 62 28'],
  ['sea-line', 'M20 66V36M62 28H34'],
  ['sea', disc(20, 36, 3.5) + disc(34, 28, 3.5) + box(16, 62, 8, 8)],
  ['beam', 'M84 44l20-20 10 10-20 20z'],
  ['ink', 'M62 28l6 20 16 14 12-12-14-16z'],
  ['pale-line', 'M62 28l14 14'],
  ['pale', disc(77, 43, 3)],
  ['shade', 'M94 54l20-20-5-5-20 20z'],
];

/** A chair, a lamp, a picture: a room begins. */
const interiors: Drawing = [
  ['pale', box(10, 8, 32, 26)],
  ['sea', 'M13 31V11h26v20z'],
  ['leaf', 'M13 31l9-11 6 6 5-5 6 10z'],
  ['soft', 'M82 12h22l12 34H70z'],
  ['beam', 'M84 10h18l8 20H76z'],
  ['ink', box(92, 30, 3, 48) + box(83, 77, 21, 3)],
  ['coral', 'M18 50q0-10 10-10h24q10 0 10 10v18H18z'],
  ['shade', 'M50 40h2q10 0 10 10v18H50z'],
  ['coral', 'M10 52q0-4 5-4t5 4v10h40V52q0-4 5-4t5 4v22H10z'],
  ['shade', box(10, 68, 60, 6)],
  ['ink', box(14, 74, 4, 6) + box(62, 74, 4, 6)],
];

/** Right in the middle. */
const target: Drawing = [
  ['ink-line', 'M34 70l-8 9M74 70l8 9'],
  ['coral', disc(54, 44, 34)],
  ['pale', disc(54, 44, 25)],
  ['coral', disc(54, 44, 16)],
  ['beam', disc(54, 44, 7)],
  ['shade', 'M72 15.200a34 34 0 0 1-18 62.800q34-22 18-62.800z'],
  ['ink-line', 'M54 44L96 16'],
  ['sea', 'M92 12l12-8 1 9 8 4-12 8-8-4z'],
];

/** A telephone that people answer. */
const phone: Drawing = [
  ['night', 'M40 6h36q6 0 6 6v62q0 6-6 6H40q-6 0-6-6V12q0-6 6-6z'],
  ['soft', box(38, 14, 40, 56)],
  ['sea', box(42, 18, 32, 24)],
  ['leaf', 'M42 42l10-14 8 9 5-5 9 10z'],
  ['beam', disc(66, 24, 4)],
  ['edge', box(42, 48, 32, 4) + box(42, 56, 20, 4)],
  ['coral', 'M78 34h28q5 0 5 5v16q0 5-5 5H92l-9 9v-9h-5q-5 0-5-5V39q0-5 5-5z'],
  ['pale', heart(92, 56, 9)],
  ['beam', 'M8 24h18q5 0 5 5v10q0 5-5 5h-5v7l-7-7H8q-4 0-4-5V29q0-5 4-5z'],
  ['night-line', 'M11 31h13M11 37h8'],
];

export const showing: Drawings = {
  'direccion-y-produccion-audiovisual': film,
  'arte-dramatico': theatre,
  'diseno-grafico': graphicDesign,
  'diseno-de-interiores': interiors,
  marketing: target,
  'marketing-digital': phone,
};
