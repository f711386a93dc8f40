import type { Block } from '#content/instruments/section/report-blocks.ts';
import { need, put, type Paper } from '#app/features/report/pdf/pdf-layout.ts';
import { colors } from '#app/features/report/pdf/pdf-theme.ts';
import { tagged } from '#app/features/report/pdf/tags.ts';

type FillIn = Extract<Block, { kind: 'fill-in' }>;

/** From line to line, in points: handwriting needs so much. */
const lineHeight = 25;
const gap = 12;

/** Empty lines under the names of their columns. */
export function drawFillIn(paper: Paper, { columns, rows }: FillIn): void {
  need(paper, 14 + rows * lineHeight);
  const type = { font: paper.fonts.bold, size: 8.7, color: colors.muted };
  const top = paper.y - 10;
  let { left } = paper;
  for (const [index, { label, share }] of columns.entries()) {
    const width = share * paper.width - (index === columns.length - 1 ? 0 : gap);
    tagged(paper, 'P', () => put(paper.page, label, { type, x: left, y: top }));
    for (let row = 1; row <= rows; row += 1) {
      const y = top - row * lineHeight;
      const ends = [left, left + width].map((x) => ({ x, y }));
      paper.page.shape([ends], { stroke: colors.muted, thickness: 0.6 });
    }
    left += width + gap;
  }
  paper.y = top - rows * lineHeight - 10 * paper.air;
}
