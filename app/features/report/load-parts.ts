import type { ComponentType } from 'react';
import { loadInstrument } from '#content/instruments/load-published.ts';
import { loadCatalog } from '#content/report/load-catalog.ts';
import { loadItemWords, loadReportWords } from '#content/report/load-report-words.ts';
import type { Attempt } from '#domain/instrument/attempt.ts';
import type { Locale } from '#domain/locale.ts';
import { sectionOf, type Section } from '#domain/report/section.ts';
import type { ReportParts, ViewProps } from './telling.ts';

/**
 * Loads what a report is told from: instruments, words, catalogue, and the view of the first attempt's test. A report
 * that nobody reads costs nothing. `undefined` when the first attempt is of a version that this page does not know.
 */
export async function loadParts(
  attempts: readonly Attempt[],
  locale: Locale,
): Promise<ReportParts | undefined> {
  const [found, { careers, names }] = await Promise.all([
    Promise.all(attempts.map(readSection)),
    loadCatalog(locale),
  ]);
  const [shown] = found;
  if (!shown) return undefined;
  const sections = found.filter((section) => section !== undefined);
  const [words, items, View] = await Promise.all([
    loadReportWords(locale, names),
    loadItemWords(locale, sections),
    viewOf(shown.test),
  ]);
  return { sections, careers, words, items, View };
}

async function readSection(attempt: Attempt): Promise<Section | undefined> {
  const instrument = await loadInstrument(attempt.instrument, attempt.version);
  return instrument && sectionOf(instrument, attempt);
}

async function viewOf(test: Section['test']): Promise<ComponentType<ViewProps>> {
  switch (test) {
    case 'riasec':
      return (await import('./report-view.tsx')).ReportView;
    case 'values':
      return (await import('./values-view.tsx')).ValuesView;
    case 'personality':
      return (await import('./traits-view.tsx')).TraitsView;
  }
}
