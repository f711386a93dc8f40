import { box, disc, type Drawing } from '#app/illustrations/shape.ts';

/** The wheel of a ship over the figures that say how it goes. */
export const drawing: Drawing = [
  ['ink-line', 'M60 9V3M79 17l5-5M87 36h7M79 55l5 5M41 55l-5 5M33 36h-7M41 17l-5-5'],
  ['beam', disc(60, 36, 27)],
  ['shade', 'M79 17a27 27 0 0 1-38 38q38 2 38-38z'],
  ['pale', disc(60, 36, 20)],
  ['ink-line', 'M60 16v40M40 36h40M46 22l28 28M74 22L46 50'],
  ['beam', disc(60, 36, 7)],
  ['coral', disc(60, 36, 3.5)],
  ['sea', 'M28 60h64l6 20H22z'],
  ['night', 'M37 64h46l2 16H35z'],
  ['beam', box(41, 72, 6, 8) + box(51, 68, 6, 12) + box(61, 74, 6, 6) + box(71, 66, 6, 14)],
];
