// Careers of every day and of the way: accounts, bread, hair, cars, planes.
import { box, disc, type Drawing, type Drawings } from '#app/illustrations/shape.ts';

/** A calculator that agrees with the bill. */
const accounts: Drawing = [
  ['pale', 'M62 10h46v70l-6-5-6 5-5-5-6 5-6-5-6 5-5-5-6 5z'],
  ['edge', box(70, 20, 22, 4) + box(70, 30, 30, 3) + box(70, 38, 30, 3) + box(70, 46, 30, 3)],
  ['coral', box(84, 56, 16, 5)],
  ['sea', 'M18 8h44q5 0 5 5v62q0 5-5 5H18q-5 0-5-5V13q0-5 5-5z'],
  ['shade', 'M58 8h4q5 0 5 5v62q0 5-5 5h-4z'],
  ['soft', box(20, 15, 40, 14)],
  ['night-line', 'M52 19v6M46 19v6'],
  [
    'pale',
    box(20, 36, 10, 9) +
      box(35, 36, 10, 9) +
      box(20, 50, 10, 9) +
      box(35, 50, 10, 9) +
      box(20, 64, 10, 9) +
      box(35, 64, 10, 9),
  ],
  ['beam', box(50, 50, 10, 23)],
  ['coral', box(50, 36, 10, 9)],
];

/** A suitcase, a map and the place one has to see. */
const travel: Drawing = [
  ['ink-line', 'M28 30V16h24v14'],
  ['beam', 'M14 30h52q5 0 5 5v36q0 5-5 5H14q-5 0-5-5V35q0-5 5-5z'],
  ['shade', 'M62 30h4q5 0 5 5v36q0 5-5 5h-6z'],
  ['sea', box(22, 30, 6, 46) + box(52, 30, 6, 46)],
  ['ink', disc(22, 78, 3) + disc(58, 78, 3)],
  ['pale', 'M32 44h16v14H32z'],
  ['coral', 'M40 46l5 9H35z'],
  ['leaf', 'M72 60l14-4 14 4 14-4v20l-14 4-14-4-14 4z'],
  ['shade', 'M86 56l14 4v20l-14-4z'],
  ['coral', 'M91 70Q74 46 74 34a17 17 0 0 1 34 0q0 12-17 36z'],
  ['pale', disc(91, 34, 7)],
];

/** A loaf, a roll, and what rises in the oven. */
const bakery: Drawing = [
  ['ink-line', 'M34 14q-5-4 0-8M52 12q-5-4 0-8M70 14q-5-4 0-8'],
  ['beam', 'M12 50q-6-28 24-28h34q30 0 24 28-2 6-8 6v20q0 4-4 4H24q-4 0-4-4V56q-6 0-8-6z'],
  ['shade', 'M74 22q26 2 20 28-2 6-8 6v20q0 4-4 4H70q10-28 4-58z'],
  ['pale-line', 'M32 36l8 14M48 34l8 14M64 36l8 14'],
  ['coral', 'M78 80q-4-22 16-22t18 22z'],
  ['shade', 'M98 58q16 2 14 22H98q6-12 0-22z'],
  ['pale', disc(88, 68, 1.5) + disc(96, 64, 1.5) + disc(95, 72, 1.5)],
];

/** A dryer that blows at a comb. */
const hairdressing: Drawing = [
  ['sea', 'M30 46h18l6 34H40z'],
  ['shade', 'M42 46h6l6 34h-6z'],
  ['coral', 'M30 12h36l10 6v24l-10 6H30a18 18 0 0 1 0-36z'],
  ['shade', 'M30 40h42l4-2v4l-10 6H30q-14 0-17-10 6 2 17 2z'],
  ['ink', box(72, 14, 8, 32)],
  ['pale', disc(30, 30, 9)],
  ['edge', disc(30, 30, 4)],
  ['beam-line', 'M86 20q4-4 8 0M86 30q4-4 8 0M86 40q4-4 8 0'],
  [
    'beam',
    'M104 24h8v56h-8zM96 48h9v3h-9zM96 54h9v3h-9zM96 60h9v3h-9zM96 66h9v3h-9zM96 72h9v3h-9z',
  ],
];

/** A car on the lift, and the wrench for it. */
const carRepair: Drawing = [
  ['ink', box(18, 46, 6, 34) + box(96, 46, 6, 34)],
  ['beam', box(14, 48, 92, 5)],
  ['coral', 'M14 36q0-6 6-7l12-3 12-14q3-4 8-4h22q5 0 8 4l10 14q14 2 14 8v8H14z'],
  ['shade', box(14, 38, 92, 4)],
  ['pale', 'M48 14h9v12H38zM61 14h13q3 0 5 3l7 9H61z'],
  ['night', disc(34, 42, 9) + disc(86, 42, 9)],
  ['edge', disc(34, 42, 4) + disc(86, 42, 4)],
  ['sea', 'M44 60q-8 0-8 7t8 7q5 0 7-4h24q2 5 8 4l-5-5 1-4 6-2q-4-4-9 1H51q-2-4-7-4z'],
  ['pale', disc(44, 67, 3)],
];

/** A plane that climbs over the clouds into the morning. */
const flying: Drawing = [
  ['soft', disc(84, 34, 24)],
  ['beam', disc(84, 34, 15)],
  ['pale', 'M10 60L74 26q14-6 18 0t-8 14L26 70z'],
  ['shade', 'M26 70l58-30q10-7 8-14 5 7-7 17L34 74z'],
  ['sea', 'M46 42L28 20l8-2 32 16zM60 52l4 26 7-4 9-32z'],
  ['coral', 'M10 60L4 42l7-1 13 14z'],
  ['ink', 'M78 28q7-3 11-1l-6 6z'],
  ['edge', 'M6 80q2-10 14-8 6-8 16-3 8-4 14 2 8-2 10 9zM72 80q2-8 12-6 8-6 14 0 10-2 12 6z'],
];

export const going: Drawings = {
  'contabilidad-y-auditoria': accounts,
  'guia-de-turismo': travel,
  'panaderia-y-reposteria': bakery,
  peluqueria: hairdressing,
  automocion: carRepair,
  'pilotaje-de-aviones': flying,
};
