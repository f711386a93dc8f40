// The inside of a clock tower behind its dial: one wheel has been lifted out, its small parts lie in the order in which they came.
import { bird, panes, repeat, at, type Scene } from '#app/illustrations/scene-shape.ts';
import { box, cog, disc } from '#app/illustrations/shape.ts';

const x = 372;
const y = 176;

export const scene: Scene = [
  ['r4', box(0, 0, 720, 400)],
  ['brick', 'M0 150L190 0h44L0 186zM720 150L530 0h-44l234 186z'],
  ['shade', 'M0 178L226 0h8L0 186zM720 178L494 0h-8l234 186z'],
  ['shade', disc(x, y, 200)],
  ['ink line', 'M112 0v150'],
  ['beam', disc(112, 160, 30)],
  ['e3', 'M142 160a30 30 0 0 1-52 20q34 4 46-34z'],
  ['r4', disc(112, 160, 8)],
  ['r3', disc(x, y, 170)],
  ['i1', disc(x, y, 150)],
  ['halo', disc(320, 124, 58)],
  ['sun', disc(320, 124, 34)],
  ['i2', 'M234 238l44-20 34 12 50-44 40 30 36-18 74 42A150 150 0 0 1 234 238z'],
  [
    'i3',
    'M236 238h22v-18h16v10h14v-34l8-16 8 16v34h22v-14h30v14h16v-26h26v26h24v-10h20v10h14v-22h14v28H508A150 150 0 0 1 236 238z',
  ],
  ['pane', panes([262, 230, 4, 6], [9, 3, 25, 18], 5)],
  ['ink hair', bird(430, 110, 10)],
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
  ['ink', 'M366 190L286 102l-8-22 22 8 82 90zM360 176l92-58 22-4-10 18-94 62z'],
  ['ink line', `M${x - 150} ${y}h300M${x} ${y - 150}v300`],
  ['beam hair', disc(528, 214, 42)],
  ['beam', disc(528, 214, 7)],
  ['r3', cog(150, 322, 112, 14)],
  ['shade', 'M214 258a90 90 0 0 1-10 134l-54-70z'],
  ['r4', disc(150, 322, 74)],
  ['r2', 'M142 250h16v144h-16zM78 314h144v16H78z'],
  ['i3', cog(560, 318, 76, 11)],
  ['i4', disc(560, 318, 50)],
  ['i2', 'M553 270h14v96h-14zM512 311h96v14h-96z'],
  ['beam', disc(150, 322, 24) + disc(560, 318, 16) + disc(x, y, 9)],
  ['i2', cog(446, 300, 34, 7)],
  ['i4', disc(446, 300, 12)],
  ['ink bold', 'M528 0v84M516 0v60'],
  ['ink', box(500, 0, 44, 18) + 'M512 56h32l-8 22h-16z'],
  ['beam', cog(526, 118, 42, 9)],
  ['shade', 'M548 92a34 34 0 0 1-48 48z'],
  ['r4', disc(526, 118, 15)],
  ['r2', box(0, 366, 720, 34)],
  ['r4', box(0, 378, 720, 22)],
  ['shade', 'M250 366h46l8 4h-46zM330 366h250v4H330z'],
  ['beam', cog(350, 352, 13, 5) + disc(386, 358, 8) + disc(410, 360, 6) + disc(430, 361, 5)],
  ['r2', disc(350, 352, 4) + disc(386, 358, 3)],
  ['pale line', 'M448 364q4-18 8 0t8 0 8 0 8 0'],
  ['pale', 'M236 359l58-5v4l-58 5z'],
  ['coral', 'M292 350q24-8 44 0v8q-20 8-44 2z'],
];
