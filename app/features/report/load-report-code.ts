import { storedSession } from '#app/data/account/stored-session.ts';
import { makeFormats } from '#content/dictionaries/formats.ts';
import type { Attempt } from '#domain/instruments/attempt.ts';
import type { Locale } from '#domain/locale.ts';
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

/**
 * Gets ready to tell a result while its test is being taken, or its answers are asked for: a slow phone has nothing else
 * to do then, and everything to do afterwards. The first of `attempts` is the one that will be shown; before anybody
 * knows them, it is taken to be of the first test.
 */
export async function getReadyToTell(
  locale: Locale,
  loadSuggestion: () => Promise<RenderSuggestion>,
  attempts?: readonly Attempt[],
): Promise<void> {
  const areLoaded = Promise.all([
    loadReportCode(loadSuggestion),
    import('./load-report-parts.ts').then(async ({ fetchPartsAhead, loadReportParts }) => {
      await (attempts ? loadReportParts(attempts, locale) : fetchPartsAhead(locale));
    }),
    getReadyToTellPlan(),
  ]);
  makeFormats(locale);
  await areLoaded;
}

/** What tells a plan is loaded where one may be kept: a visitor's browser knows, an account has not been asked yet. */
async function getReadyToTellPlan(): Promise<void> {
  const { guestPlan } = await import('#app/data/guest/guest-plan.ts');
  if (storedSession() || (await guestPlan())) await import('./plan/load-report-plan.ts');
}
