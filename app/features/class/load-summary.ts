import { loadTellSummary } from '#content/report/class-summary-lines.ts';
import type { Attempt } from '#domain/instruments/attempt.ts';
import type { Locale } from '#domain/locale.ts';
import { makeSummary } from './make-summary.ts';

/** The summary of attempts, and how it reads; with all careers, so that it is loaded when it is needed. */
export async function loadSummary(attempts: readonly Attempt[], locale: Locale) {
  const [summary, tell] = await Promise.all([makeSummary(attempts), loadTellSummary(locale)]);
  return { summary, lines: tell(summary) };
}
