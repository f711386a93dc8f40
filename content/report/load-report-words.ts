// All words of a report in one language, and the words of the items behind it.
import type { CatalogNames, ItemWords, ReportWords } from './report-words.ts';
import { loadWording } from '#content/instruments/load-published.ts';
import { instrumentContents, type InstrumentWords } from '#content/instruments/registry.ts';
import { loadWords } from '#content/wording/load-words.ts';
import { wordsOf } from '#content/words/words-of.ts';
import {
  instrumentIds,
  instruments,
  type InstrumentId,
  type Section,
  type SectionFor,
} from '#domain/instruments/registry.ts';
import type { Locale } from '#domain/locale.ts';

/** `catalog` may still be on its way. */
export async function loadReportWords(
  locale: Locale,
  catalog: CatalogNames | Promise<CatalogNames>,
): Promise<ReportWords> {
  const [own, report, quality, parts, suggestion] = await Promise.all([
    loadInstrumentWords(locale),
    loadWords(wordsOf('results-report'), locale),
    loadWords(wordsOf('answering-quality'), locale),
    loadWords(wordsOf('report-parts'), locale),
    loadWords(wordsOf('suggestion'), locale),
  ]);
  return {
    locale,
    instruments: own,
    results: { report, quality },
    parts,
    suggestion,
    catalog: await catalog,
  };
}

async function loadInstrumentWords(locale: Locale): Promise<InstrumentWords> {
  const loaded = await Promise.all(
    instrumentIds.map(async (id) => {
      const { words } = await instrumentContents[id].section();
      return { [id]: await words[locale]() };
    }),
  );
  return Object.assign({}, ...loaded);
}

/** The same words with what only these sections are told with. */
export async function withWordsOf(
  sections: readonly Section[],
  words: ReportWords,
): Promise<ReportWords> {
  const own = await Promise.all(
    sections.map(async (section) => {
      const { instrument } = section;
      const more = await loadOwnWords(instrument, section, words.locale);
      return { [instrument]: { ...words.instruments[instrument], ...more } };
    }),
  );
  return { ...words, instruments: Object.assign({}, words.instruments, ...own) };
}

const contents: {
  readonly [Id in InstrumentId]: {
    readonly section: () => Promise<{
      readonly furtherWords?: (section: SectionFor<Id>, locale: Locale) => Promise<object>;
    }>;
  };
} = instrumentContents;

async function loadOwnWords<Id extends InstrumentId>(
  id: Id,
  section: SectionFor<Id>,
  locale: Locale,
): Promise<object> {
  const content = await contents[id].section();
  return (await content.furtherWords?.(section, locale)) ?? {};
}

/** The words of the items of these sections; a version that is not published tells none. */
export async function loadItemWords(
  locale: Locale,
  sections: readonly { instrument: InstrumentId; version: number }[],
): Promise<ItemWords> {
  const loaded = await Promise.all(
    sections.map(async ({ instrument, version }) => {
      const wording = await loadWording(instruments[instrument].storedId, version, locale);
      return wording ? { [instrument]: wording } : {};
    }),
  );
  return Object.assign({}, ...loaded);
}
