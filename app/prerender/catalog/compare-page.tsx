import { catalog } from '#content/catalog/registry.ts';
import { loadWords } from '#content/wording/load-words.ts';
import { wordsOf } from '#content/words/words-of.ts';
import type { Locale } from '#domain/locale.ts';
import { compareParameter, comparePath } from '#app/i18n/paths.tsx';
import type { LoadedPage } from '#app/page-loading/loaded-page.ts';
import { Page as ComparePage } from '#app/pages/catalogue/compare-careers.tsx';
import { comparedCareer } from './compared-career.ts';

/** What stands below the empty field, by the ids of careers: pairs that many cannot decide between. */
const pairs = [
  ['veterinaria', 'biologia'],
  ['psicologia-clinica', 'psicologia-educativa'],
  ['arquitectura', 'diseno-de-interiores'],
] as const;

/** The page on which careers stand beside each other, with the figures of all of them in it. */
export async function loadCompare(locale: Locale): Promise<LoadedPage> {
  const [copy, career, types, valueTypes] = await Promise.all([
    loadWords(wordsOf('compare-careers'), locale),
    loadWords(wordsOf('career'), locale),
    loadWords(wordsOf('interests-types'), locale),
    loadWords(wordsOf('values-types'), locale),
  ]);
  const careers = catalog.map((entry) =>
    comparedCareer(entry, locale, { copy, career, types, valueTypes }),
  );
  const parameter = compareParameter[locale];
  return {
    Page: () => (
      <ComparePage
        data={{ careers, parameter, copy }}
        pairs={pairs.map((ids) => {
          const entries = ids.flatMap((id) => catalog.find(({ career }) => career.id === id) ?? []);
          return {
            path: comparePath(
              entries.map(({ slug }) => slug[locale]),
              locale,
            ),
            careers: entries.map(({ career: { id, family }, words }) => ({
              id,
              family,
              name: words[locale].name,
            })),
          };
        })}
      />
    ),
    copy,
  };
}
