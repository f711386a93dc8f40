import type { ComponentType } from 'react';
import { loadInstrument } from '#content/instruments/load-published.ts';
import { loadCatalog } from '#content/report/load-catalog.ts';
import { loadItemWords, loadReportWords } from '#content/report/load-report-words.ts';
import type { Attempt } from '#domain/instrument/attempt.ts';
import type { Locale } from '#domain/locale.ts';
import { sectionOf, type Section } from '#domain/report/section.ts';
import type { ReportParts, ViewProps } from './telling.ts';

/**
 * Loads what a report is told from, all at once: instruments, words, catalogue, and the view of the first attempt's
 * test. A report that nobody reads costs nothing. `undefined` when the first attempt is of a version that this page does
 * not know.
 */
export async function loadParts(
  attempts: readonly Attempt[],
  locale: Locale,
): Promise<ReportParts | undefined> {
  const catalog = loadCatalog(locale);
  const [found, { careers }, words, items, View] = await Promise.all([
    Promise.all(attempts.map(readSection)),
    catalog,
    loadReportWords(
      locale,
      catalog.then(({ names }) => names),
    ),
    loadItemWords(
      locale,
      attempts.map(({ instrument: test, version }) => ({ test, version })),
    ),
    viewOf(attempts[0]?.instrument),
  ]);
  if (!found[0] || !View) return undefined;
  const sections = found.filter((section) => section !== undefined);
  return { sections, careers, words, items, View };
}

/** Fetches ahead what an interest result is told with, in the time in which its answers are asked for. */
export async function fetchPartsAhead(locale: Locale): Promise<void> {
  await Promise.all([
    loadReportWords(
      locale,
      loadCatalog(locale).then(({ names }) => names),
    ),
    loadInstrument('riasec', 1),
    loadItemWords(locale, [{ test: 'riasec', version: 1 }]),
    viewOf('riasec'),
  ]);
}

async function readSection(attempt: Attempt): Promise<Section | undefined> {
  const instrument = await loadInstrument(attempt.instrument, attempt.version);
  return instrument && sectionOf(instrument, attempt);
}

async function viewOf(test: string | undefined): Promise<ComponentType<ViewProps> | undefined> {
  switch (test) {
    case 'riasec':
      return (await import('./report-view.tsx')).ReportView;
    case 'values':
      return (await import('./values-view.tsx')).ValuesView;
    case 'personality':
      return (await import('./traits-view.tsx')).TraitsView;
    default:
      return undefined;
  }
}
