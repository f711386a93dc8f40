import type { ComponentType } from 'react';
import { loadInstrument } from '#content/instruments/load-published.ts';
import { loadCatalog } from '#content/report/load-catalog.ts';
import { loadItemWords, loadReportWords } from '#content/report/load-report-words.ts';
import type { Attempt } from '#domain/instruments/attempt.ts';
import type { Locale } from '#domain/locale.ts';
import {
  instrumentIdOf,
  sectionOf,
  type InstrumentId,
  type Section,
} from '#domain/instruments/registry.ts';
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
  const [found, { careers, words }, items, View] = await Promise.all([
    Promise.all(attempts.map(readSection)),
    loadLanguage(locale),
    loadItemWords(
      locale,
      attempts.flatMap(({ instrument: storedId, version }) => {
        const instrument = instrumentIdOf(storedId);
        return instrument ? [{ instrument, version }] : [];
      }),
    ),
    viewOf(instrumentIdOf(attempts[0]?.instrument)),
  ]);
  if (!found[0] || !View) return undefined;
  const sections = found.filter((section) => section !== undefined);
  return { sections, careers, words, items, View };
}

/** Fetches ahead what an interest result is told with, in the time in which its answers are asked for. */
export async function fetchPartsAhead(locale: Locale): Promise<void> {
  await Promise.all([
    loadLanguage(locale),
    loadInstrument('riasec', 1),
    loadItemWords(locale, [{ instrument: 'interests', version: 1 }]),
    viewOf('interests'),
  ]);
}

const languages = new Map<Locale, ReturnType<typeof askForLanguage>>();

/** Catalogue and words of one language, loaded once: on a slow phone even what is there takes its time to be asked for. */
function loadLanguage(locale: Locale): ReturnType<typeof askForLanguage> {
  const language = languages.get(locale) ?? askForLanguage(locale);
  languages.set(locale, language);
  language.catch(() => languages.delete(locale));
  return language;
}

async function askForLanguage(locale: Locale) {
  const catalog = loadCatalog(locale);
  const [{ careers }, words] = await Promise.all([
    catalog,
    loadReportWords(
      locale,
      catalog.then(({ names }) => names),
    ),
  ]);
  return { careers, words };
}

async function readSection(attempt: Attempt): Promise<Section | undefined> {
  const instrument = await loadInstrument(attempt.instrument, attempt.version);
  return instrument && sectionOf(instrument, attempt);
}

async function viewOf(
  test: InstrumentId | undefined,
): Promise<ComponentType<ViewProps> | undefined> {
  switch (test) {
    case 'interests':
      return (await import('./report-view.tsx')).ReportView;
    case 'values':
      return (await import('./values-view.tsx')).ValuesView;
    case 'personality':
      return (await import('./traits-view.tsx')).TraitsView;
    case undefined:
      return undefined;
  }
}
