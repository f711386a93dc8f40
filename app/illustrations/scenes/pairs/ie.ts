// A line that begins as a tangle on the shore, finds its way and lifts a rocket over the bay.
import {
  at,
  curve,
  hill,
  repeat,
  stars,
  waves,
  type Scene,
} from '#app/illustrations/scene-shape.ts';
import { box, disc } from '#app/illustrations/shape.ts';

/** The line, from 0 to 1: loops that become smaller, along an arc that rises. */
function trail(): number[] {
  const places: number[] = [];
  for (let step = 0; step <= 84; step += 1) {
    const share = Math.max(0, (step - 26) / 58);
    const left = 1 - share;
    const x = left * left * 226 + 2 * left * share * 320 + share * share * 454;
    const y = left * left * 232 + 2 * left * share * 330 + share * share * 156;
    const loop = 88 * Math.max(0, 1 - share / 0.85) ** 1.9;
    const turn = step * 0.86;
    const wobble = 1 + 0.34 * Math.sin(step * 0.37);
    places.push(
      Math.round(x + Math.cos(turn) * loop * wobble),
      Math.round(y + Math.sin(turn + Math.sin(step * 0.23)) * loop * 0.74),
    );
  }
  return places;
}

export const scene: Scene = [
  ['i1', box(0, 0, 720, 400)],
  ['i2', hill([0, 96, 180, 60, 420, 110, 720, 40], 0)],
  ['star', stars(50, 8, [0, 0, 720, 190])],
  ['e1', hill([0, 244, 200, 200, 420, 226, 720, 170])],
  ['halo', disc(474, 220, 150) + disc(474, 220, 100)],
  ['e2', hill([0, 272, 220, 246, 460, 262, 720, 226])],
  ['day', disc(610, 250, 40)],
  ['a2', disc(150, 74, 26)],
  ['shade', 'M168 55a26 26 0 0 1-40 32q34 0 40-32z'],
  ['pale line', 'M126 84q-26 14-16 18 20 2 52-16t30-28q-4-4-20 4'],
  [
    'mist',
    'M330 176q70-16 150-6t150-8q-80 24-160 20t-140-6zM20 214q60-14 130-4t110-6q-70 22-140 18t-100-8z',
  ],
  ['i3', 'M0 292l60-22 50 10 70-30 60 26 60-12 50 26z'],
  ['i2', box(0, 288, 720, 112)],
  [
    'day',
    repeat(6, (row) => `M${574 + row * 4} ${292 + row * 9}h${72 - row * 8}v3h-${72 - row * 8}z`),
  ],
  ['pale hair', waves(14, 6, [300, 296, 400, 60])],
  ['i4', 'M0 328q120-28 260-8 120 20 200 16 120-6 260 20v44H0z'],
  ['e3', 'M0 340q120-26 250-8 130 22 210 18 130-4 260 20v30H0z'],
  ['dim', 'M0 340q120-26 250-8 130 22 210 18 130-4 260 20v31H0z'],
  ['e2', 'M0 356q120-20 240-6 40 6 60 12-140-6-300 10z'],
  ['coral bold', curve(trail())],
  ['cream', disc(446, 168, 12) + disc(432, 190, 10) + disc(458, 156, 9)],
  ['beam', 'M440 176q-4-26 22-54l18 14q-12 32-40 40z'],
  [
    'coral',
    'M448 164q0-20 16-36l10 8q-8 22-26 28zM458 118l-22-4 20-24 16 8zM500 136l6 22 22-22-10-16z',
  ],
  ['pale', 'M454 122q20-66 88-84 2 70-56 106z'],
  ['cream', 'M470 134q50-40 72-96 2 70-56 106z'],
  ['coral', 'M510 54q14-10 32-16 0 20-6 34z'],
  ['i4', disc(498, 90, 14)],
  ['pane', disc(498, 90, 10)],
  [
    'i4 line',
    'M620 368v-60M636 368v-60M620 308l16 20M636 308l-16 20M620 328l16 20M636 328l-16 20M620 348l16 20',
  ],
  ['coral', disc(628, 300, 5)],
  ['i4', 'M560 362v-22h34v22z'],
  ['pane', box(566, 346, 8, 8) + box(580, 346, 8, 8)],
  ['e4', 'M0 400v-20q160-24 340-8t380 0v28z'],
  ['i4', `M96 384h58v-5h-58zM104 384h4v16h-4zM142 384h4v16h-4zM${at(110, 379)}l20-6 14 6z`],
  [
    'ink',
    'M300 400l3-26 5 26zM316 400l6-34 5 34zM470 400l4-22 5 22zM680 400l5-40 6 40zM44 400l5-34 6 34z',
  ],
];
