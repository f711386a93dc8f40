import { PDFPage, PDFString } from 'pdf-lib';
import type { Block } from '#content/report/told-block.ts';
import { flow } from './flow.ts';
import {
  colors,
  drawBeside,
  heightOf,
  linesOf,
  need,
  columnsOf,
  put,
  widthOf,
  write,
  type Canvas,
  type Paper,
  type Type,
} from './paper.ts';

type Steps = Extract<Block, { kind: 'steps' }>['steps'];
type Links = Extract<Block, { kind: 'links' }>['links'];

const indent = 20;
const gap = 16;

/** A checklist to go on with by hand: a box for each step, ticked where it is done; beside it who to turn to. */
export function drawSteps(paper: Paper, steps: Steps): void {
  steps.forEach((step, index) => {
    // Neither the first nor the last stands alone on a page.
    const isPaired = index === 0 || index === steps.length - 2;
    const pair = steps.slice(index, isPaired ? index + 2 : index + 1);
    need(
      paper,
      heightOf(paper, (part) => pair.forEach((one) => drawStep(part, one))),
    );
    drawStep(paper, step);
  });
  paper.y -= 3;
}

function drawStep(paper: Paper, step: Steps[number]): void {
  const left = paper.left + indent;
  const width = 0.58 * paper.width;
  const right = { left: left + width + gap, width: paper.width - indent - width - gap };
  drawBeside(paper, [
    { area: { left, width }, draw: (part) => drawTask(part, step) },
    { area: right, draw: (part) => drawPlace(part, step) },
  ]);
  paper.y -= 6 * paper.air;
}

function drawTask(paper: Paper, { title, isDone, when }: Steps[number]): void {
  const { plain, bold } = paper.fonts;
  drawBox(paper.page, { x: paper.left - indent, y: paper.y - 11 }, isDone);
  const color = isDone ? colors.muted : colors.ink;
  write(paper, title, { type: { font: bold, size: 9.6, color }, after: 0 });
  write(paper, when, { type: { font: plain, size: 9, color: colors.sea }, after: 0 });
}

function drawPlace(paper: Paper, { place }: Steps[number]): void {
  paper.y -= 0.6;
  writeLink(paper, place, { font: paper.fonts.plain, size: 9, color: colors.muted });
}

/** What is cited, each line leading there, and the day somebody looked. */
export function drawLinks(paper: Paper, links: Links): void {
  const type: Type = { font: paper.fonts.plain, size: 8, color: colors.muted };
  const [area] = columnsOf(paper, paper.columns, gap);
  const pieces = links.map(({ text, url, note }) => {
    const draw = (part: Paper) => {
      writeLink(part, { text: `${text} (${note})`, url }, type);
      part.y -= 2.4;
    };
    return { draw, height: heightOf(paper, draw, area) };
  });
  flow(paper, pieces, { columns: paper.columns, gap });
  paper.y -= 6 * paper.air;
}

function writeLink(
  paper: Paper,
  { text, url }: { text: string; url: string | null },
  type: Type,
): void {
  const shown = url === null ? type : { ...type, color: colors.sea };
  const { page, left: x } = paper;
  for (const line of linesOf(text, type, paper.width)) {
    paper.y -= type.size * 1.33;
    const y = paper.y + type.size * 0.28;
    put(page, line, { type: shown, x, y });
    if (url === null) continue;
    const right = x + widthOf(line, type);
    page.drawLine({
      start: { x, y: y - 1.6 },
      end: { x: right, y: y - 1.6 },
      thickness: 0.4,
      color: colors.line,
    });
    addLink(page, { rect: [x, y - 2, right, y + type.size], url });
  }
}

/** An area of the page that opens an address. */
function addLink(page: Canvas, { rect, url }: { rect: readonly number[]; url: string }): void {
  if (!(page instanceof PDFPage)) return;
  const { context } = page.doc;
  const link = context.obj({
    Type: 'Annot',
    Subtype: 'Link',
    Rect: [...rect],
    Border: [0, 0, 0],
    A: { Type: 'Action', S: 'URI', URI: PDFString.of(url) },
  });
  page.node.addAnnot(context.register(link));
}

function drawBox(page: Canvas, { x, y }: { x: number; y: number }, isTicked: boolean): void {
  page.drawRectangle({
    x,
    y: y - 0.5,
    width: 9,
    height: 9,
    borderColor: colors.sea,
    borderWidth: 0.9,
    ...(isTicked ? { color: colors.soft } : {}),
  });
  if (!isTicked) return;
  const stroke = { thickness: 1.3, color: colors.sea };
  page.drawLine({ start: { x: x + 2, y: y + 4 }, end: { x: x + 4, y: y + 1.8 }, ...stroke });
  page.drawLine({ start: { x: x + 4, y: y + 1.8 }, end: { x: x + 7.4, y: y + 6.6 }, ...stroke });
}
