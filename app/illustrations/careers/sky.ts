// Careers that look up: a plane, a telescope.
import { disc, type Drawing } from '#app/illustrations/shape.ts';

/** A plane that climbs over the clouds into the morning. */
export const flying: Drawing = [
  ['soft', disc(84, 34, 24)],
  ['beam', disc(84, 34, 15)],
  ['pale', 'M10 60L74 26q14-6 18 0t-8 14L26 70z'],
  ['shade', 'M26 70l58-30q10-7 8-14 5 7-7 17L34 74z'],
  ['sea', 'M46 42L28 20l8-2 32 16zM60 52l4 26 7-4 9-32z'],
  ['coral', 'M10 60L4 42l7-1 13 14z'],
  ['ink', 'M78 28q7-3 11-1l-6 6z'],
  ['edge', 'M6 80q2-10 14-8 6-8 16-3 8-4 14 2 8-2 10 9zM72 80q2-8 12-6 8-6 14 0 10-2 12 6z'],
];

/** A telescope on three legs under the first stars. */
export const astronomy: Drawing = [
  ['night', 'M8 8h104v72H8z'],
  [
    'beam',
    'M100 13q-12 2-12 14t13 14q-20 4-22-13 1-15 21-15z' + disc(24, 22, 2) + disc(44, 16, 1.5),
  ],
  ['pale', disc(96, 48, 2) + disc(32, 40, 1.5) + disc(106, 62, 1.5) + disc(60, 20, 1.5)],
  ['coral', 'M20 56l40-24 7 11-40 24z'],
  ['shade', 'M24 62l40-24 3 5-40 24z'],
  ['edge', 'M56 28l10-6 12 18-10 7zM16 57l6-4 7 13-6 4z'],
  ['pale-line', 'M48 54L34 80M50 54l14 26M49 54v26'],
  ['leaf', 'M8 80q20-10 46-4t58-2v6z'],
];
