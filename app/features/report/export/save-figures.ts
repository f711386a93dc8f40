import { reportCsv, reportJson } from '#domain/report/report-file.ts';
import { csvFile, saveFile, textFile } from '#app/ui/save-file.ts';
import type { ReportInWords } from '#app/instruments/section-view.ts';

/** `name` is what the person types for the PDF, or nothing. */
export type DatedReport = ReportInWords & { now: Date; name: string };

/** Makes a file of a report's figures and hands it to the browser to keep. */
export function saveFigures(kind: 'json' | 'csv', told: DatedReport): void {
  const file =
    kind === 'json'
      ? textFile(reportJson(told.report), 'application/json')
      : csvFile(reportCsv(told.report));
  saveFile(fileName(told, '', kind), file);
}

/** What a file of the report is called: whose it is said to be, and the day. */
export function fileName({ words, now }: DatedReport, whose: string, kind: string): string {
  return `${words.parts.take.file}-${whose}${now.toISOString().slice(0, 10)}.${kind}`;
}
