import { withWordsOf } from '#content/report/load-report-words.ts';
import { reportCsv, reportJson } from '#domain/report/report-file.ts';
import { csvFile, saveFile, textFile } from '#app/ui/save-file.ts';
import type { ReportInWords } from '#app/instruments/section-view.ts';

/** `name` is what the person types for the PDF, or nothing. */
type DatedReport = ReportInWords & { now: Date; name: string };

/** Makes a file of a report and hands it to the browser to keep. What makes PDFs is loaded only here. */
export async function saveReport(kind: 'pdf' | 'json' | 'csv', told: DatedReport): Promise<void> {
  const whose = kind === 'pdf' ? forFile(told.name) : '';
  const date = told.now.toISOString().slice(0, 10);
  saveFile(`${told.words.parts.take.file}-${whose}${date}.${kind}`, await fileOf(kind, told));
}

async function fileOf(kind: 'pdf' | 'json' | 'csv', told: DatedReport): Promise<Blob> {
  if (kind === 'json') return textFile(reportJson(told.report), 'application/json');
  if (kind === 'csv') return csvFile(reportCsv(told.report));
  const [{ makePdf }, { tellReport }, words] = await Promise.all([
    import('#app/features/report/pdf/make-pdf.ts'),
    import('#content/report/tell-report.ts'),
    withWordsOf(told.report.sections, told.words),
  ]);
  const { page, printed } = words.parts.document;
  const bytes = await makePdf({
    told: await tellReport(told.report, words, told.items),
    locale: words.locale,
    name: told.name,
    now: told.now,
    words: { page, printed },
  });
  return new Blob([bytes], { type: 'application/pdf' });
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
