import { corner } from '#app/ui/charts/hexagon-geometry.ts';
import type { Block } from '#content/instruments/section/report-blocks.ts';
import { boxOf, need, put, type Paper } from '#app/features/report/pdf/pdf-layout.ts';
import { colors, hex } from '#app/features/report/pdf/pdf-theme.ts';
import { tagged } from '#app/features/report/pdf/tags.ts';

type Hexagon = Extract<Block, { kind: 'hexagon' }>;

/** The tones of the six types on white paper, by letter, and a breath of each for what they fill. */
const tones: Readonly<Record<string, readonly [string, string]>> = {
  R: ['#b5532b', '#f6eae6'],
  I: ['#2b70c0', '#e6eef7'],
  A: ['#8c4499', '#f1e9f3'],
  S: ['#2a8552', '#e5f0ea'],
  E: ['#b97a08', '#f7efe1'],
  C: ['#454f60', '#e9eaec'],
};

const radius = 76;
const height = 234;

/** The hexagon as lines, not as a picture: the same geometry as on the page, in the tone of the leading type. */
export function drawHexagon(paper: Paper, { corners }: Hexagon): void {
  need(paper, height);
  const names = corners.map(({ letter, name }) => `${name} (${letter})`);
  tagged(paper, 'Figure', () => drawShapes(paper, corners), {
    alt: `${names.join(', ')}.`,
    attributes: boxOf(paper, height),
  });
  paper.y -= height + 4;
}

function drawShapes({ page, fonts, left, width, y }: Paper, corners: Hexagon['corners']): void {
  const centre = { x: left + width / 2, y: y - height / 2 };
  // The geometry counts downwards, as a screen does.
  const at = (index: number, reach: number) => {
    const point = corner(index, reach, centre);
    return { x: point.x, y: 2 * centre.y - point.y };
  };
  const ring = (shares: readonly number[]) =>
    shares.map((share, index) => at(index, radius * share));
  const lead = corners.toSorted((one, other) => other.value - one.value)[0]?.letter ?? '';
  const [tone = '#1b6b7a', breath = '#e2eeec'] = tones[lead] ?? [];
  page.shape([ring(corners.map(({ value }) => value))], { fill: hex(breath) });
  const thin = { stroke: colors.line, thickness: 0.7 };
  for (const share of [0.25, 0.5, 0.75, 1]) page.shape([ring(Array(6).fill(share))], thin);
  page.shape(
    corners.map((_, index) => [centre, at(index, radius)]),
    thin,
  );
  // The stretch from low to high, drawn as the edges of its band.
  for (const edge of ['low', 'high'] as const) {
    page.shape([ring(corners.map((one) => one[edge]))], {
      stroke: hex(tone),
      thickness: 0.6,
      dashes: [3, 2],
    });
  }
  page.shape([ring(corners.map(({ value }) => value))], { stroke: hex(tone), thickness: 1.8 });
  corners.forEach(({ letter, name, value }, index) => {
    const color = hex(tones[letter]?.[0] ?? '#14213d');
    page.circle(at(index, radius * value), 3.4, color);
    const label = at(index, radius + 17);
    const isUpper = index === 0 || index === 1 || index === 5;
    put(page, letter, {
      type: { font: fonts.bold, size: 13, color },
      x: label.x,
      y: label.y - (isUpper ? 3 : 6),
      align: 'middle',
    });
    put(page, name, {
      type: { font: fonts.plain, size: 9.5, color: colors.ink },
      x: label.x,
      y: label.y + (isUpper ? 10 : -18),
      align: 'middle',
    });
  });
}
