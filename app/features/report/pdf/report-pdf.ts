import { fill } from '#app/i18n/fill.ts';
import type { ToldReport } from '#content/report/told-block.ts';
import { site } from '#content/site.ts';
import type { Locale } from '#domain/locale.ts';
import { drawChapter } from './draw-chapter.ts';
import type { Page } from './page.ts';
import { tagged, untagged, type Tags } from './tags.ts';
import { writeDocument } from './write-document.ts';
import {
  colors,
  column,
  need,
  put,
  rectangle,
  roomOfPage,
  roomOn,
  size,
  startPaper,
  write,
  type Fonts,
  type Paper,
  type Style,
  type Type,
} from './paper.ts';
import { longDateIn } from '#content/dictionaries/formats.ts';

/** Between so many pages a report is a booklet that a family reads. */
const booklet = { least: 4, most: 8 };

/** A page that holds less than this share has been turned for a few lines. */
const worthAPage = 0.3;

/** A document, and how full the emptier is of its last page and the one before the answers, as a share. */
type LaidOut = { readonly pages: readonly Page[]; readonly tags: Tags; readonly thinnest: number };

type Setting = Omit<Style, 'isTestApart'> & {
  /** The answers are an appendix: who wants to pass the report on may leave those pages out. */
  readonly answers: 'apart' | 'a page each test' | 'after the rest';
};

const roomy = { columns: 2, answerColumns: 2, text: 9.4, leading: 1.33, air: 1 };
const large = { columns: 1, answerColumns: 1, text: 11, leading: 1.45, air: 1.4 };
const close = { columns: 2, answerColumns: 2, text: 9.1, leading: 1.27, air: 0.7 };
/** For the longest alone: three tests, the longest plan and five favourites. */
const closest = { ...close, text: 8.6, leading: 1.22, air: 0.5 };

/**
 * From the one that reads best: the answers go on where the rest ends, and lines stand closer, if it has to be; a short
 * report takes the whole width, and larger type.
 */
const settings: readonly Setting[] = [
  { ...roomy, answers: 'apart' },
  { ...roomy, answers: 'after the rest' },
  { ...roomy, answers: 'a page each test' },
  { ...close, answers: 'apart' },
  { ...close, answers: 'after the rest' },
  { ...closest, answers: 'after the rest' },
  { ...roomy, columns: 1, answers: 'apart' },
  { ...roomy, columns: 1, answerColumns: 1, answers: 'apart' },
  { ...large, answers: 'apart' },
];

/** A report as it is handed to whoever draws it: told already, and nothing in it that could not be sent to a worker. */
export type ReportToPrint = {
  readonly told: ToldReport;
  readonly locale: Locale;
  /** Whose it says it is; empty where nobody typed a name. */
  readonly name: string;
  readonly now: Date;
  /** The foot of a page, and when the document was made. */
  readonly words: { readonly page: string; readonly printed: string };
};

/** The whole report on A4: vector drawings, the site's fonts within, tagged for screen readers. */
export function reportPdf(print: ReportToPrint, fonts: Fonts): Promise<Uint8Array<ArrayBuffer>> {
  const { pages, tags } = bestOf(print, fonts);
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

function bestOf(print: ReportToPrint, fonts: Fonts): LaidOut {
  const tried: LaidOut[] = [];
  for (const setting of settings) {
    const one = layOut(print, fonts, setting);
    if (pagesOff(one) === 0 && one.thinnest >= worthAPage) return one;
    tried.push(one);
  }
  const [best] = tried.toSorted((one, other) => pagesOff(one) - pagesOff(other));
  if (!best) throw new Error('there is no setting to lay a report out in');
  return best;
}

/** How far a document is from the length of a report, in pages. */
function pagesOff({ pages: { length } }: LaidOut): number {
  return Math.max(0, booklet.least - length, length - booklet.most);
}

function layOut(print: ReportToPrint, fonts: Fonts, { answers, ...style }: Setting): LaidOut {
  const { told, words } = print;
  const paper = startPaper(fonts, { ...style, isTestApart: answers === 'a page each test' });
  const { pages, tags } = paper;
  drawHead(paper, print);
  const ends: number[] = [];
  for (const chapter of told.chapters) {
    if (chapter.id === 'answers' && answers !== 'after the rest') {
      ends.push(fullness(paper));
      need(paper, Infinity);
    }
    drawChapter(paper, chapter);
  }
  ends.push(fullness(paper));
  const type: Type = { font: fonts.plain, size: 8, color: colors.muted };
  untagged(paper, () => {
    for (const [index, page] of pages.entries()) {
      const number = fill(words.page, { n: index + 1, total: pages.length });
      drawFoot(page, told.foot, { number, type });
      if (index > 0) drawRunningHead(page, print, type);
    }
  });
  return { pages, tags, thinnest: Math.min(...ends) };
}

function dateOf({ locale, now }: ReportToPrint): string {
  return longDateIn(locale).format(now);
}

/** How much of the page is used, as a share. */
function fullness(paper: Paper): number {
  return 1 - roomOn(paper) / roomOfPage;
}

function drawHead(paper: Paper, print: ReportToPrint): void {
  const { told, name, words } = print;
  const { plain, display } = paper.fonts;
  const bar = rectangle({ x: paper.left, y: paper.y, width: 44, height: 4 });
  paper.page.shape([bar], { fill: colors.beam });
  paper.y -= 12;
  const small: Type = { font: plain, size: 9, color: colors.muted };
  write(paper, site.brand, { type: { font: display, size: 11, color: colors.sea }, role: 'P' });
  const drawTitle = () => {
    const type = { font: display, size: 24, color: colors.ink };
    write(paper, told.title, { type, leading: 1.2, after: name ? 2 : 8 });
    const shown = { font: display, size: 16, color: colors.sea };
    if (name) write(paper, name, { type: shown, leading: 1.25, after: 8 });
  };
  tagged(paper, 'H1', drawTitle);
  for (const line of told.dates) write(paper, line, { type: small, role: 'P', after: 1 });
  const printed = fill(words.printed, { date: dateOf(print) });
  write(paper, printed, { type: small, role: 'P', after: 12 });
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
