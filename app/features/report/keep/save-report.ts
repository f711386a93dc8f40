import { reportCsv, reportJson } from '#domain/report/report-file.ts';
import type { ReportInWords } from '#app/instruments/section-view.ts';

type DatedReport = ReportInWords & { now: Date };

/** Makes a file of a report and hands it to the browser to keep. What makes PDFs is loaded only here. */
export async function saveReport(kind: 'pdf' | 'json' | 'csv', told: DatedReport): Promise<void> {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await fileOf(kind, told));
  link.download = `${told.words.parts.take.file}-${told.now.toISOString().slice(0, 10)}.${kind}`;
  link.click();
  // The download has taken hold of the file by then; at once would be too soon for some browsers.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

async function fileOf(kind: 'pdf' | 'json' | 'csv', told: DatedReport): Promise<Blob> {
  if (kind === 'json') return new Blob([reportJson(told.report)], { type: 'application/json' });
  // The mark tells spreadsheets that this is UTF-8.
  if (kind === 'csv') return new Blob(['\uFEFF', reportCsv(told.report)], { type: 'text/csv' });
  const { reportPdf } = await import('#app/features/report/pdf/report-pdf.ts');
  const bytes = await reportPdf(told);
  return new Blob([new Uint8Array(bytes)], { type: 'application/pdf' });
}
