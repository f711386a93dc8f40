// All that a PDF takes is imported here, so that one press asks for it in one go.
import type { ReportInWords } from '#app/instruments/section-view.ts';
import { portraitDrawing } from '#app/illustrations/portrait-drawing.ts';
import type { Drawing } from '#app/illustrations/shape.ts';
import { makePdf, startMaker } from '#app/features/report/pdf/make-pdf.ts';
import type { ReportToPrint } from '#app/features/report/pdf/report-pdf.ts';
import { saveFile } from '#app/ui/save-file.ts';
import { withWordsOf } from '#content/report/load-report-words.ts';
import { loadTellings } from '#content/report/tell-section.ts';
import { loadPortrait } from '#content/instruments/interests/portraits/load-portrait.ts';
import { tellReport } from '#content/report/tell-report.ts';
import {
  portraitOf,
  type ChosenPortrait,
  type PortraitId,
} from '#domain/instruments/interests/portrait.ts';
import { sectionFor } from '#domain/instruments/registry.ts';
import type { Report } from '#domain/report/report.ts';
import { fileName, type DatedReport } from './save-figures.ts';

/** Makes the PDF of a report and hands it to the browser to keep. */
export async function savePdf(told: DatedReport): Promise<void> {
  const bytes = await makePdf(printOf(told));
  const file = new Blob([bytes], { type: 'application/pdf' });
  saveFile(fileName(told, forFile(told.name), 'pdf'), file);
}

/** Loads all that it takes, so that it is there when it is asked for. What fails here is asked for again then. */
export async function loadAhead(report: ReportInWords): Promise<void> {
  startMaker();
  await partsOf(report).catch(() => undefined);
}

async function printOf({ name, now, ...given }: DatedReport): Promise<ReportToPrint> {
  const { report, items } = given;
  const [words, drawing] = await partsOf(given);
  const { page, printed } = words.parts.document;
  const told = await tellReport(report, words, items);
  return { told, locale: words.locale, name, now, drawing, words: { page, printed } };
}

/** At once, for on a slow line each wait is longer than what is waited for. */
function partsOf({ report, words }: ReportInWords) {
  const { sections } = report;
  const chosen = portraitIn(report);
  return Promise.all([
    withWordsOf(sections, words),
    chosen ? drawingOf(chosen.id) : [],
    loadTellings(sections),
    // Asked for again with the words above, which first have to learn which one it is.
    chosen && loadPortrait(words.locale, chosen.id),
  ]);
}

function portraitIn({ sections }: Report): ChosenPortrait | undefined {
  const interests = sectionFor(sections, 'interests');
  return interests && portraitOf(interests.profile);
}

/** What stands for the portrait. Without a network it is there only if the page has shown it: the rest does without. */
function drawingOf(portrait: PortraitId): Promise<Drawing> {
  return portraitDrawing(portrait).catch(() => []);
}

/** A name as part of a file's name: letters and figures of any language's plain alphabet. */
function forFile(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .map((part) => `${part}-`)
    .join('');
}
