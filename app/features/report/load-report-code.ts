import type { RenderSuggestion } from './report-parts.ts';

type ReportCode = {
  readonly loadReportParts: typeof import('./load-report-parts.ts').loadReportParts;
  readonly OwnReport: typeof import('./own-report.tsx').OwnReport;
  readonly renderSuggestion: RenderSuggestion;
};

let code: Promise<ReportCode> | undefined;

/** What shows any result, asked for once. What did not arrive is asked for again by the next call. */
export function loadReportCode(
  loadSuggestion: () => Promise<RenderSuggestion>,
): Promise<ReportCode> {
  code ??= Promise.all([
    import('./load-report-parts.ts'),
    import('./own-report.tsx'),
    loadSuggestion(),
  ]).then(
    ([{ loadReportParts }, { OwnReport }, renderSuggestion]) => ({
      loadReportParts,
      OwnReport,
      renderSuggestion,
    }),
    (error: unknown) => {
      code = undefined;
      throw error;
    },
  );
  return code;
}
