import type { Drawing } from '#app/illustrations/shape.ts';
import { linesOf, widthOf, type Type } from './lines.ts';
import { num, startPage, type Canvas, type Page } from './page.ts';
import { margin, size, type Fonts, type Style } from './pdf-theme.ts';
import { printable } from './printable.ts';
import { startTags, tagged, type Role, type Tags } from './tags.ts';

/** The whole width between the margins. */
export const column: Area = { left: margin.x, width: size.width - 2 * margin.x };

/** Where on the page something is written: the whole column, or a part of it. */
export type Area = { readonly left: number; readonly width: number };

const skip = () => undefined;
/** What is drawn on where only the height of things is asked for. */
const nothing: Canvas = { text: skip, shape: skip, circle: skip, operators: skip, link: skip };

/** Pages that are written from top to bottom; a new one begins where the next thing would not fit. */
export type Paper = Area &
  Style & {
    readonly pages: Page[];
    /** How full the pages before this one are, as shares. */
    readonly ended: number[];
    /** None where only a height or a number of pages is asked for. */
    readonly tags: Tags | undefined;
    /** Where only a height is asked for: one page that never ends. */
    readonly isEndless: boolean;
    readonly fonts: Fonts;
    /** What is drawn for the portrait; nothing where there is none. */
    readonly drawing: Drawing;
    page: Canvas;
    /** Where the next line begins, in points from the bottom. */
    y: number;
  };

const endless = 1_000_000;

/** What is put on paper besides words. */
export type Material = { readonly fonts: Fonts; readonly drawing: Drawing };

export function startPaper(material: Material, style: Style): Paper & { tags: Tags } {
  const tags = startTags();
  const pages: Page[] = [];
  const page = newPage(pages, tags);
  return { ...style, ...material, pages, ended: [], tags, isEndless: false, ...column, ...page };
}

/** Pages that turn as those of a document do, with nothing drawn on them. */
export function startTrial(material: Material, style: Style): Paper {
  const rest = { pages: [], ended: [], tags: undefined, isEndless: false };
  return { ...style, ...material, ...rest, ...column, page: nothing, y: topOfPage };
}

/** What is left of the page, in points. */
export function roomOn(paper: Paper): number {
  return paper.y - margin.bottom;
}

const topOfPage = size.height - margin.top;

/** What a whole page holds, in points. */
export const roomOfPage = size.height - margin.top - margin.bottom;

/** Makes sure that `height` fits; returns whether a new page was begun. */
export function need(paper: Paper, height: number): boolean {
  if (roomOn(paper) >= height || paper.isEndless) return false;
  paper.ended.push(1 - roomOn(paper) / roomOfPage);
  const { pages, tags } = paper;
  Object.assign(paper, tags ? newPage(pages, tags) : { page: nothing, y: topOfPage });
  return true;
}

/** How full each page is, as a share. */
export function fullnessOf(paper: Paper): readonly number[] {
  return [...paper.ended, 1 - roomOn(paper) / roomOfPage];
}

/** How high something is in an area, found by drawing it on nothing. */
export function heightOf(paper: Paper, draw: (trial: Paper) => void, area: Area = paper): number {
  const { left, width } = area;
  const trial = {
    ...paper,
    left,
    width,
    page: nothing,
    tags: undefined,
    isEndless: true,
    y: endless,
  };
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
  if (page === nothing) return;
  const said = printable(text);
  if (said === '') return;
  const wide = widthOf(said, type);
  const shift = { left: 0, middle: wide / 2, right: wide }[align];
  page.text(said, { x: x - shift, y, ...type });
}

function newPage(pages: Page[], tags: Tags): { page: Canvas; y: number } {
  const page = startPage(tags);
  pages.push(page);
  return { page, y: topOfPage };
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
