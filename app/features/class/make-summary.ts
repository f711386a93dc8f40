import { careers } from '#content/catalog/careers.ts';
import { loadInstrument } from '#content/instruments/load-published.ts';
import { classSummary, type ClassSummary } from '#domain/class/summary.ts';
import type { Attempt } from '#domain/instruments/attempt.ts';
import { sectionOf } from '#domain/instruments/registry.ts';
import { reportOf } from '#domain/report/report.ts';

/** The summary of these attempts, by the report that they make for a reader who said nothing more. */
export async function makeSummary(attempts: readonly Attempt[]): Promise<ClassSummary> {
  const sections = await Promise.all(
    attempts.map(async (attempt) => {
      const instrument = await loadInstrument(attempt.instrument, attempt.version);
      return instrument ? [await sectionOf(instrument, attempt)] : [];
    }),
  );
  return classSummary(
    reportOf({ sections: sections.flat(), careers, level: 'both', reactions: {} }),
  );
}
