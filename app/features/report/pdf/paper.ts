import { rgb, type Color, type PDFDocument, type PDFFont, type PDFPage } from 'pdf-lib';
import { printable, wrapped } from './printable.ts';

/** A4 in points, and the margins of every page. */
const size = { width: 595.28, height: 841.89 };
const margin = { x: 56, top: 54, bottom: 58 };

export const column = { left: margin.x, width: size.width - 2 * margin.x };

export const colors = {
  ink: hex('#14213d'),
  muted: hex('#4d5870'),
  line: hex('#d9cfbc'),
  sea: hex('#1b6b7a'),
  soft: hex('#e2eeec'),
  beam: hex('#f2b33d'),
};

export type Type = { readonly font: PDFFont; readonly size: number; readonly color: Color };

export type Fonts = { readonly plain: PDFFont; readonly bold: PDFFont };

/** Pages that are written from top to bottom; a new one begins where the next thing would not fit. */
export type Paper = {
  readonly fonts: Fonts;
  page: PDFPage;
  /** Where the next line begins, in points from the bottom. */
  y: number;
};

export function startPaper(doc: PDFDocument, fonts: Fonts): Paper {
  return { fonts, ...newPage(doc) };
}

/** Makes sure that `height` fits; returns whether a new page was begun. */
export function need(doc: PDFDocument, paper: Paper, height: number): boolean {
  if (paper.y - height >= margin.bottom) return false;
  Object.assign(paper, newPage(doc));
  return true;
}

/** Writes a paragraph across `width` and moves below it. */
export function write(
  doc: PDFDocument,
  paper: Paper,
  text: string,
  {
    type,
    left = column.left,
    width = column.width,
    leading = 1.33,
    after = 4,
  }: {
    type: Type;
    left?: number;
    width?: number;
    leading?: number;
    after?: number;
  },
): void {
  const height = type.size * leading;
  for (const line of linesOf(text, type, width)) {
    need(doc, paper, height);
    paper.y -= height;
    put(paper.page, line, { type, x: left, y: paper.y + type.size * 0.28 });
  }
  paper.y -= after;
}

export function linesOf(text: string, { font, size: points }: Type, width: number) {
  return wrapped(text, width, (word) => wordWidth(font, word) * points);
}

/** Widths of words at one point, by font: measuring them again for each table would take most of the time. */
const widths = new WeakMap<PDFFont, Map<string, number>>();

function wordWidth(font: PDFFont, word: string): number {
  const known = widths.get(font) ?? new Map<string, number>();
  widths.set(font, known);
  const width = known.get(word) ?? font.widthOfTextAtSize(word, 1);
  known.set(word, width);
  return width;
}

/** One line at a place; nothing is wrapped or moved. */
export function put(
  page: PDFPage,
  text: string,
  {
    type,
    x,
    y,
    align = 'left',
  }: { type: Type; x: number; y: number; align?: 'left' | 'middle' | 'right' },
): void {
  const said = printable(text);
  const wide = type.font.widthOfTextAtSize(said, type.size);
  const shift = { left: 0, middle: wide / 2, right: wide }[align];
  page.drawText(said, { x: x - shift, y, font: type.font, size: type.size, color: type.color });
}

export function hex(text: string): Color {
  const part = (at: number) => Number.parseInt(text.slice(at, at + 2), 16) / 255;
  return rgb(part(1), part(3), part(5));
}

function newPage(doc: PDFDocument): { page: PDFPage; y: number } {
  return { page: doc.addPage([size.width, size.height]), y: size.height - margin.top };
}
