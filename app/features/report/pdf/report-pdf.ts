import { PDFDocument, StandardFonts, type PDFPage } from 'pdf-lib';
import { fill } from '#app/i18n/fill.ts';
import { tellReport } from '#content/report/tell-report.ts';
import type { ItemWords, ReportWords } from '#content/report/report-words.ts';
import type { ToldReport } from '#content/report/told-block.ts';
import { site } from '#content/site.ts';
import type { Report } from '#domain/report/report.ts';
import { drawChapter } from './draw-chapter.ts';
import {
  colors,
  column,
  need,
  put,
  roomOfPage,
  roomOn,
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
type LaidOut = { readonly doc: PDFDocument; readonly thinnest: number };

type Setting = Omit<Style, 'isTestApart'> & {
  /** The answers are an appendix: who wants to pass the report on may leave those pages out. */
  readonly answers: 'apart' | 'a page each test' | 'after the rest';
};

const roomy = { columns: 2, answerColumns: 2, text: 9.4, leading: 1.33, air: 1 };
const large = { columns: 1, answerColumns: 1, text: 11, leading: 1.45, air: 1.4 };
const close = { columns: 2, answerColumns: 2, text: 9.1, leading: 1.27, air: 0.7 };
/** For the longest alone: three tests, the longest plan and five favourites. */
const closest = { ...close, text: 8.8, leading: 1.24, air: 0.6 };

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

/** The whole report on A4: vector drawings, standard Helvetica, nothing embedded and nothing loaded. */
export async function reportPdf({
  report,
  words,
  items,
  now,
}: {
  report: Report;
  words: ReportWords;
  items: ItemWords;
  now: Date;
}): Promise<Uint8Array> {
  const told = await tellReport(report, words, items);
  const tried: LaidOut[] = [];
  for (const setting of settings) {
    const one = await layOut(told, words, now, setting);
    if (pagesOff(one) === 0 && one.thinnest >= worthAPage) return one.doc.save();
    tried.push(one);
  }
  const [best] = tried.toSorted((one, other) => pagesOff(one) - pagesOff(other));
  if (!best) throw new Error('there is no setting to lay a report out in');
  return best.doc.save();
}

/** How far a document is from the length of a report, in pages. */
function pagesOff({ doc }: LaidOut): number {
  const pages = doc.getPageCount();
  return Math.max(0, booklet.least - pages, pages - booklet.most);
}

async function layOut(
  told: ToldReport,
  words: ReportWords,
  now: Date,
  { answers, ...style }: Setting,
): Promise<LaidOut> {
  const doc = await PDFDocument.create();
  const fonts: Fonts = {
    plain: await doc.embedFont(StandardFonts.Helvetica),
    bold: await doc.embedFont(StandardFonts.HelveticaBold),
  };
  doc.setTitle(`${told.title} · ${site.brand}`, { showInWindowTitleBar: true });
  doc.setAuthor(site.brand);
  doc.setLanguage(words.locale);
  doc.setCreationDate(now);
  doc.setModificationDate(now);

  const paper = startPaper(doc, fonts, {
    ...style,
    isTestApart: answers === 'a page each test',
  });
  drawHead(paper, told, words, now);
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
  doc.getPages().forEach((page, index, pages) => {
    const number = fill(words.parts.document.page, { n: index + 1, total: pages.length });
    drawFoot(page, told.foot, { number, type });
  });
  return { doc, thinnest: Math.min(...ends) };
}

/** How much of the page is used, as a share. */
function fullness(paper: Paper): number {
  return 1 - roomOn(paper) / roomOfPage;
}

function drawHead(paper: Paper, told: ToldReport, words: ReportWords, now: Date): void {
  const { plain, bold } = paper.fonts;
  const date = longDateIn(words.locale).format(now);
  paper.page.drawRectangle({
    x: paper.left,
    y: paper.y,
    width: 44,
    height: 4,
    color: colors.beam,
  });
  paper.y -= 12;
  const small: Type = { font: plain, size: 9, color: colors.muted };
  write(paper, site.brand, { type: { font: bold, size: 11, color: colors.sea } });
  write(paper, told.title, {
    type: { font: bold, size: 24, color: colors.ink },
    leading: 1.2,
    after: 8,
  });
  for (const line of told.dates) write(paper, line, { type: small, after: 1 });
  write(paper, fill(words.parts.document.printed, { date }), { type: small, after: 12 });
}

function drawFoot(
  page: PDFPage,
  foot: string,
  { number, type }: { number: string; type: Type },
): void {
  put(page, foot, { type, x: column.left, y: 36 });
  put(page, number, { type, x: column.left + column.width, y: 36, align: 'right' });
}
