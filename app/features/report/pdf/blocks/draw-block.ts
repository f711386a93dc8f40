import type { Block } from '#content/instruments/section/report-blocks.ts';
import { drawAnswers } from './draw-answers.ts';
import { drawBars } from './draw-bars.ts';
import { drawIllustration } from './draw-illustration.ts';
import { drawFillIn } from './draw-fill-in.ts';
import { drawHexagon } from './draw-hexagon.ts';
import { drawLinks, drawSteps } from './draw-plan.ts';
import { tagged } from '#app/features/report/pdf/tags.ts';
import { drawTable } from './draw-table.ts';
import { flow } from '#app/features/report/pdf/flow.ts';
import { widthOf, type Type } from '#app/features/report/pdf/lines.ts';
import {
  columnsOf,
  heightOf,
  need,
  write,
  type Paper,
} from '#app/features/report/pdf/pdf-layout.ts';
import { colors } from '#app/features/report/pdf/pdf-theme.ts';

/** Puts one block of a told report on paper. */
export function drawBlock(paper: Paper, block: Block): void {
  switch (block.kind) {
    case 'subheading':
      paper.y -= 4 * paper.air;
      return write(paper, block.text, { type: typeOf(paper, block.kind), role: 'H3', after: 4 });
    case 'lead':
      return write(paper, block.text, { type: typeOf(paper, block.kind), role: 'P', after: 2 });
    case 'text':
    case 'small':
      return write(paper, block.text, { type: typeOf(paper, block.kind), role: 'P' });
    case 'list':
      return drawList(paper, block);
    case 'steps':
      return drawSteps(paper, block.steps);
    case 'links':
      return drawLinks(paper, block.links);
    case 'table':
      return drawTable(paper, block);
    case 'fill-in':
      return drawFillIn(paper, block);
    case 'answers':
      return drawAnswers(paper, block);
    case 'hexagon':
      return drawHexagon(paper, block);
    case 'drawing':
      return drawIllustration(paper, block);
    case 'bars':
      return drawBars(paper, block.bars);
  }
}

function drawList(paper: Paper, { items, isNumbered }: Extract<Block, { kind: 'list' }>): void {
  const type = typeOf(paper, 'text');
  const sign = { ...type, font: paper.fonts.bold, color: colors.sea };
  const drawItem = (part: Paper, index: number) => {
    const mark = { text: isNumbered ? `${index + 1}.` : '•', type: sign };
    tagged(part, 'LI', () => write(part, items[index] ?? '', { type, indent: 18, mark }));
  };
  const areas = columnsOf(paper, paper.columns, 22);
  const [area = paper] = areas;
  const isShort = items.every((item) => widthOf(item, type) < area.width - 18);
  if (isShort && !isNumbered && items.length > 1 && areas.length > 1) {
    const pieces = items.map((_, index) => {
      const draw = (part: Paper) => tagged(part, 'L', () => drawItem(part, index), { key: 'list' });
      return { draw, height: heightOf(paper, draw, area) };
    });
    const height = heightOf(paper, (part) =>
      flow(part, pieces, { columns: areas.length, gap: 22 }),
    );
    need(paper, height);
    return flow(paper, pieces, { columns: areas.length, gap: 22 });
  }
  const last = items.length - 1;
  const drawAt = (index: number) => {
    // The last does not go to the next page alone.
    const together = index === last - 1 ? [index, last] : [index];
    need(
      paper,
      heightOf(paper, (part) => together.forEach((one) => drawItem(part, one))),
    );
    drawItem(paper, index);
  };
  tagged(paper, 'L', () => items.forEach((_, index) => drawAt(index)));
}

function typeOf({ fonts, text }: Paper, kind: 'subheading' | 'lead' | 'text' | 'small'): Type {
  switch (kind) {
    case 'subheading':
      return { font: fonts.display, size: 11.5, color: colors.sea };
    case 'lead':
      return { font: fonts.bold, size: text + 0.4, color: colors.ink };
    case 'text':
      return { font: fonts.plain, size: text, color: colors.ink };
    case 'small':
      return { font: fonts.plain, size: 8, color: colors.muted };
  }
}
