// A terrace over the sea, tiled in perspective; the compasses stand where the last tile is still missing.
import { bird, repeat, shape, stars, waves, type Scene } from '#app/illustrations/scene-shape.ts';
import { box, disc } from '#app/illustrations/shape.ts';

const lines = [228, 250, 284, 330, 394, 486];

/** A place on the floor: `column` from the middle, `row` from the far edge; both may be parts. */
function spot(column: number, row: number): [number, number] {
  const whole = Math.min(lines.length - 2, Math.floor(row));
  const y = (lines[whole] ?? 0) + ((lines[whole + 1] ?? 0) - (lines[whole] ?? 0)) * (row - whole);
  return [Math.round(360 + column * (y - 150) * 0.62), Math.round(y)];
}

/** A tile's corners, drawn in by a share on each side, turned onto its corner or not. */
function tile(column: number, row: number, inset: number, isTurned = false): string {
  const [low, high] = [inset, 1 - inset];
  const places: [number, number][] = isTurned
    ? [
        [0.5, low],
        [high, 0.5],
        [0.5, high],
        [low, 0.5],
      ]
    : [
        [low, low],
        [high, low],
        [high, high],
        [low, high],
      ];
  return shape(places.flatMap(([x, y]) => spot(column - 0.5 + x, row + y)));
}

function tiles(
  isKept: (column: number, row: number) => boolean,
  inset: number,
  isTurned = false,
): string {
  return repeat(5, (row) => {
    const half = Math.min(6, Math.ceil(360 / (((lines[row] ?? 0) - 150) * 0.62)));
    return repeat(half * 2 + 1, (index) =>
      isKept(index - half, row) ? tile(index - half, row, inset, isTurned) : '',
    );
  });
}

const isOdd = (column: number, row: number) => (column + row + 40) % 2 === 1;

export const scene: Scene = [
  ['a1', box(0, 0, 720, 400)],
  ['a2', 'M0 0h720v40q-180 40-360 10T0 60z'],
  ['star', stars(10, 6, [0, 0, 720, 110])],
  ['halo', disc(230, 130, 100) + disc(230, 130, 70)],
  ['day', disc(230, 130, 42)],
  ['moon', 'M228 104a24 24 0 1 0 26 36 28 28 0 0 1-26-36z'],
  [
    'mist',
    'M20 92q70-16 150-6t140-6q-70 20-150 16t-140-4zM420 64q70-16 150-6t150-8q-80 22-160 18t-140-4z',
  ],
  ['c2', 'M470 150l60-30 40 8 70-40 80 40v30H470zM0 150v-20l60-16 60 36z'],
  ['c3', 'M0 148h720v80H0z'],
  [
    'day',
    repeat(5, (row) => `M${200 - row * 3} ${152 + row * 9}h${60 + row * 6}v3h-${60 + row * 6}z`),
  ],
  ['pale hair', waves(9, 5, [300, 156, 400, 36])],
  ['pale', 'M512 172l20-34v34zM535 172l3-44 18 44zM506 175h56l-10 9h-38z'],
  ['pale', box(0, 196, 720, 9) + box(0, 216, 720, 12)],
  ['cream', repeat(25, (index) => `M${index * 30 - 4} 205h10l3 6-3 5h-10l-3-5z`)],
  ['a3', 'M0 228h720v172H0z'],
  ['pale', tiles(isOdd, 0)],
  ['c3', tiles((column, row) => isOdd(column, row) && row > 1, 0.16, true)],
  ['a2', tiles((column, row) => !isOdd(column, row) && row > 1, 0.16, true)],
  [
    'beam',
    tiles(
      (column, row) => isOdd(column, row) && row > 2 && !(column === 1 && row === 3),
      0.36,
      true,
    ),
  ],
  ['c4', tile(1, 3, 0)],
  ['shade', shape([...spot(0.5, 3), ...spot(1.5, 3), ...spot(1.5, 3.2), ...spot(0.5, 3.2)])],
  [
    'shade',
    'M0 228h720v16H0zM470 400l-30-172h40l200 172zM78 232h34l150 168h-90zM30 232h20l80 168H60z',
  ],
  ['cream', 'M546 384l60-78 46 28-56 66z'],
  ['c3', 'M566 376l40-52 28 18-38 46z'],
  ['beam', 'M582 366l22-28 14 9-20 25z'],
  [
    's4',
    'M92 214c-26-60-10-150 6-190 18 40 34 130 10 190zM40 214c-18-40-8-100 4-130 14 30 24 90 8 130zM640 214c-28-60-14-160 4-204 20 44 38 144 10 204zM700 214c-18-40-10-100 4-130 12 30 24 90 8 130z',
  ],
  ['c3', box(84, 206, 30, 26) + box(632, 206, 30, 26)],
  ['coral line', `M300 376A96 40 0 0 1 470 330`],
  ['ink', 'M386 40h12v22h-12zM382 62h20l-4 50h-12z'],
  ['beam', disc(392, 118, 17)],
  ['c4', 'M382 126l14 6-86 232-10 12 2-14zM402 126l-14 6 86 224 10 10-2-14z'],
  ['c2', 'M386 132l6 2-78 208-4-1z'],
  ['ink', disc(392, 118, 6)],
  ['c4 line', 'M346 240q46 20 92 0'],
  ['ink hair', bird(500, 50, 11) + bird(526, 38, 8) + bird(300, 70, 8)],
];
