import { box, type Drawing } from '#app/illustrations/shape.ts';

/** A chest of drawers, one of them open, each with its name. */
export const drawing: Drawing = [
  ['ink', box(26, 74, 8, 6) + box(86, 74, 8, 6)],
  ['sea', box(22, 20, 76, 55)],
  ['shade', box(92, 20, 6, 55)],
  [
    'pale',
    box(28, 25, 29, 13) +
      box(61, 25, 29, 13) +
      box(28, 58, 29, 13) +
      box(61, 58, 29, 13) +
      box(61, 41, 29, 14),
  ],
  ['leaf', 'M32 28h9v14h-9z'],
  ['coral', 'M39 31h8v12h-8z'],
  ['edge', 'M47 34h6v10h-6z'],
  ['beam', 'M26 40h33l2 18H24z'],
  ['shade', 'M24 58h37v2H24z'],
  [
    'ink',
    box(37, 47, 11, 3) +
      box(70, 30, 11, 3) +
      box(70, 46, 11, 3) +
      box(37, 63, 11, 3) +
      box(70, 63, 11, 3),
  ],
  ['edge', box(18, 15, 84, 5)],
  ['coral', box(78, 8, 14, 7)],
  ['leaf', 'M85 8Q75 5 76-1q9 1 9 9 0-8 9-9 1 6-9 9z'],
];
