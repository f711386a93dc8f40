import { withWordsOf } from '#content/report/load-report-words.ts';
import { reportCsv, reportJson } from '#domain/report/report-file.ts';
import { csvFile, saveFile, textFile } from '#app/ui/save-file.ts';
import type { ReportInWords } from '#app/instruments/section-view.ts';

type DatedReport = ReportInWords & { now: Date };

/** Makes a file of a report and hands it to the browser to keep. What makes PDFs is loaded only here. */
export async function saveReport(kind: 'pdf' | 'json' | 'csv', told: DatedReport): Promise<void> {
  const name = `${told.words.parts.take.file}-${told.now.toISOString().slice(0, 10)}.${kind}`;
  saveFile(name, await fileOf(kind, told));
}

async function fileOf(kind: 'pdf' | 'json' | 'csv', told: DatedReport): Promise<Blob> {
  if (kind === 'json') return textFile(reportJson(told.report), 'application/json');
  if (kind === 'csv') return csvFile(reportCsv(told.report));
  const { reportPdf } = await import('#app/features/report/pdf/report-pdf.ts');
  const words = await withWordsOf(told.report.sections, told.words);
  const bytes = await reportPdf({ ...told, words });
  return new Blob([new Uint8Array(bytes)], { type: 'application/pdf' });
}
