import type { Drawing } from '#app/illustrations/shape.ts';
import { fill } from '#app/i18n/fill.ts';
import type { ToldReport } from '#content/instruments/section/report-blocks.ts';
import { site } from '#content/site.ts';
import type { Locale } from '#domain/locale.ts';
import { drawChapter } from './draw-chapter.ts';
import { dateOf, drawHead } from './draw-head.ts';
import { fitPages, type Setting } from './fit-pages.ts';
import type { Page } from './page.ts';
import { untagged } from './tags.ts';
import { writeDocument } from './write-document.ts';
import { type Type } from './lines.ts';
import { column, fullnessOf, need, put, startPaper, startTrial, type Paper } from './pdf-layout.ts';
import { colors, size, type Fonts, type Style } from './pdf-theme.ts';

/** A report as it is handed on to be drawn: told already, and nothing in it that could not be sent to a worker. */
export type ReportToPrint = {
  readonly told: ToldReport;
  readonly locale: Locale;
  /** Whose it says it is; empty where no name was typed. */
  readonly name: string;
  readonly now: Date;
  /** What stands for its portrait; nothing where there is none. */
  readonly drawing: Drawing;
  /** The foot of a page, and when the document was made. */
  readonly words: { readonly page: string; readonly printed: string };
};

/** The whole report on A4: vector drawings, the site's fonts within, tagged for screen readers. */
export function reportPdf(print: ReportToPrint, fonts: Fonts): Promise<Uint8Array<ArrayBuffer>> {
  const material = { fonts, drawing: print.drawing };
  const tried = (style: Style, draw: (paper: Paper) => void) => {
    const paper = startTrial(material, style);
    draw(paper);
    return fullnessOf(paper);
  };
  const setting = fitPages({
    rest: (style) => tried(style, (paper) => drawRest(paper, print)),
    answers: (style) => tried(style, (paper) => drawAnswers(paper, print)),
    whole: (one) => tried(one.rest, (paper) => drawAll(paper, print, one)),
  });
  const paper = startPaper(material, setting.rest);
  drawAll(paper, print, setting);
  drawEdges(paper, print);
  const { pages, tags } = paper;
  const { told, name, locale, now } = print;
  return writeDocument({
    pages,
    tags,
    fonts: Object.values(fonts),
    size,
    about: {
      title: [told.title, name, dateOf(print), site.brand].filter(Boolean).join(' · '),
      author: site.brand,
      language: locale,
      made: now,
    },
  });
}

/** The whole report, its answers where the setting has them. */
function drawAll(paper: Paper, print: ReportToPrint, { answers, isApart }: Setting): void {
  drawRest(paper, print);
  if (isApart) need(paper, Infinity);
  Object.assign(paper, answers);
  drawAnswers(paper, print);
}

function drawRest(paper: Paper, print: ReportToPrint): void {
  drawHead(paper, print);
  for (const chapter of print.told.chapters) {
    if (chapter.id !== 'answers') drawChapter(paper, chapter);
  }
}

function drawAnswers(paper: Paper, { told }: ReportToPrint): void {
  for (const chapter of told.chapters) {
    if (chapter.id === 'answers') drawChapter(paper, chapter);
  }
}

function drawEdges(paper: Paper, print: ReportToPrint): void {
  const { told, words } = print;
  const { pages, fonts } = paper;
  const type: Type = { font: fonts.plain, size: 8, color: colors.muted };
  untagged(paper, () => {
    for (const [index, page] of pages.entries()) {
      const number = fill(words.page, { n: index + 1, total: pages.length });
      drawFoot(page, told.foot, { number, type });
      if (index > 0) drawRunningHead(page, print, type);
    }
  });
}

/** Whose report it is and of when, on each page after the first: pages get lost from one another. */
function drawRunningHead(page: Page, print: ReportToPrint, type: Type): void {
  const y = size.height - 36;
  put(page, print.name || print.told.title, { type, x: column.left, y });
  put(page, dateOf(print), { type, x: column.left + column.width, y, align: 'right' });
}

function drawFoot(
  page: Page,
  foot: string,
  { number, type }: { number: string; type: Type },
): void {
  put(page, foot, { type, x: column.left, y: 36 });
  put(page, number, { type, x: column.left + column.width, y: 36, align: 'right' });
}
