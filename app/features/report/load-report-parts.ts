import { loadInstrument, loadTest } from '#content/instruments/load-published.ts';
import { newestVersion } from '#content/instruments/newest-version.ts';
import { loadCatalog } from '#content/report/load-catalog.ts';
import { loadItemWords, loadReportWords } from '#content/report/load-report-words.ts';
import type { Attempt } from '#domain/instruments/attempt.ts';
import type { Locale } from '#domain/locale.ts';
import {
  instrumentIdOf,
  instruments,
  sectionOf,
  type Section,
} from '#domain/instruments/registry.ts';
import { loadView } from '#app/instruments/load-view.ts';
import { firstInstrument } from '#app/shown-instruments.ts';
import type { ReportParts } from './report-parts.ts';

/**
 * Loads what a report is made of, all at once: instruments, words, catalogue, and the view of the first attempt's test. A
 * report that is not read costs nothing. `undefined` when the first attempt is of a version that this page does not
 * know. `earlier`: the attempt before it.
 */
export async function loadReportParts(
  attempts: readonly Attempt[],
  locale: Locale,
  earlier?: Attempt,
): Promise<ReportParts | undefined> {
  const shown = instrumentIdOf(attempts[0]?.instrument);
  if (!shown) return undefined;
  const [found, before, { careers, words }, items, View] = await Promise.all([
    Promise.all(attempts.map(readSection)),
    earlier && readSection(earlier),
    loadLanguage(locale),
    loadItemWords(locale, attempts.flatMap(versionOf)),
    loadView(shown),
  ]);
  if (!found[0]) return undefined;
  const sections = found.filter((section) => section !== undefined);
  return { shown, sections, earlier: before, careers, words, items, View };
}

/** Fetches ahead what a result of the first test is told with, in the time in which its answers are asked for. */
export async function fetchPartsAhead(locale: Locale): Promise<void> {
  await Promise.all([
    loadLanguage(locale),
    loadTest(firstInstrument, newestVersion(firstInstrument), locale),
    instruments[firstInstrument].load(),
    loadView(firstInstrument),
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

function versionOf({ instrument: storedId, version }: Attempt) {
  const instrument = instrumentIdOf(storedId);
  return instrument ? [{ instrument, version }] : [];
}
