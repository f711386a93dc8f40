import { box, disc, type Drawing } from '#app/illustrations/shape.ts';

/** A sailing boat that leaves with the morning. */
export const drawing: Drawing = [
  ['beam', disc(88, 26, 10)],
  ['ink', box(56, 8, 3, 52)],
  ['pale', 'M54 12v42H24z'],
  ['coral', 'M61 12q26 16 26 42H61z'],
  ['shade', 'M61 34q24 4 26 20H61z'],
  ['beam', 'M59 4l14 4-14 4z'],
  ['night', 'M18 58h80l-10 16H30z'],
  ['sea', 'M6 72q9-6 18 0t18 0 18 0 18 0 18 0 18 0v8H6z'],
];
