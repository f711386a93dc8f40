import type { Block } from '#content/instruments/section/report-blocks.ts';
import { tagged } from '#app/features/report/pdf/tags.ts';
import {
  boxOf,
  drawBeside,
  put,
  rectangle,
  write,
  type Paper,
} from '#app/features/report/pdf/pdf-layout.ts';
import { colors } from '#app/features/report/pdf/pdf-theme.ts';

type Bar = Extract<Block, { kind: 'bars' }>['bars'][number];

const gap = 22;

/** Places on lines between two ends, each with what is said of it beside it. */
export function drawBars(paper: Paper, bars: readonly Bar[]): void {
  const width = 0.44 * paper.width;
  const right = { left: paper.left + width + gap, width: paper.width - width - gap };
  for (const bar of bars) {
    drawBeside(paper, [
      {
        area: { left: paper.left, width },
        draw: (part) =>
          tagged(part, 'Figure', () => drawBar(part, bar), {
            alt: `${bar.label}: ${bar.text}. ${bar.ends.join(' – ')}`,
            attributes: boxOf(part, 40),
          }),
      },
      { area: right, draw: (part) => drawSaid(part, bar) },
    ]);
    paper.y -= 6 * paper.air;
  }
}

function drawSaid(paper: Paper, { place, said }: Bar): void {
  const { plain, bold } = paper.fonts;
  const type = { size: paper.text, color: colors.ink };
  write(paper, place, { role: 'P', type: { ...type, font: bold }, after: 0 });
  write(paper, said, { role: 'P', type: { ...type, font: plain } });
}

function drawBar(paper: Paper, { label, text, value, low, high, ends }: Bar): void {
  const { plain, bold } = paper.fonts;
  const { page, left, width } = paper;
  const top = paper.y;
  put(page, label, { type: { font: bold, size: 10, color: colors.ink }, x: left, y: top - 10 });
  put(page, text, {
    type: { font: plain, size: 9.5, color: colors.muted },
    x: left + width,
    y: top - 10,
    align: 'right',
  });
  const y = top - 22;
  page.shape([rectangle({ x: left, y, width, height: 3 })], { fill: colors.line });
  const band = { x: left + width * low, y: y - 3, width: Math.max(1, width * (high - low)) };
  page.shape([rectangle({ ...band, height: 9 })], {
    fill: colors.soft,
    stroke: colors.sea,
    thickness: 0.5,
  });
  page.circle({ x: left + width * value, y: y + 1.5 }, 3.6, colors.sea);
  const small = { font: plain, size: 8.5, color: colors.muted };
  put(page, ends[0], { type: small, x: left, y: y - 14 });
  put(page, ends[1], { type: small, x: left + width, y: y - 14, align: 'right' });
  paper.y = top - 40;
}
