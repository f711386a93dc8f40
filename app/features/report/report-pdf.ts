import { PDFDocument, StandardFonts, type PDFPage } from 'pdf-lib';
import { fill } from '#app/i18n/fill.ts';
import { tellReport } from '#content/report/tell-report.ts';
import type { ItemWords, ReportWords } from '#content/report/report-words.ts';
import { site } from '#content/site.ts';
import type { Report } from '#domain/report/report.ts';
import { drawBlock } from './pdf/draw-block.ts';
import { colors, column, need, put, startPaper, write, type Fonts } from './pdf/paper.ts';

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
  const told = tellReport(report, words, items);
  const doc = await PDFDocument.create();
  const fonts: Fonts = {
    plain: await doc.embedFont(StandardFonts.Helvetica),
    bold: await doc.embedFont(StandardFonts.HelveticaBold),
  };
  const date = new Intl.DateTimeFormat(words.locale, { dateStyle: 'long' }).format(now);
  doc.setTitle(`${told.title} · ${site.brand}`, { showInWindowTitleBar: true });
  doc.setAuthor(site.brand);
  doc.setLanguage(words.locale);
  doc.setCreationDate(now);
  doc.setModificationDate(now);

  const paper = startPaper(doc, fonts);
  paper.page.drawRectangle({
    x: column.left,
    y: paper.y,
    width: 44,
    height: 4,
    color: colors.beam,
  });
  paper.y -= 12;
  const small = { font: fonts.plain, size: 9, color: colors.muted };
  write(doc, paper, site.brand, {
    type: { ...small, font: fonts.bold, color: colors.sea, size: 11 },
  });
  write(doc, paper, told.title, {
    type: { font: fonts.bold, size: 24, color: colors.ink },
    leading: 1.2,
    after: 8,
  });
  for (const line of told.dates) write(doc, paper, line, { type: small, after: 1 });
  write(doc, paper, fill(words.parts.document.printed, { date }), { type: small, after: 12 });

  for (const { id, title, blocks } of told.chapters) {
    // The answers are an appendix: who wants to pass the report on may leave those pages out.
    need(doc, paper, id === 'answers' ? Infinity : 90);
    write(doc, paper, title, {
      type: { font: fonts.bold, size: 15, color: colors.ink },
      leading: 1.25,
      after: 6,
    });
    for (const block of blocks) drawBlock(doc, paper, block);
    paper.y -= 8;
  }
  doc.getPages().forEach((page, index, pages) => {
    const number = fill(words.parts.document.page, { n: index + 1, total: pages.length });
    drawFoot(page, told.foot, { number, type: { ...small, size: 8 } });
  });
  return doc.save();
}

function drawFoot(
  page: PDFPage,
  foot: string,
  { number, type }: { number: string; type: Parameters<typeof put>[2]['type'] },
): void {
  put(page, foot, { type, x: column.left, y: 36 });
  put(page, number, { type, x: column.left + column.width, y: 36, align: 'right' });
}
