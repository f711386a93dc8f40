// An evening in the park: a book as large as a stage has opened, and its paper hills stand up before the rows.
import { chance, hill, repeat, stars, at, type Scene } from '#app/illustrations/scene-shape.ts';
import { box, disc } from '#app/illustrations/shape.ts';

/** People who sit, from behind: heads and shoulders in a row that bends. */
function row(count: number, base: number, bend: number, size: number, seed: number): string {
  const next = chance(seed);
  return repeat(count, (index) => {
    const share = index / (count - 1) - 0.5;
    const x = 360 + share * 760;
    const y = base - bend * share * share * 4 + next() * 6;
    const head = Math.round(size * (0.42 + next() * 0.08));
    const hair = next();
    const up = Math.round(y - size * 0.9);
    const ball = (place: number, radius: number) =>
      `M${at(x - radius, place)}a${radius} ${radius} 0 1 1 ${radius * 2} 0a${radius} ${radius} 0 1 1-${radius * 2} 0z`;
    const top =
      hair > 0.8
        ? ball(up - head, Math.round(head * 0.5))
        : hair > 0.4
          ? `M${at(x - head, up)}h${head * 2}l${at(head * 0.3, head * 1.3)}h${at(-head * 2.6)}z`
          : '';
    return `M${at(x - size, 410)}V${at(y + 4)}q${at(0, -size * 0.7, size, -size * 0.7)}t${at(size, size * 0.7)}V410z${ball(up, head)}${top}`;
  });
}

export const scene: Scene = [
  ['a2', box(0, 0, 720, 400)],
  ['a1', hill([0, 120, 200, 70, 420, 110, 720, 60])],
  ['star', stars(30, 7, [60, 0, 600, 120])],
  ['s2', hill([0, 190, 120, 150, 300, 176, 480, 146, 720, 180])],
  ['s3', hill([0, 236, 140, 206, 360, 226, 560, 200, 720, 226])],
  ['glow', 'M360 300L60-20h600zM360 300L170-20h380z'],
  ['dim', hill([0, 236, 140, 206, 360, 226, 560, 200, 720, 226])],
  [
    's4',
    'M52 330q14-70 2-110Q0 260-20 240V10q60-30 90 10 50 0 50 46 40 24 20 66 20 40-20 62-20 30-46 16 0 60 6 120zM668 330q-12-70-2-110 50 36 74 20V0q-60-30-90 14-50 0-54 46-38 24-20 66-16 40 22 62 20 30 44 16 2 60-4 126z',
  ],
  [
    's3',
    'M-20 30Q30-6 60 30q44 0 44 40-24-20-46-6-26-24-46 4-20 0-32 16zM612 84q0-44 46-46 24-36 82-10v46q-30-20-46 2-24-20-44 2-20-8-38 6zM20 150q20-34 50-14 30-14 44 14-26-8-40 6-30-14-54-6zM620 160q14-30 44-18 26-16 46 8-26-6-44 6-24-8-46 4z',
  ],
  ['a4', 'M150 292l210-30 210 30-210 40z'],
  ['cream', 'M360 132c-50-40-130-44-186-22v170c60-20 136-14 186 22z'],
  ['pale', 'M360 132c50-40 130-44 186-22v170c-60-20-136-14-186 22z'],
  [
    'a1',
    'M360 302c-50-36-126-42-186-22v-60c60-18 130-10 186 28zM360 302c50-36 126-42 186-22v-60c-60-18-130-10-186 28z',
  ],
  ['shade', 'M360 132c-20-16-36-22-54-26v176c20 4 38 12 54 20z'],
  ['a2', 'M200 250l40-80 30 50 26-36 44 92q-60-34-140-26z'],
  ['s2', 'M380 276l40-70 34 40 34-66 44 72q-90-10-152 24z'],
  [
    'a3',
    'M232 262v-54l-8-8 6-22 6-14 6 14 6 22-8 8v54zM256 264v-30h26v-10h6v10h22v42q-24-12-54-12z',
  ],
  ['pane', 'M264 242h7v10h-7zM280 244h7v10h-7zM233 200h6v10h-6z'],
  ['beam', disc(420, 168, 17)],
  ['coral', 'M398 236h58l-12 16h-34zM424 190l26 40h-26zM420 196v34h-20z'],
  ['s3', 'M360 302q60-40 190-22v12q-120-12-190 26zM360 302q-60-40-190-22v12q120-12 190 26z'],
  ['a4', 'M168 106l6 4v182l-6 4zM552 106l-6 4v182l6 4zM356 132h8v176h-8z'],
  ['ink line', 'M92 92q130 80 268 0t270-12'],
  [
    'glow',
    repeat(7, (index) => disc(130 + index * 76, [104, 127, 126, 104, 70, 56, 62][index] ?? 80, 15)),
  ],
  [
    'beam',
    repeat(7, (index) => disc(130 + index * 76, [104, 127, 126, 104, 70, 56, 62][index] ?? 80, 6)),
  ],
  [
    'pale',
    'M250 74l30-14-12 16 22-2-34 16zM300 62l28-14-12 16 22-2-34 15zM246 30l22-10-9 12 16-1-26 11zM356 24l18-9-8 11 14-1-22 9z',
  ],
  ['cream', 'M280 60l-12 16-12-4zM328 48l-12 16-12-4zM268 20l-9 12-9-3z'],
  ['s3', 'M0 400v-92q180 40 360 36t360-36v92z'],
  ['glow', 'M110 330q120 30 250 28t250-28l-60-30q-180 60-380 0z'],
  ['s4', row(9, 372, 24, 25, 5)],
  ['ink', row(7, 404, 30, 38, 12)],
];
