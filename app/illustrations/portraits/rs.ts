import { box, disc, type Drawing } from '#app/illustrations/shape.ts';

/** A life ring on its post, and a case with what is needed first. */
export const drawing: Drawing = [
  ['edge', box(38, 8, 6, 72)],
  ['ink', 'M30 8h22v4H30z'],
  ['coral', disc(41, 42, 25)],
  [
    'pale',
    'M35 17.700a25 25 0 0 1 12 0l-3 13.500a11 11 0 0 0-6 0zM35 66.300a25 25 0 0 0 12 0l-3-13.500a11 11 0 0 1-6 0zM16.7 36a25 25 0 0 0 0 12l13.5-3a11 11 0 0 1 0-6zM65.3 36a25 25 0 0 1 0 12l-13.5-3a11 11 0 0 0 0-6z',
  ],
  ['shade', 'M58.7 24.300a25 25 0 0 1-35.4 35.400q26 2 35.4-35.400z'],
  ['soft', disc(41, 42, 11)],
  ['edge', box(38, 31, 6, 22)],
  ['ink-line', 'M74 54v-3q0-5 5-5h12q5 0 5 5v3'],
  ['sea', 'M62 54h46q3 0 3 3v23H59V57q0-3 3-3z'],
  ['shade', 'M96 54h12q3 0 3 3v23H96z'],
  ['pale', 'M81 59h8v5h5v8h-5v5h-8v-5h-5v-8h5z'],
];
