import { bandPath, corner, radarPath } from '#app/ui/charts/hexagon-geometry.ts';
import type { Block } from '#content/report/told-block.ts';
import { colors, hex, need, put, type Canvas, type Paper } from './paper.ts';

/** The tones of the six types on white paper, by letter. */
const tones: Readonly<Record<string, string>> = {
  R: '#b5532b',
  I: '#2b70c0',
  A: '#8c4499',
  S: '#2a8552',
  E: '#b97a08',
  C: '#454f60',
};

const radius = 76;
const height = 234;

/** The compass rose as lines, not as a picture: the same geometry as on the page, upside down as PDF counts. */
export function drawHexagon(paper: Paper, { corners }: Extract<Block, { kind: 'hexagon' }>): void {
  need(paper, height);
  const { page, fonts } = paper;
  const centre = { x: paper.left + paper.width / 2, y: paper.y - height / 2 };
  const origin = { x: 0, y: 0 };
  // drawSvgPath counts downwards from its x and y, as SVG does.
  const draw = (path: string, style: Parameters<Canvas['drawSvgPath']>[1]) =>
    page.drawSvgPath(path, { x: centre.x, y: centre.y, ...style });
  for (const ring of [0.25, 0.5, 0.75, 1]) {
    draw(radarPath(Array(6).fill(ring), radius, origin), {
      borderColor: colors.line,
      borderWidth: 0.7,
    });
  }
  corners.forEach((_, index) => {
    const end = corner(index, radius, centre);
    page.drawLine({
      start: centre,
      end: { x: end.x, y: 2 * centre.y - end.y },
      color: colors.line,
      thickness: 0.7,
    });
  });
  // The stretch from low to high, drawn as the edges of its band.
  for (const edge of ['low', 'high'] as const) {
    draw(
      radarPath(
        corners.map((one) => one[edge]),
        radius,
        origin,
      ),
      {
        borderColor: colors.sea,
        borderWidth: 0.6,
        borderDashArray: [3, 2],
      },
    );
  }
  draw(
    bandPath(
      corners.map(() => 0),
      corners.map(({ value }) => value),
      radius,
      origin,
    ),
    {
      color: colors.sea,
      opacity: 0.12,
      borderColor: colors.sea,
      borderWidth: 1.8,
    },
  );
  corners.forEach(({ letter, name, value }, index) => {
    const flip = (point: { x: number; y: number }) => ({ x: point.x, y: 2 * centre.y - point.y });
    const at = flip(corner(index, radius * value, centre));
    const tone = hex(tones[letter] ?? '#14213d');
    page.drawCircle({ ...at, size: 3.4, color: tone });
    const label = flip(corner(index, radius + 17, centre));
    const isUpper = index === 0 || index === 1 || index === 5;
    put(page, letter, {
      type: { font: fonts.bold, size: 13, color: tone },
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
  paper.y -= height + 4;
}
