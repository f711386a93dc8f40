import { catalog } from '#content/catalog/registry.ts';
import { unpackNames } from '#content/catalog/search-words/packed-names.ts';
import type { Locale } from '#domain/locale.ts';
import type { NamedLetter } from '#app/features/careers/catalogue/career-names.tsx';
import { withoutAccents } from '#app/features/careers/search/fold-words.ts';
import { loadNames } from '#app/features/careers/search/load-names.ts';
import { careerPath } from '#app/i18n/paths.tsx';

/** Every career by the first letter of its name, with the other names that a search finds it by. */
export async function namedLetters(locale: Locale): Promise<NamedLetter[]> {
  const names = unpackNames(await loadNames(locale));
  const careers = catalog
    .map(({ career: { id }, slug, words }) => ({
      id,
      name: words[locale].name,
      path: careerPath(slug[locale], locale),
      others: names
        .filter(({ career, kind }) => career === id && kind === 'other')
        .filter(({ isSecond, isNear }) => !isSecond && !isNear)
        .map(({ name }) => name),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale));
  const letters = Map.groupBy(careers, ({ name }) => withoutAccents(name).charAt(0).toUpperCase());
  return [...letters].map(([letter, listed]) => ({ letter, careers: listed }));
}
