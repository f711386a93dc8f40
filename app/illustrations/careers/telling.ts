// Careers that tell, arrange and keep: in pictures, pages and files. Only the build draws them, as those of `gathering.ts`.
import { box, disc, type Drawing, type Drawings } from '#app/illustrations/shape.ts';

/** A monster that moves, and the moments it is made of. */
const animation: Drawing = [
  ['night', 'M10 4h100q5 0 5 5v58q0 5-5 5H10q-5 0-5-5V9q0-5 5-5z'],
  ['ink', box(40, 72, 40, 8)],
  ['leaf', 'M40 56V34q0-8 5-13l-3-9 10 4q8-3 16 0l10-4-3 9q5 5 5 13v22l-7-5-6 5-7-5-7 5-6-5z'],
  ['shade', 'M70 18l8-6-3 9q5 5 5 13v22l-7-5-3 3z'],
  ['pale', disc(53, 32, 6) + disc(67, 32, 6)],
  ['night', disc(54, 33, 3) + disc(66, 33, 3) + 'M52 43h16q-2 6-8 6t-8-6z'],
  ['edge', box(12, 62, 96, 3)],
  ['beam', 'M22 58l5 5-5 5-5-5zM44 58l5 5-5 5-5-5zM98 58l5 5-5 5-5-5z'],
  ['coral', 'M69 56h6v14h-6z'],
];

/** Which colours go together. */
const artDirection: Drawing = [
  ['leaf', 'M83 31L92 49 25 81 17 63z'],
  ['coral', 'M60 10L76 22 32 82 16 70z'],
  ['beam', 'M29 3L49 6 39 79 19 77z'],
  ['sea', 'M-1 11L18 4 43 74 24 81z'],
  [
    'pale',
    'M4 17l12-4 6 16-12 4zM33 9l12 2-2 17-13-2zM62 18l9 7-10 14-10-7zM82 38l5 10-15 8-5-10z',
  ],
  ['night', disc(32, 70, 4)],
  ['shade', 'M36 54l7 20-19 7q10-8 12-27z'],
  ['beam', 'M106 80V52l5-10 5 10v28z'],
  ['ink', 'M109 46l2-4 2 4zM106 74h10v6h-10z'],
];

/** Many, and one of them looked at. */
const sociology: Drawing = [
  ['beam', disc(18, 40, 8) + 'M6 72V60q0-10 12-10t12 10v12z'],
  ['leaf', disc(42, 34, 8) + 'M30 72V54q0-10 12-10t12 10v18z'],
  ['coral', disc(94, 34, 8) + 'M82 72V54q0-10 12-10t12 10v18z'],
  ['ink', 'M84 62l6-5 16 17q3 4 0 6t-6 0z'],
  ['ink', disc(68, 42, 27)],
  ['soft', disc(68, 42, 21)],
  ['sea', disc(68, 35, 9) + 'M53 57q0-12 15-12t15 12q-6 6-15 6t-15-6z'],
  ['shade', 'M74 46q8 3 9 11-4 4-8 5 3-8-1-16z'],
];

/** A page, and the signs that it is made of. */
const webDevelopment: Drawing = [
  ['pale', 'M12 6h96q6 0 6 6v62q0 6-6 6H12q-6 0-6-6V12q0-6 6-6z'],
  ['sea', 'M12 6h96q6 0 6 6v10H6V12q0-6 6-6z'],
  ['pale', disc(16, 14, 3) + disc(26, 14, 3) + disc(36, 14, 3)],
  ['shade', 'M104 22h10v52q0 6-6 6h-4z'],
  ['coral', 'M40 34l6 5-12 12 12 12-6 5-18-17zM80 34l-6 5 12 12-12 12 6 5 18-17z'],
  ['beam', 'M64 32h8L56 70h-8z'],
];

/** A file that is found. */
const healthRecords: Drawing = [
  ['edge', 'M10 26q0-6 6-6h24l8 10h56q6 0 6 6v44H10z'],
  ['pale', box(22, 8, 62, 50)],
  ['ink', box(30, 17, 34, 4) + box(30, 26, 24, 4)],
  ['coral', box(70, 2, 16, 22)],
  ['beam', 'M4 40h112l-8 40H12z'],
  ['shade', 'M102 40h14l-8 40H92z'],
  ['pale', disc(58, 60, 14)],
  ['leaf', 'M54 51h8v5h5v8h-5v5h-8v-5h-5v-8h5z'],
];

/** A box, its strip, and the cross over the door. */
const pharmacyService: Drawing = [
  ['leaf', 'M20 4h16v14h14v16H36v14H20V34H6V18h14z'],
  ['shade', 'M30 4h6v14h14v16H36v14h-6z'],
  ['pale', 'M66 20h44v60H66z'],
  ['shade', box(100, 20, 10, 60)],
  ['sea', box(66, 20, 44, 16)],
  ['pale', 'M80 23h5v3h3v4h-3v3h-5v-3h-3v-4h3z'],
  ['coral', box(72, 46, 24, 6)],
  ['ink', box(72, 58, 18, 3) + box(72, 66, 24, 3)],
  ['coral', 'M18 62h16v18H18a9 9 0 0 1 0-18z'],
  ['beam', 'M34 62h16a9 9 0 0 1 0 18H34z'],
  ['shade', 'M10 73h48q-2 7-8 7H18q-6 0-8-7z'],
  ['pale-line', 'M18 67h9'],
];

export const telling: Drawings = {
  'animacion-y-efectos-visuales': animation,
  'direccion-de-arte': artDirection,
  sociologia: sociology,
  'desarrollo-web': webDevelopment,
  'documentacion-sanitaria': healthRecords,
  'atencion-en-farmacia': pharmacyService,
};
