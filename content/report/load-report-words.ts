// All words of a report in one language, and the words of the items behind it.
import type { CatalogNames, ItemWords, ReportWords } from './report-words.ts';
import { loadWording } from '#content/instruments/load-published.ts';
import { instruments, type InstrumentId } from '#domain/instruments/registry.ts';
import type { Locale } from '#domain/locale.ts';

/** `catalog` may still be on its way. */
export async function loadReportWords(
  locale: Locale,
  catalog: CatalogNames | Promise<CatalogNames>,
): Promise<ReportWords> {
  const [results, values, personality, parts, suggestion] = await (locale === 'es'
    ? Promise.all([
        import('#content/dictionaries/es/results.ts'),
        import('#content/dictionaries/es/results-values.ts'),
        import('#content/dictionaries/es/results-personality.ts'),
        import('#content/dictionaries/es/report-parts.ts'),
        import('#content/dictionaries/es/suggestion.ts'),
      ])
    : Promise.all([
        import('#content/dictionaries/en/results.ts'),
        import('#content/dictionaries/en/results-values.ts'),
        import('#content/dictionaries/en/results-personality.ts'),
        import('#content/dictionaries/en/report-parts.ts'),
        import('#content/dictionaries/en/suggestion.ts'),
      ]));
  return {
    locale,
    results: results.copy,
    values: values.copy,
    personality: personality.copy,
    parts: parts.copy,
    suggestion: suggestion.copy,
    catalog: await catalog,
  };
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
