import type { Canvas } from '#app/features/report/pdf/page.ts';
import type { Block } from '#content/instruments/section/report-blocks.ts';
import { tagged } from '#app/features/report/pdf/tags.ts';
import { flow } from '#app/features/report/pdf/flow.ts';
import { linesOf, widthOf, type Type } from '#app/features/report/pdf/lines.ts';
import {
  drawBeside,
  heightOf,
  need,
  columnsOf,
  put,
  rectangle,
  write,
  type Paper,
} from '#app/features/report/pdf/pdf-layout.ts';
import { colors } from '#app/features/report/pdf/pdf-theme.ts';

type Steps = Extract<Block, { kind: 'steps' }>['steps'];
type Links = Extract<Block, { kind: 'links' }>['links'];

const indent = 20;
const gap = 16;

/** A checklist to go on with by hand: a box for each step, ticked where it is done; beside it the office to turn to. */
export function drawSteps(paper: Paper, steps: Steps): void {
  const drawAt = (step: Steps[number], index: number) => {
    // Neither the first nor the last stands alone on a page.
    const isPaired = index === 0 || index === steps.length - 2;
    const pair = steps.slice(index, isPaired ? index + 2 : index + 1);
    need(
      paper,
      heightOf(paper, (part) => pair.forEach((one) => drawStep(part, one))),
    );
    drawStep(paper, step);
  };
  tagged(paper, 'L', () => steps.forEach(drawAt));
  paper.y -= 3;
}

function drawStep(paper: Paper, step: Steps[number]): void {
  const left = paper.left + indent;
  const width = 0.58 * paper.width;
  const right = { left: left + width + gap, width: paper.width - indent - width - gap };
  const parts = [
    { area: { left, width }, draw: (part: Paper) => drawTask(part, step) },
    { area: right, draw: (part: Paper) => drawPlace(part, step) },
  ];
  tagged(paper, 'LI', () => drawBeside(paper, parts));
  paper.y -= 6 * paper.air;
}

function drawTask(paper: Paper, { title, isDone, when }: Steps[number]): void {
  const { plain, bold } = paper.fonts;
  drawBox(paper.page, { x: paper.left - indent, y: paper.y - 11 }, isDone);
  const color = isDone ? colors.muted : colors.ink;
  const small = { font: plain, size: 9, color: colors.sea };
  tagged(paper, 'LBody', () => {
    write(paper, title, { type: { font: bold, size: 9.6, color }, role: 'P', after: 0 });
    write(paper, when, { type: small, role: 'P', after: 0 });
  });
}

function drawPlace(paper: Paper, { place }: Steps[number]): void {
  paper.y -= 0.6;
  const type = { font: paper.fonts.plain, size: 9, color: colors.muted };
  tagged(paper, 'LBody', () => writeLink(paper, place, type));
}

/** What is cited, each line leading there, and the day it was looked at. */
export function drawLinks(paper: Paper, links: Links): void {
  const type: Type = { font: paper.fonts.plain, size: 8, color: colors.muted };
  const [area] = columnsOf(paper, paper.columns, gap);
  const pieces = links.map(({ text, url, note }) => {
    const draw = (part: Paper) => {
      const write = () => writeLink(part, { text: `${text} (${note})`, url }, type);
      tagged(part, 'L', () => tagged(part, 'LI', () => tagged(part, 'LBody', write)), {
        key: 'links',
      });
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
  const lines = linesOf(text, type, paper.width);
  const drawLine = (line: string, index: number) => {
    paper.y -= type.size * 1.33;
    const y = paper.y + type.size * 0.28;
    put(page, index === lines.length - 1 ? line : `${line} `, { type: shown, x, y });
    if (url === null) return;
    const right = x + widthOf(line, type);
    const ends = [x, right].map((end) => ({ x: end, y: y - 1.6 }));
    page.shape([ends], { thickness: 0.4, stroke: colors.line });
    page.link([x, y - 2, right, y + type.size], url);
  };
  tagged(paper, url === null ? 'P' : 'Link', () => lines.forEach(drawLine));
}

function drawBox(page: Canvas, { x, y }: { x: number; y: number }, isTicked: boolean): void {
  page.shape([rectangle({ x, y: y - 0.5, width: 9, height: 9 })], {
    stroke: colors.sea,
    thickness: 0.9,
    ...(isTicked ? { fill: colors.soft } : {}),
  });
  if (!isTicked) return;
  const corners = [
    { x: x + 2, y: y + 4 },
    { x: x + 4, y: y + 1.8 },
    { x: x + 7.4, y: y + 6.6 },
  ];
  const lines = [corners.slice(0, 2), corners.slice(1)];
  page.shape(lines, { thickness: 1.3, stroke: colors.sea });
}
