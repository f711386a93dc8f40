// Careers that make something: clothes, houses, meals, pictures, games.
import { box, disc, type Drawing, type Drawings } from '#app/illustrations/shape.ts';

/** A dress on a stand, with a measuring tape that hangs from its shoulder. */
const fashion: Drawing = [
  ['ink', box(57, 60, 4, 18) + 'M44 78h30v2H44zM56 10h6v8h-6z'],
  ['coral', 'M48 16q11 6 22 0l6 10-8 6q0 10 3 14 10 8 13 20H34q3-12 13-20 3-4 3-14l-8-6z'],
  ['shade', 'M64 18l6-2 6 10-8 6q0 10 3 14 10 8 13 20H68q0-14-4-20z'],
  ['pale-line', 'M50 46q10 4 21 0'],
  ['beam-line', 'M50 20q-2 24-10 30t-6 22M70 20q4 10 2 22'],
  ['edge', box(92, 58, 16, 22)],
  ['sea', box(90, 56, 20, 5) + box(90, 75, 20, 5)],
  ['pale-line', 'M93 65h14M93 70h14'],
];

/** A house on a sheet, its lines drawn with a pair of compasses. */
const architecture: Drawing = [
  ['pale', 'M10 44h84l14 36H24z'],
  ['edge', 'M10 44l14 36h-4L6 44z'],
  ['sea-line', 'M34 74V58l16-12 16 12v16zM46 74V64h8v10'],
  ['sea', 'M26 56l24-18 24 18-3 3-21-15-21 15z'],
  ['ink', 'M84 8h6v8h-6z' + disc(87, 20, 5)],
  ['ink-line', 'M86 22L76 66M88 22l14 42'],
  ['beam', 'M74 62l4 1-3 9z'],
  ['coral', 'M100 60l4-1 2 9z'],
];

/** A pan that is shaken over the fire, and what flies out of it. */
const cooking: Drawing = [
  ['ink', box(14, 72, 70, 8)],
  ['coral', 'M30 72q-4-8 4-14 0 6 4 6 2-8 9-12-1 10 6 12 3-2 3-6 8 6 4 14z'],
  ['beam', 'M38 72q-1-4 3-7 1 4 4 4 1-5 5-7 0 6 3 10z'],
  ['ink', 'M14 40h62q0 14-12 14H26q-12 0-12-14z'],
  ['shade', 'M58 40h18q0 14-12 14H50q8-4 8-14z'],
  ['ink', 'M74 40l36-10 2 6-34 12z'],
  ['leaf', 'M28 28q6-8 12 0-6 6-12 0z'],
  ['coral', disc(50, 18, 6)],
  ['beam', 'M60 28l10-4 2 8-10 2z'],
  ['pale', 'M34 14q5-6 9-1-3 7-9 1z'],
];

/** A camera that looks at whoever looks at it. */
const photography: Drawing = [
  ['ink', 'M42 22l6-10h24l6 10zM20 20h14v6H20z'],
  ['night', 'M14 24h92v52H14z'],
  ['edge', box(14, 34, 92, 8)],
  ['pale', disc(60, 52, 24)],
  ['sea', disc(60, 52, 19)],
  ['night', disc(60, 52, 12)],
  ['beam', 'M53 46q4-6 10-4-6 2-8 8z'],
  ['coral', disc(94, 30, 3)],
  ['beam', box(20, 27, 12, 5)],
];

/** A gamepad, and the little ship of the game that it plays. */
const games: Drawing = [
  ['night', box(32, 8, 56, 36)],
  ['beam', 'M58 16h4v4h4v8h-4v-4h-4v4h-4v-8h4z'],
  ['coral', box(40, 14, 6, 4) + box(74, 14, 6, 4) + box(40, 34, 6, 4)],
  ['leaf', box(74, 32, 8, 4)],
  ['sea', 'M30 50q30-6 60 0 12 4 14 22 0 8-7 8-6 0-12-10H35q-6 10-12 10-7 0-7-8 2-18 14-22z'],
  ['shade', 'M72 47q10 0 18 3 12 4 14 22 0 8-7 8-6 0-12-10H76q2-12-4-23z'],
  ['ink', 'M36 54h5v5h5v5h-5v5h-5v-5h-5v-5h5z'],
  ['beam', disc(82, 56, 3)],
  ['coral', disc(90, 62, 3)],
  ['pale', disc(74, 62, 3)],
];

/** A young plant in its pot, and the can that waters it. */
const gardening: Drawing = [
  ['leaf', 'M32 56Q30 34 10 30q0 24 22 26zM32 56q-2-34 18-42 6 32-18 42z'],
  ['shade', 'M32 56q8-16 18-42 6 32-18 42z'],
  ['coral', 'M18 60h28l-4 20H22z'],
  ['edge', 'M15 54h34v8H15z'],
  ['shade', 'M34 62h12l-4 18h-8z'],
  ['sea', 'M70 48h30v32H70zM70 66L54 46l5-5 11 11z'],
  ['edge', 'M50 44l8-8 4 4-8 8z'],
  ['shade', 'M88 48h12v32H88z'],
  ['sea-line', 'M100 54q12 2 9 13-3 8-9 7M74 48q10-16 22 0M49 52l-3 5M46 46l-5 3'],
];

export const making: Drawings = {
  'diseno-de-moda': fashion,
  arquitectura: architecture,
  'cocina-y-gastronomia': cooking,
  fotografia: photography,
  'diseno-de-videojuegos': games,
  jardineria: gardening,
};
