// The bridge of a ship at evening: the wheel, the dials, and ahead the lighthouse that the course is set for.
import { at, bird, repeat, stars, waves, type Scene } from '#app/illustrations/scene-shape.ts';
import { box, disc } from '#app/illustrations/shape.ts';

const wheel = { x: 360, y: 306 };

function spokes(near: number, far: number, half: number): string {
  return repeat(8, (index) => {
    const turn = ((index + 0.5) * Math.PI) / 4;
    const [sin, cos] = [Math.sin(turn), -Math.cos(turn)];
    const corner = (distance: number, side: number) =>
      at(
        Math.round(wheel.x + sin * distance + cos * side),
        Math.round(wheel.y + cos * distance - sin * side),
      );
    return `M${corner(near, half)}L${corner(near, -half)} ${corner(far, -half)} ${corner(far, half)}z`;
  });
}

export const scene: Scene = [
  ['e1', box(0, 0, 720, 400)],
  ['star', stars(36, 17, [0, 30, 720, 120])],
  ['e2', 'M0 150q180-30 360-8t360-30v150H0z'],
  ['halo', disc(250, 196, 110) + disc(250, 196, 76)],
  ['day', disc(250, 196, 46)],
  ['moon', 'M286 116a22 22 0 1 0 24 33 25 25 0 0 1-24-33z'],
  [
    'mist',
    'M70 118q60-14 130-4t120-8q-70 24-140 20t-110-8zM350 84q60-14 120-4t100-8q-60 22-120 18t-100-6z',
  ],
  ['c2', 'M0 206l60-26 60 10 60 18h540v20H0z'],
  ['glow', 'M508 106L-40 20v150zM508 106L760 60v90z'],
  ['c4', 'M440 210l30-14 16-22h44l26 18 60 4 60 14z'],
  ['pale', 'M498 116h20l6 62h-32z'],
  ['coral', 'M496 132h24l1 14h-26zM494 162h28l2 16h-32zM494 100l14-16 14 16z'],
  ['ink', box(492, 112, 32, 5)],
  ['lamp', box(499, 100, 18, 12)],
  ['c3', box(0, 208, 720, 120)],
  [
    'day',
    repeat(
      6,
      (row) => `M${218 + (row % 2) * 10} ${212 + row * 9}h${64 - row * 6}v3h-${64 - row * 6}z`,
    ),
  ],
  ['pale hair', waves(16, 3, [40, 216, 640, 50])],
  ['pale', 'M128 208l18-40v40zM150 208l3-50 22 50zM120 211h62l-12 10h-40z'],
  ['ink hair', bird(330, 120, 12) + bird(356, 106, 8) + bird(310, 100, 7)],
  ['c4', 'M130 270L346 216h28L590 270z'],
  ['e4', 'M200 270l152-46h16l152 46z'],
  [
    'pale hair',
    'M130 258L346 204h28L590 258M184 256v-11M240 242v-11M296 228v-11M424 228v-11M480 242v-11M536 256v-11',
  ],
  ['coral', 'M352 216h16v-12h-16z'],
  // The frame of the windows, and the desk under it.
  [
    'ink',
    'M0 0h720v34H0zM0 30h60l-14 240H0zM660 30h60v240h-46zM232 30h14l-8 240h-14zM446 30h14l8 240h-14zM0 262h720v138H0z',
  ],
  ['shine', 'M90 34h50L66 262H52zM290 34h30l-64 228h-14zM540 34h40l-70 228h-10z'],
  ['c4', 'M0 270h720v130H0z'],
  ['e4', 'M0 262h720v12H0z'],
  ['c3', box(60, 288, 116, 92) + box(544, 288, 116, 92)],
  ['ink', box(66, 294, 104, 80)],
  ['s3', 'M74 366v-20h14v20zM94 366v-30h14v30zM114 366v-26h14v26zM134 366v-46h14v46z'],
  ['beam', 'M154 366v-60h10v60z'],
  ['beam line', 'M78 336l24-12 20 5 24-20 16-8'],
  ['pale', disc(575, 322, 24) + disc(630, 322, 24)],
  ['c4 hair', 'M575 302v6M575 336v6M555 322h6M589 322h6M630 302v6M630 336v6M610 322h6M644 322h6'],
  ['coral line', 'M575 322l11-13M630 322l-4-16'],
  ['coral', disc(560, 364, 6)],
  ['beam', disc(582, 364, 6)],
  ['s3', disc(604, 364, 6)],
  ['lamp', disc(640, 364, 6)],
  ['pale', 'M190 300l90-12v30l-84 16z'],
  ['i3 hair', 'M198 312q30-2 70-14M200 324q40-4 74-12M222 298l6 30M250 294l6 28'],
  ['coral', disc(262, 302, 3)],
  ['cream', 'M480 300h28v30q0 8-8 8h-12q-8 0-8-8zM508 306h6q8 0 8 8t-8 8h-6v-4h4q4 0 4-4t-4-4h-4z'],
  ['pale hair', 'M488 294q-5-8 0-14t0-14M500 294q-5-8 0-14t0-14'],
  ['e3', spokes(16, 100, 5) + spokes(88, 112, 8)],
  ['e4', `M272 306a88 88 0 0 1 176 0 88 88 0 0 1-176 0h18a70 70 0 0 0 140 0 70 70 0 0 0-140 0z`],
  ['e3', `M276 306a84 84 0 0 1 168 0 84 84 0 0 1-168 0h10a74 74 0 0 0 148 0 74 74 0 0 0-148 0z`],
  ['e2', 'M280 292a82 82 0 0 1 90-66v6a76 76 0 0 0-84 60z'],
  ['e4', disc(wheel.x, wheel.y, 24)],
  ['beam', disc(wheel.x, wheel.y, 16)],
  ['pale', 'M516 262l14-20 14 20zM500 252h60l-12 14h-36z'],
  ['cream', 'M530 242l14 20h-14zM530 266v-14h30l-12 14z'],
];
