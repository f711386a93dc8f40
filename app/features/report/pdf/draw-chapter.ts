import type { Block, Chapter } from '#content/instruments/section/report-blocks.ts';
import { drawBlock } from './blocks/draw-block.ts';
import { illustrationWidth } from './blocks/draw-illustration.ts';
import { flow } from './flow.ts';
import {
  columnsOf,
  drawBeside,
  heightOf,
  need,
  write,
  type Area,
  type Paper,
} from './pdf-layout.ts';
import { colors } from './pdf-theme.ts';

const gap = 22;

/** What stands under the title of a chapter: how it is drawn, and how much of it may not be torn off the title. */
type Body = { readonly opening: number; readonly draw: () => void };

/** A chapter with its title, which never stands at the foot of a page without what follows. */
export function drawChapter(paper: Paper, chapter: Chapter): void {
  const drawTitle = (part: Paper) =>
    write(part, chapter.title, {
      type: { font: part.fonts.display, size: 16, color: colors.ink },
      role: 'H2',
      leading: 1.25,
      after: 6,
    });
  const { opening, draw } = bodyOf(paper, chapter);
  need(paper, heightOf(paper, drawTitle) + opening);
  drawTitle(paper);
  draw();
  paper.y -= 8 * paper.air;
}

function bodyOf(paper: Paper, { id, blocks }: Chapter): Body {
  const drawing = blocks.findIndex(({ kind }) => kind === 'drawing');
  if (drawing >= 0) return besideDrawing(paper, blocks, drawing);
  if (paper.columns === 1) return inOrder(paper, blocks);
  if (id === 'types' || id === 'meaning') return inColumns(paper, blocks);
  const hexagon = blocks.findIndex(({ kind }) => kind === 'hexagon');
  return hexagon < 0 ? inOrder(paper, blocks) : aroundHexagon(paper, blocks, hexagon);
}

function inOrder(paper: Paper, blocks: readonly Block[]): Body {
  return {
    opening: openingUnderTitle(paper, blocks),
    draw: () => {
      blocks.forEach((block, index) => {
        need(paper, opening(paper, blocks.slice(index)));
        drawBlock(paper, block);
      });
    },
  };
}

/** A line or two between a title and the first heading under it do not stand there alone. */
function openingUnderTitle(paper: Paper, blocks: readonly Block[]): number {
  const heading = blocks.findIndex(({ kind }) => kind === 'subheading');
  const before = blocks.slice(0, Math.max(0, heading));
  const isShort =
    before.length < 3 && before.every(({ kind }) => kind === 'text' || kind === 'small');
  if (!isShort) return opening(paper, blocks);
  return (
    heightOf(paper, (part) => drawAll(part, before)) + opening(paper, blocks.slice(before.length))
  );
}

/** How much of the blocks has to stand on one page from where they begin: headings with what they head. */
function opening(paper: Paper, [first, ...rest]: readonly Block[]): number {
  if (!first) return 0;
  const height = heightOf(paper, (trial) => drawBlock(trial, first));
  switch (first.kind) {
    case 'subheading':
    case 'lead':
      return height + opening(paper, rest);
    case 'table':
    case 'fill-in':
    case 'hexagon':
    case 'drawing':
      return height;
    case 'text':
      // What only leads to a figure stands above it.
      return rest[0] && isFigure(rest[0]) ? height + opening(paper, rest) : Math.min(height, 44);
    case 'small':
    case 'list':
      return Math.min(height, 44);
    case 'steps':
    case 'links':
    case 'bars':
    case 'answers':
      return Math.min(height, 130);
  }
}

function isFigure({ kind }: Block): boolean {
  return !['lead', 'text', 'small', 'subheading', 'hexagon', 'drawing'].includes(kind);
}

/** What is said stands at the left of the hexagon as far as it reaches; the rest goes on below. */
function aroundHexagon(paper: Paper, blocks: readonly Block[], at: number): Body {
  const [left = paper, right = paper] = columnsOf(paper, 2, gap);
  const hexagon = blocks.slice(at, at + 1);
  const others = blocks.toSpliced(at, 1);
  const room = heightOf(paper, (part) => drawAll(part, hexagon), right);
  // Nothing is torn apart: what comes before the hexagon one by one, what follows it whole or not at all.
  const fits = [...others.keys(), others.length].findLast((count) => {
    const isBetween = count > at && count < others.length;
    const draw = (part: Paper) => drawAll(part, others.slice(0, count));
    return !isBetween && heightOf(paper, draw, left) <= room;
  });
  return figureAt(paper, hexagon, {
    areas: [left, right],
    beside: others.slice(0, fits),
    below: others.slice(fits),
  });
}

/** What is said stands at the left of the drawing until it is past it, and then goes on across. */
function besideDrawing(paper: Paper, blocks: readonly Block[], at: number): Body {
  const drawing = blocks.slice(at, at + 1);
  const others = blocks.toSpliced(at, 1);
  const width = paper.width - illustrationWidth - gap;
  const left = { left: paper.left, width };
  const right = { left: paper.left + width + gap, width: illustrationWidth };
  const room = heightOf(paper, (part) => drawAll(part, drawing), right);
  const isPast = (count: number) =>
    heightOf(paper, (part) => drawAll(part, others.slice(0, count)), left) >= room;
  // What a heading heads stays with it.
  const count = [...others.keys(), others.length].find(
    (one) => isPast(one) && others[one - 1]?.kind !== 'subheading',
  );
  return figureAt(paper, drawing, {
    areas: [left, right],
    beside: others.slice(0, count),
    below: others.slice(count ?? others.length),
  });
}

/** A figure at the right of what is said beside it, and what follows both. */
function figureAt(
  paper: Paper,
  figure: readonly Block[],
  {
    areas: [left, right],
    beside,
    below,
  }: {
    areas: readonly [Area, Area];
    beside: readonly Block[];
    below: readonly Block[];
  },
): Body {
  const parts = [
    { area: left, draw: (part: Paper) => drawAll(part, beside) },
    { area: right, draw: (part: Paper) => drawAll(part, figure) },
  ];
  return {
    opening: heightOf(paper, (part) => drawBeside(part, parts)),
    draw: () => {
      drawBeside(paper, parts);
      inOrder(paper, below).draw();
    },
  };
}

function drawAll(paper: Paper, blocks: readonly Block[]): void {
  for (const block of blocks) drawBlock(paper, block);
}

/** Subheadings with their texts, in two columns. */
function inColumns(paper: Paper, blocks: readonly Block[]): Body {
  const { columns } = paper;
  const [area] = columnsOf(paper, columns, gap);
  const pieces = blocks.flatMap((block, index) => {
    const before = blocks[index - 1];
    if (block.kind === 'subheading') return [];
    const together = before?.kind === 'subheading' ? [before, block] : [block];
    const draw = (part: Paper) => together.forEach((one) => drawBlock(part, one));
    return [{ draw, height: heightOf(paper, draw, area) }];
  });
  return {
    opening: pieces[0]?.height ?? 0,
    draw: () => flow(paper, pieces, { columns, gap }),
  };
}
