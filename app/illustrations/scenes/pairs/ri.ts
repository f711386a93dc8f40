// The inside of a clock tower behind its dial: one wheel has been lifted out, its small parts lie in the order in which they came.
import { bird, panes, repeat, at, type Scene } from '#app/illustrations/scene-shape.ts';
import { box, cog, disc } from '#app/illustrations/shape.ts';

const x = 372;
const y = 176;

export const scene: Scene = [
  ['r4', box(0, 0, 720, 400)],
  [
    'shade',
    repeat(
      5,
      (index) =>
        `M${((index * 5) % 9) * 84 - (((index * 3) % 10) % 2) * 42} ${((index * 3) % 10) * 40 + 4}h76v32h-76z`,
    ),
  ],
  ['glow', disc(x, y, 222) + disc(x, y, 196)],
  ['r3', disc(x, y, 170)],
  ['i1', disc(x, y, 150)],
  ['halo', disc(310, 120, 72) + disc(310, 120, 52)],
  ['sun', disc(310, 120, 34)],
  ['i2', 'M234 238l44-20 34 12 50-44 40 30 36-18 74 42A150 150 0 0 1 234 238z'],
  [
    'i3',
    'M236 238h22v-18h16v10h14v-34l8-16 8 16v34h22v-14h30v14h16v-26h26v26h24v-10h20v10h14v-22h14v28h20A150 150 0 0 1 236 238z',
  ],
  ['pane', panes([262, 230, 4, 6], [14, 3, 16, 18], 4)],
  ['ink hair', bird(430, 110, 10) + bird(452, 124, 7) + bird(412, 130, 6)],
  [
    'r4',
    repeat(12, (hour) => {
      const turn = (hour * Math.PI) / 6;
      const [sin, cos] = [Math.sin(turn), -Math.cos(turn)];
      const wide = hour % 3 ? 4 : 8;
      const corner = (far: number, side: number) =>
        at(x + sin * far + cos * side, y + cos * far - sin * side);
      return `M${corner(146, wide)}L${corner(146, -wide)} ${corner(118, -wide)} ${corner(118, wide)}z`;
    }),
  ],
  [
    'ink',
    `M${x - 5} ${y + 26}L${x - 88} ${y - 62}l-6-18 18 6L${x + 5} ${y + 20}zM${x - 6} ${y + 30}L${x + 74} ${y - 26}l18-4-10 16L${x + 4} ${y + 32}z`,
  ],
  ['ink line', `M${x - 150} ${y}h300M${x} ${y - 150}v300`],
  ['beam hair', disc(528, 214, 42)],
  ['beam', disc(528, 214, 7)],
  ['r3', cog(150, 322, 112, 15)],
  ['shade', 'M66 396a112 112 0 0 0 178-130l-94 56z'],
  ['r4', disc(150, 322, 74)],
  ['r2', disc(150, 322, 26) + 'M142 250h16v144h-16zM78 314h144v16H78z'],
  ['i3', cog(560, 318, 76, 12)],
  ['i4', disc(560, 318, 50)],
  ['i2', disc(560, 318, 18) + 'M553 270h14v96h-14zM512 311h96v14h-96z'],
  ['i2', cog(446, 300, 34, 8)],
  ['i4', disc(446, 300, 12)],
  ['ink bold', 'M528 0v84M516 0v60'],
  ['ink', box(500, 0, 44, 18) + 'M512 56h32l-8 22h-16z'],
  ['beam', cog(526, 118, 42, 9)],
  ['shade', 'M556 88a42 42 0 0 1-62 58l32-28z'],
  ['r4', disc(526, 118, 15)],
  ['r2', box(0, 366, 720, 34)],
  ['r4', box(0, 378, 720, 22)],
  ['shade', 'M250 366h46l8 4h-46zM330 366h250v4H330z'],
  ['beam', cog(350, 352, 13, 6) + disc(386, 358, 8) + disc(410, 360, 6) + disc(430, 361, 5)],
  ['r2', disc(350, 352, 4) + disc(386, 358, 3)],
  ['pale line', 'M448 364q4-18 8 0t8 0 8 0 8 0'],
  ['pale', 'M236 359l58-5v4l-58 5z'],
  ['coral', 'M292 350q24-8 44 0v8q-20 8-44 2z'],
];
