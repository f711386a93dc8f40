import type { ToldReport } from '#content/instruments/section/report-blocks.ts';
import { site } from '#content/site.ts';
import { drawChapter } from './draw-chapter.ts';
import { dateOf, drawHead } from './draw-head.ts';
import { column, fullnessOf, need, put, startPaper, startTrial, type Paper } from './pdf-layout.ts';
import { colors, size, type Fonts, type Style } from './pdf-theme.ts';
import type { ReportToPrint } from './report-pdf.ts';
import { untagged } from './tags.ts';
import { writeDocument } from './write-document.ts';

/** Sheets that are handed to a printer together, each told already; what the document is called. */
export type SheetsToPrint = Pick<ReportToPrint, 'locale' | 'now'> & {
  readonly words: Pick<ReportToPrint['words'], 'printed'>;
  readonly title: string;
  readonly sheets: readonly ToldReport[];
};

/** From the widest that reads well to the closest: a sheet takes the first that leaves it one page. */
const styles: readonly Style[] = [1, 0.85, 0.7, 0.55, 0.4, 0.25, 0.1].map((width) => ({
  columns: 2,
  text: 8.8 + 2 * width,
  leading: 1.2 + 0.2 * width,
  air: 0.35 + width,
}));

/** Every sheet on a page of its own, in one tagged A4 document; `onSheet` hears how many are drawn. */
export async function sheetsPdf(
  print: SheetsToPrint,
  fonts: Fonts,
  onSheet: (done: number) => void = () => undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  const material = { fonts, drawing: [] };
  const [first = ''] = print.sheets.map(({ title }) => title);
  const paper = startPaper(material, styles[0] ?? { columns: 2, text: 10, leading: 1.3, air: 1 });
  const feet: string[] = [];
  for (const [index, told] of print.sheets.entries()) {
    const isOnePage = (style: Style) => {
      const trial = startTrial(material, style);
      drawSheet(trial, told, print);
      return fullnessOf(trial).length === 1;
    };
    Object.assign(paper, styles.find(isOnePage) ?? styles.at(-1));
    if (index > 0) need(paper, Infinity);
    drawSheet(paper, told, print);
    while (feet.length < paper.pages.length) feet.push(told.foot);
    onSheet(index + 1);
  }
  drawFeet(paper, feet);
  return writeDocument({
    pages: paper.pages,
    tags: paper.tags,
    fonts: Object.values(fonts),
    size,
    about: {
      title: [print.title || first, dateOf(print), site.brand].join(' · '),
      author: site.brand,
      language: print.locale,
      made: print.now,
    },
  });
}

function drawSheet(paper: Paper, told: ToldReport, print: SheetsToPrint): void {
  drawHead(paper, { ...print, told, name: '' });
  for (const chapter of told.chapters) drawChapter(paper, chapter);
}

function drawFeet({ pages, fonts, tags }: Paper, feet: readonly string[]): void {
  const type = { font: fonts.plain, size: 8, color: colors.muted };
  untagged({ tags }, () => {
    for (const [index, page] of pages.entries()) {
      put(page, feet[index] ?? '', { type, x: column.left, y: 36 });
    }
  });
}
