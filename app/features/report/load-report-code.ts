type ReportCode = {
  readonly loadReportParts: typeof import('./load-report-parts.ts').loadReportParts;
  readonly OwnReport: typeof import('./own-report.tsx').OwnReport;
};

let code: Promise<ReportCode> | undefined;

/** What shows any result, asked for once. What did not arrive is asked for again by the next call. */
export function loadReportCode(): Promise<ReportCode> {
  code ??= Promise.all([import('./load-report-parts.ts'), import('./own-report.tsx')]).then(
    ([{ loadReportParts }, { OwnReport }]) => ({ loadReportParts, OwnReport }),
    (error: unknown) => {
      code = undefined;
      throw error;
    },
  );
  return code;
}
