import type { PDFDocument } from 'pdf-lib';
import type { Block } from '#content/report/told-block.ts';
import { drawHexagon, hexagonHeight } from './draw-hexagon.ts';
import { drawLinks, drawSteps } from './draw-plan.ts';
import { drawTable } from './draw-table.ts';
import { colors, column, need, put, write, type Paper } from './paper.ts';

/** Puts one block of a told report on paper. */
export function drawBlock(doc: PDFDocument, paper: Paper, block: Block): void {
  const { plain, bold } = paper.fonts;
  const { ink, muted, sea } = colors;
  switch (block.kind) {
    case 'subheading':
      // Never alone at the foot of a page.
      need(doc, paper, 64);
      paper.y -= 4;
      return write(doc, paper, block.text, {
        type: { font: bold, size: 11, color: sea },
        after: 4,
      });
    case 'lead':
      need(doc, paper, 44);
      return write(doc, paper, block.text, {
        type: { font: bold, size: 9.8, color: ink },
        after: 2,
      });
    case 'text':
      return write(doc, paper, block.text, { type: { font: plain, size: 9.4, color: ink } });
    case 'small':
      return write(doc, paper, block.text, { type: { font: plain, size: 8, color: muted } });
    case 'list':
      return block.items.forEach((item, index) => {
        const type = { font: plain, size: 9.4, color: ink };
        need(doc, paper, 18);
        put(paper.page, block.isNumbered ? `${index + 1}.` : '•', {
          type: { ...type, font: bold, color: sea },
          x: column.left,
          y: paper.y - 11,
        });
        write(doc, paper, item, { type, left: column.left + 18, width: column.width - 18 });
      });
    case 'steps':
      return drawSteps(doc, paper, block.steps);
    case 'links':
      return drawLinks(doc, paper, block.links);
    case 'table':
      return drawTable(doc, paper, block);
    case 'hexagon': {
      need(doc, paper, hexagonHeight);
      const centre = { x: column.left + column.width / 2, y: paper.y - hexagonHeight / 2 };
      drawHexagon(paper.page, paper.fonts, block, centre);
      paper.y -= hexagonHeight + 4;
      return undefined;
    }
    case 'bars':
      return block.bars.forEach((bar) => drawBar(doc, paper, bar));
  }
}

type Bar = Extract<Block, { kind: 'bars' }>['bars'][number];

function drawBar(
  doc: PDFDocument,
  paper: Paper,
  { label, text, value, low, high, ends }: Bar,
): void {
  need(doc, paper, 42);
  const { plain, bold } = paper.fonts;
  const { page } = paper;
  const { left, width } = column;
  const top = paper.y;
  put(page, label, { type: { font: bold, size: 10, color: colors.ink }, x: left, y: top - 10 });
  put(page, text, {
    type: { font: plain, size: 9.5, color: colors.muted },
    x: left + width,
    y: top - 10,
    align: 'right',
  });
  const y = top - 21;
  page.drawRectangle({ x: left, y, width, height: 3, color: colors.line });
  page.drawRectangle({
    x: left + width * low,
    y: y - 3,
    width: Math.max(1, width * (high - low)),
    height: 9,
    color: colors.soft,
    borderColor: colors.sea,
    borderWidth: 0.5,
  });
  page.drawCircle({ x: left + width * value, y: y + 1.5, size: 3.6, color: colors.sea });
  const small = { font: plain, size: 8.5, color: colors.muted };
  if (ends) {
    put(page, ends[0], { type: small, x: left, y: y - 14 });
    put(page, ends[1], { type: small, x: left + width, y: y - 14, align: 'right' });
  }
  paper.y = top - 42;
}
