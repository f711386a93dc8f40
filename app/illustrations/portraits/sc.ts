import { box, heart, type Drawing } from '#app/illustrations/shape.ts';

/** A rucksack for everybody on a hook of its own, under the calendar. */
export const drawing: Drawing = [
  ['pale', box(42, 4, 36, 30)],
  ['coral', box(42, 4, 36, 8)],
  [
    'edge',
    box(46, 16, 6, 5) +
      box(56, 16, 6, 5) +
      box(66, 16, 6, 5) +
      box(46, 25, 6, 5) +
      box(66, 25, 6, 5),
  ],
  ['coral', heart(59, 31.5, 4.5)],
  ['edge', box(10, 40, 100, 5)],
  ['ink-line', 'M26 45v5M60 45v5M94 45v5'],
  ['sea', 'M14 58q0-9 12-9t12 9v18q0 4-4 4H18q-4 0-4-4z'],
  ['beam', 'M48 58q0-9 12-9t12 9v18q0 4-4 4H52q-4 0-4-4z'],
  ['coral', 'M82 58q0-9 12-9t12 9v18q0 4-4 4H86q-4 0-4-4z'],
  ['shade', box(18, 66, 16, 10) + box(52, 66, 16, 10) + box(86, 66, 16, 10)],
  ['pale', box(21, 56, 10, 5) + box(55, 56, 10, 5) + box(89, 56, 10, 5)],
];
