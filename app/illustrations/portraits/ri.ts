import { box, cog, disc, type Drawing } from '#app/illustrations/shape.ts';

/** An alarm clock that has been opened, its parts in the order in which they came out, and the screwdriver. */
export const drawing: Drawing = [
  ['ink-line', 'M44 56L96 30'],
  ['ink', 'M28 72l-6 8h5l6-6zM60 72l6 8h-5l-6-6z'],
  [
    'coral',
    'M27 34a10 10 0 0 1 15-7L29 40a10 10 0 0 1-2-6zM61 34a10 10 0 0 0-15-7l13 13a10 10 0 0 0 2-6z',
  ],
  ['sea', disc(44, 56, 22)],
  ['night', disc(44, 56, 17)],
  ['beam', cog(41, 54, 11, 9)],
  ['pale', cog(53, 64, 6.5, 7)],
  ['night', disc(41, 54, 3.5) + disc(53, 64, 2)],
  ['beam', cog(74, 41, 9, 8)],
  ['soft', disc(74, 41, 3)],
  ['coral', disc(97, 29, 14)],
  ['pale', disc(97, 29, 11)],
  ['ink-line', 'M97 22v7l5 3'],
  ['ink', box(74, 76, 18, 4)],
  ['coral', 'M92 73h15q3 0 3 3.500t-3 3.500H92z'],
];
