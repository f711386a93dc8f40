// A city across the water at blue hour: of all its windows six make a hexagon, and a cat has seen it.
import { hexagon, panes, repeat, stars, at, type Scene } from '#app/illustrations/scene-shape.ts';
import { box, disc } from '#app/illustrations/shape.ts';

const middle = { x: 352, y: 150, radius: 92 };
const corners = Array.from({ length: 6 }, (_, index) => {
  const turn = (index * Math.PI) / 3;
  return [
    middle.x + Math.sin(turn) * middle.radius,
    middle.y - Math.cos(turn) * middle.radius,
  ] as const;
});

export const scene: Scene = [
  ['i1', box(0, 0, 720, 400)],
  ['c1', 'M0 120q200-50 400-10t320-30v220H0z'],
  ['star', stars(40, 11, [0, 0, 720, 110])],
  ['halo', disc(590, 70, 62) + disc(590, 70, 44)],
  ['day', disc(590, 70, 28)],
  ['moon', 'M596 44a24 24 0 1 0 26 36 28 28 0 0 1-26-36z'],
  ['mist', 'M30 96q6-26 36-20 18-32 52-10 34-8 38 30zM620 150q6-22 30-16 16-26 44-8 26-6 30 24z'],
  [
    'c2',
    'M0 290V170h40v-24h36v40h30v-60h44v40h26v-20h30v44h240v-70h50v36h30v-50l20-20 20 20v90h34v-40h50v30h40v-50h30v194z',
  ],
  [
    'i2',
    'M60 290V180h54v-30h40v140zM470 290V150h46v-30h10V96h4v24h10v30h20v140zM610 290V190h60v100z',
  ],
  [
    'c3',
    'M146 290V110h70v180zM420 290V76l60-24v238zM540 290V176h70v114zM0 290v-80h60v80zM664 290v-64h56v64z',
  ],
  ['i3', 'M216 290V84h20V64h60v226zM366 290V130h60v160zM96 290v-66h56v66z'],
  ['c4', 'M286 290V32h18V14h4v18h60V14h4v18h18v258zM476 290V130h66v160z'],
  [
    'shade',
    'M360 32h30v258h-30zM200 110h16v180h-16zM276 64h20v226h-20zM460 60l20-8v238h-20zM528 130h14v160h-14z',
  ],
  [
    'pane',
    panes([154, 122, 7, 9], [4, 7, 15, 23], 6) +
      panes([224, 96, 7, 9], [5, 8, 14, 23], 5) +
      panes([294, 44, 7, 9], [6, 10, 16, 23], 5) +
      panes([428, 92, 7, 9], [3, 8, 16, 23], 6) +
      panes([484, 142, 7, 9], [4, 6, 15, 23], 5) +
      panes([548, 188, 7, 9], [4, 4, 16, 23], 6) +
      panes([8, 222, 7, 9], [3, 3, 17, 20], 6) +
      panes([102, 234, 7, 8], [3, 3, 17, 17], 6) +
      panes([616, 204, 7, 9], [3, 4, 17, 19], 5),
  ],
  ['beam line', hexagon(middle.x, middle.y, middle.radius)],
  ['glow', corners.map(([x, y]) => disc(Math.round(x), Math.round(y), 18)).join('')],
  ['beam', corners.map(([x, y]) => `M${at(x - 7, y - 8)}h14v16h-14z`).join('')],
  ['i2', box(0, 288, 720, 112)],
  ['i3', 'M146 290h70v54l-10 8h-60zM216 290h80v70h-80zM420 290h60v74h-60zM540 290h70v40h-70z'],
  ['c4', 'M286 290h104v84l-20 10h-84zM476 290h66v54h-66z'],
  ['i2', repeat(8, (row) => `M0 ${298 + row * 12}h720v${2 + row * 0.6}H0z`)],
  [
    'beam',
    repeat(
      7,
      (row) =>
        `M${at(300 - row * 3 + (row % 2) * 6, 302 + row * 11)}h${at(104 - row * 6)}v2h-${at(104 - row * 6)}z`,
    ),
  ],
  [
    'day',
    repeat(
      5,
      (row) => `M${572 + (row % 2) * 8} ${300 + row * 12}h${40 - row * 4}v3h-${40 - row * 4}z`,
    ),
  ],
  ['c4', 'M0 284h720v6H0z'],
  ['pale', 'M92 326l34-46v46zM130 326l4-60 26 60zM84 330h84l-14 14h-56z'],
  ['ink', 'M0 400v-26h720v26z'],
  ['c4', 'M0 374h720v6H0z'],
  ['ink', 'M484 374c-6-30 4-48 22-56l-4-22 12 8h14l12-8-2 24c16 10 22 30 18 54z'],
  ['ink', 'M520 374c56 6 90-4 88-36-2-18-20-16-20-3 10-2 12 24-38 23z'],
  ['c3', box(212, 350, 34, 24)],
  ['r3', 'M210 346h38v7h-38z'],
  [
    's3',
    'M229 348c-4-22-20-26-26-24 0 14 10 24 26 24zM230 348c-4-34 4-44 10-48 8 16 4 36-10 48zM230 348c6-20 18-26 28-24-2 14-14 24-28 24z',
  ],
];
