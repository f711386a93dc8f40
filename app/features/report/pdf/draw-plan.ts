import { PDFString, type PDFDocument, type PDFPage } from 'pdf-lib';
import type { Block } from '#content/report/told-block.ts';
import { colors, column, linesOf, need, put, write, type Paper, type Type } from './paper.ts';
import { printable } from './printable.ts';

type Steps = Extract<Block, { kind: 'steps' }>['steps'];
type Links = Extract<Block, { kind: 'links' }>['links'];

const indent = 20;

/** A checklist to go on with by hand: a box for each step, ticked where it is done. */
export function drawSteps(doc: PDFDocument, paper: Paper, steps: Steps): void {
  const { plain, bold } = paper.fonts;
  const [left, width] = [column.left + indent, column.width - indent];
  const small: Type = { font: plain, size: 8.6, color: colors.muted };
  for (const { title, isDone, when, place } of steps) {
    need(doc, paper, 44);
    drawBox(paper.page, paper.y - 11, isDone);
    const color = isDone ? colors.muted : colors.ink;
    write(doc, paper, title, { type: { font: bold, size: 9.6, color }, left, width, after: 0 });
    write(doc, paper, when, { type: { ...small, color: colors.sea }, left, width, after: 0 });
    writeLink(doc, paper, place, { type: small, left, width });
    paper.y -= 5;
  }
  paper.y -= 3;
}

/** What is cited, each line leading there, and the day somebody looked. */
export function drawLinks(doc: PDFDocument, paper: Paper, links: Links): void {
  const type: Type = { font: paper.fonts.plain, size: 8, color: colors.muted };
  for (const { text, url, note } of links) {
    writeLink(doc, paper, { text: `${text} (${note})`, url }, { type });
    paper.y -= 2;
  }
  paper.y -= 6;
}

function writeLink(
  doc: PDFDocument,
  paper: Paper,
  { text, url }: { text: string; url: string | null },
  place: { type: Type; left?: number; width?: number },
): void {
  const { type, left = column.left, width = column.width } = place;
  const shown = url === null ? type : { ...type, color: colors.sea };
  const height = type.size * 1.33;
  for (const line of linesOf(text, type, width)) {
    need(doc, paper, height);
    paper.y -= height;
    const y = paper.y + type.size * 0.28;
    put(paper.page, line, { type: shown, x: left, y });
    if (url === null) continue;
    const right = left + type.font.widthOfTextAtSize(printable(line), type.size);
    paper.page.drawLine({
      start: { x: left, y: y - 1.6 },
      end: { x: right, y: y - 1.6 },
      thickness: 0.4,
      color: colors.line,
    });
    addLink(doc, paper.page, { rect: [left, y - 2, right, y + type.size], url });
  }
}

/** An area of the page that opens an address. */
function addLink(
  doc: PDFDocument,
  page: PDFPage,
  { rect, url }: { rect: readonly number[]; url: string },
): void {
  const link = doc.context.obj({
    Type: 'Annot',
    Subtype: 'Link',
    Rect: [...rect],
    Border: [0, 0, 0],
    A: { Type: 'Action', S: 'URI', URI: PDFString.of(url) },
  });
  page.node.addAnnot(doc.context.register(link));
}

function drawBox(page: PDFPage, y: number, isTicked: boolean): void {
  const x = column.left;
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
