// A roundhouse from above: every engine before its own door, and one on the turntable in the middle.
import { at, repeat, shape, type Scene } from '#app/illustrations/scene-shape.ts';
import { box, disc } from '#app/illustrations/shape.ts';

/** A place on the floor: degrees from the right, clockwise, and how far from the middle of the turntable. */
function spot(degrees: number, far: number, up = 0): [number, number] {
  const turn = (degrees * Math.PI) / 180;
  return [
    Math.round(360 + Math.cos(turn) * far),
    Math.round(262 + Math.sin(turn) * far * 0.62 - up),
  ];
}

const doors = Array.from({ length: 7 }, (_, index) => 198 + index * 24);

/** A four-sided piece of the ring between two distances, lifted from the floor. */
function piece(
  from: number,
  to: number,
  near: number,
  far: number,
  [low, high]: [number, number],
): string {
  return shape([
    ...spot(from, near, low),
    ...spot(to, near, low),
    ...spot(to, far, high),
    ...spot(from, far, high),
  ]);
}

function each(list: readonly number[], draw: (degrees: number) => string): string {
  return list.map(draw).join('');
}

const odd = doors.filter((_, index) => index % 2);
const even = doors.filter((_, index) => index % 2 === 0);
const waiting = doors.filter((_, index) => [0, 1, 3, 5, 6].includes(index));

/** A band along a ray, `half` wide on each side. */
function along(degrees: number, near: number, far: number, half: number, up = 0): string {
  const step = (distance: number) => (half / distance) * 57.3;
  return shape([
    ...spot(degrees - step(near), near, up),
    ...spot(degrees + step(near), near, up),
    ...spot(degrees + step(far), far, up),
    ...spot(degrees - step(far), far, up),
  ]);
}

export const scene: Scene = [
  ['c2', box(0, 0, 720, 400)],
  ['c1', 'M0 0h720v70q-200-40-380-20T0 90z'],
  ['r2', 'M0 400V150q90-60 200-30T720 100v300z'],
  [
    's4',
    'M40 130q-16-30 14-36 10-26 34-6 30 2 20 42zM612 150q-14-26 12-34 12-24 36-4 30 4 18 38zM668 190q-12-22 10-30 14-18 32-4 22 8 10 34z',
  ],
  ['r1', 'M80 300q-10-150 280-180 290 30 280 180-20 100-280 104t-280-104z'],
  [
    'c4 hair',
    repeat(
      2,
      (row) =>
        `M0 ${318 + row * 26}L250 ${290 + row * 14}M0 ${328 + row * 26}L250 ${296 + row * 14}M720 ${322 + row * 26}L470 ${290 + row * 14}M720 ${332 + row * 26}L470 ${296 + row * 14}`,
    ),
  ],
  ['c4', each(doors, (degrees) => along(degrees, 92, 176, 3) + along(degrees, 92, 176, 8))],
  ['r2', each(doors, (degrees) => along(degrees, 90, 178, 5))],
  ['c3', each(doors, (degrees) => piece(degrees - 11.5, degrees + 11.5, 174, 174, [0, 62]))],
  ['c4', each(doors, (degrees) => piece(degrees - 8, degrees + 8, 174, 174, [0, 44]))],
  ['pane', each(doors, (degrees) => piece(degrees - 7, degrees + 7, 174, 174, [30, 43]))],
  ['r3', each(even, (degrees) => piece(degrees - 12, degrees + 12, 168, 268, [60, 66]))],
  ['brick', each(odd, (degrees) => piece(degrees - 12, degrees + 12, 168, 268, [60, 66]))],
  ['c4', each(odd, (degrees) => piece(degrees - 2.5, degrees + 2.5, 218, 234, [70, 76]))],
  [
    'mist',
    each([222, 246, 318], (degrees) => {
      const [x, y] = spot(degrees, 226, 92);
      return disc(x, y, 9) + disc(x + 8, y - 14, 12) + disc(x + 20, y - 30, 15);
    }),
  ],
  ['glow', each(doors, (degrees) => piece(degrees - 8, degrees + 8, 116, 174, [0, 0]))],
  [
    'ink',
    each(waiting, (degrees) => along(degrees, 128, 172, 9, 6) + along(degrees, 128, 172, 7, 18)),
  ],
  ['coral', each(waiting, (degrees) => along(degrees, 130, 146, 7, 19))],
  [
    'lamp',
    each(waiting, (degrees) => {
      const [x, y] = spot(degrees, 126, 12);
      return disc(x, y, 3);
    }),
  ],
  ['c4', 'M254 266a106 66 0 0 1 212 0 106 66 0 0 1-212 0z'],
  ['c3', 'M260 262a100 62 0 0 1 200 0 100 62 0 0 1-200 0z'],
  ['shade', 'M268 262a92 57 0 0 1 184 0q-30-30-92-30t-92 30z'],
  ['r4', 'M270 284l164-58 18 14-166 62z'],
  ['cream line', 'M274 287l166-58M284 299l166-60'],
  ['shade', 'M300 292l120-42 20 10-118 46z'],
  ['coral', 'M298 262l84-30 20 10v22l-86 32-18-10z'],
  ['brick', 'M316 274l86-32v22l-86 32z'],
  ['ink', 'M376 236l34-12 22 12v26l-34 13-22-12z'],
  ['pane', 'M402 246l24-9v12l-24 9z'],
  ['r4', 'M372 230l40-14 26 13-40 15z'],
  ['ink', 'M312 250v-22h14v24zM309 222h20v8h-20z'],
  ['beam', disc(346, 240, 7) + 'M338 240h16v8h-16z'],
  ['lamp', disc(306, 280, 6)],
  ['glow', 'M306 280L116 322q-10 34 30 52z'],
  ['mist', disc(318, 206, 9) + disc(304, 188, 14) + disc(284, 166, 18) + disc(304, 150, 12)],
  ['ink', 'M296 286l20 10v8l-22-12zM402 264v8l-84 32v-8z'],
  ['c4', 'M560 400v-70l18-14h50l18 14v70z'],
  ['r3', 'M548 332l24-28h60l24 28z'],
  ['pane', box(574, 340, 18, 16) + box(612, 340, 18, 16)],
  ['c4 line', `M110 400v-90M${at(96)} 318h28`],
  ['brick', 'M486 300l60 8v22l-60-10z'],
  ['r3', 'M486 300l14-12 60 8-14 12z'],
  ['ink', disc(498, 324, 5)],
  ['coral', disc(110, 300, 8)],
  ['pale line', 'M196 238q10-8 14 2 8-8 18-2M236 262q8-6 11 2 6-6 14-2'],
];
