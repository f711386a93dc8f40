import { textWidth, type Font } from './font.ts';
import { num, startPage, type Canvas, type Color, type Page } from './page.ts';
import { printable, wrapped } from './printable.ts';
import { startTags, tagged, type Role, type Tags } from './tags.ts';

/** A4 in points, and the margins of every page. */
export const size = { width: 595.28, height: 841.89 };
const margin = { x: 50, top: 54, bottom: 58 };

/** The whole width between the margins. */
export const column: Area = { left: margin.x, width: size.width - 2 * margin.x };

export const colors = {
  ink: hex('#14213d'),
  muted: hex('#4d5870'),
  line: hex('#d9cfbc'),
  sea: hex('#1b6b7a'),
  soft: hex('#e2eeec'),
  beam: hex('#f2b33d'),
};

export type Type = { readonly font: Font; readonly size: number; readonly color: Color };

/** The site's fonts: text, what is stressed in it, and headings. */
export type Fonts = { readonly plain: Font; readonly bold: Font; readonly display: Font };

/** Where on the page something is written: the whole column, or a part of it. */
export type Area = { readonly left: number; readonly width: number };

const skip = () => undefined;
/** What is drawn on where only the height of things is asked for. */
const nothing: Canvas = { text: skip, shape: skip, circle: skip, link: skip };

/** How a document is set throughout. */
export type Style = {
  /** In how many columns texts are set where that reads well, and in how many the answers. */
  readonly columns: number;
  readonly answerColumns: number;
  /** The size of its text in points; what is printed smaller does not follow it. */
  readonly text: number;
  /** From line to line in a paragraph, as a share of the type's size. */
  readonly leading: number;
  /** How much of the usual space stands between things, as a share. */
  readonly air: number;
  /** Whether the answers of each test begin on a page of their own. */
  readonly isTestApart: boolean;
};

/** Pages that are written from top to bottom; a new one begins where the next thing would not fit. */
export type Paper = Area &
  Style & {
    readonly pages: Page[];
    /** None where only a height is asked for. */
    readonly tags: Tags | undefined;
    readonly fonts: Fonts;
    page: Canvas;
    /** Where the next line begins, in points from the bottom. */
    y: number;
  };

const endless = 1_000_000;

export function startPaper(fonts: Fonts, style: Style): Paper & { tags: Tags } {
  const tags = startTags();
  const pages: Page[] = [];
  return { ...style, pages, tags, fonts, ...column, ...newPage(pages, tags) };
}

/** What is left of the page, in points. */
export function roomOn(paper: Paper): number {
  return paper.y - margin.bottom;
}

/** What a whole page holds, in points. */
export const roomOfPage = size.height - margin.top - margin.bottom;

/** Makes sure that `height` fits; returns whether a new page was begun. */
export function need(paper: Paper, height: number): boolean {
  if (roomOn(paper) >= height || !paper.tags) return false;
  Object.assign(paper, newPage(paper.pages, paper.tags));
  return true;
}

/** How high something is in an area, found by drawing it on nothing. */
export function heightOf(paper: Paper, draw: (trial: Paper) => void, area: Area = paper): number {
  const { left, width } = area;
  const trial = { ...paper, left, width, page: nothing, tags: undefined, y: endless };
  draw(trial);
  return endless - trial.y;
}

/** Draws parts next to each other, on one page, and moves below the highest. */
export function drawBeside(
  paper: Paper,
  parts: readonly { area: Area; draw: (part: Paper) => void }[],
): void {
  const height = Math.max(...parts.map(({ area, draw }) => heightOf(paper, draw, area)));
  need(paper, height);
  for (const { area, draw } of parts) draw({ ...paper, ...area });
  paper.y -= height;
}

/** The area of a paper cut into so many columns. */
export function columnsOf({ left, width }: Area, count: number, gap: number): readonly Area[] {
  const each = (width - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, index) => ({
    left: left + index * (each + gap),
    width: each,
  }));
}

/** Writes a paragraph across `width` and moves below it; no line of it stands alone on a page. */
export function write(
  paper: Paper,
  text: string,
  {
    type,
    indent = 0,
    mark,
    role,
    leading = paper.leading,
    after = 4,
  }: {
    type: Type;
    indent?: number;
    /** A sign in the indent, beside the first line. */
    mark?: { text: string; type: Type };
    /** What the paragraph is to a screen reader; nothing where it is part of what is tagged already. */
    role?: Role;
    leading?: number;
    after?: number;
  },
): void {
  const height = type.size * leading;
  const x = paper.left + indent;
  const lines = linesOf(text, type, paper.width - indent);
  const turn = linesBeforeTurn(lines.length, Math.floor(roomOn(paper) / height));
  const drawText = () =>
    lines.forEach((line, index) => {
      need(paper, index === turn ? Infinity : height);
      paper.y -= height;
      const y = paper.y + type.size * 0.28;
      const sign = () => mark && put(paper.page, mark.text, { type: mark.type, x: paper.left, y });
      if (mark && index === 0) tagged(paper, 'Lbl', sign);
      // A line that goes on ends in a space: what reads it aloud knows of no lines.
      const said = index === lines.length - 1 ? line : `${line} `;
      const draw = () => put(paper.page, said, { type, x, y });
      if (mark) tagged(paper, 'LBody', draw, { key: 'body' });
      else draw();
    });
  if (role) tagged(paper, role, drawText);
  else drawText();
  paper.y -= after * paper.air;
}

/** How many lines of a paragraph stay on a page with room for `room`: all of them, or two at least on either side. */
function linesBeforeTurn(count: number, room: number): number {
  if (count <= room) return count;
  const stay = Math.min(room, count - 2);
  return stay >= 2 ? stay : 0;
}

export function linesOf(text: string, { font, size: points }: Type, width: number) {
  return wrapped(text, width, (word) => wordWidth(font, word) * points);
}

export function widthOf(text: string, { font, size: points }: Type): number {
  return textWidth(font, printable(text)) * points;
}

/** Widths of words at one point, by font: measuring them again for each table would take most of the time. */
const widths = new WeakMap<Font, Map<string, number>>();

function wordWidth(font: Font, word: string): number {
  const known = widths.get(font) ?? new Map<string, number>();
  widths.set(font, known);
  const width = known.get(word) ?? textWidth(font, word);
  known.set(word, width);
  return width;
}

/** One line at a place; nothing is wrapped or moved. */
export function put(
  page: Canvas,
  text: string,
  {
    type,
    x,
    y,
    align = 'left',
  }: { type: Type; x: number; y: number; align?: 'left' | 'middle' | 'right' },
): void {
  const said = printable(text);
  if (said === '' || page === nothing) return;
  const wide = widthOf(said, type);
  const shift = { left: 0, middle: wide / 2, right: wide }[align];
  page.text(said, { x: x - shift, y, ...type });
}

export function hex(text: string): Color {
  const part = (at: number) => Number.parseInt(text.slice(at, at + 2), 16) / 255;
  return [part(1), part(3), part(5)].map((share) => share.toFixed(3)).join(' ');
}

function newPage(pages: Page[], tags: Tags): { page: Canvas; y: number } {
  const page = startPage(tags);
  pages.push(page);
  return { page, y: size.height - margin.top };
}

export function rectangle(area: { x: number; y: number; width: number; height: number }) {
  const { x, y, width, height } = area;
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
}

/** Where a figure stands that is so high and begins here, as its tag says it. */
export function boxOf({ left, width, y }: Paper, height: number): string {
  return `/A<</O/Layout/BBox[${[left, y - height, left + width, y].map(num).join(' ')}]>>`;
}
