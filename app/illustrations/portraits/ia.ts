import { disc, type Drawing } from '#app/illustrations/shape.ts';

/** A telescope that finds a sailing boat among the stars. */
export const drawing: Drawing = [
  ['night', 'M60 1l48 27v52H12V28z'],
  ['pale-line', 'M30 36h48l-7 11H38zM54 36V12l19 19H54'],
  [
    'beam',
    disc(30, 36, 3) +
      disc(78, 36, 3) +
      disc(71, 47, 2.5) +
      disc(38, 47, 2.5) +
      disc(54, 12, 3.5) +
      disc(73, 31, 2.5),
  ],
  [
    'pale',
    disc(92, 30, 1.2) + disc(84, 20, 1) + disc(34, 22, 1.2) + disc(22, 46, 1) + disc(98, 44, 1),
  ],
  ['beam-line', 'M50 66l-9 14M57 63l13 17M53 64v16'],
  ['sea', 'M34 66l40-16 5 12-40 16z'],
  ['coral', 'M74 50l13-5 6 14-14 5z'],
  ['pale', 'M27 70l7-3 4 9-7 3z'],
  ['shade', 'M37 72l40-16 2 6-40 16z'],
];
