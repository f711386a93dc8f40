// Careers to compare, by any name, as the catalogue's search finds them; loaded when the field is touched.
import { unpackNames } from '#content/catalog/search-words/packed-names.ts';
import type { Locale } from '#domain/locale.ts';
import { createCareerSearch } from '#app/features/careers/search/career-search.ts';
import { withoutAccents } from '#app/features/careers/search/fold-words.ts';
import { loadNames } from '#app/features/careers/search/load-names.ts';
import type { ComparedCareer } from './compared-career.ts';
import { findByName, MOST_OFFERED, type CareerFinder } from './find-by-name.ts';

/** The search of the catalogue over these careers. */
export async function loadFinder(
  careers: readonly ComparedCareer[],
  locale: Locale,
): Promise<CareerFinder> {
  const packed = await loadNames(locale);
  const search = await createCareerSearch(packed);
  const byName = new Map(careers.map((career) => [career.name, career]));
  const own = unpackNames(packed).filter(({ kind }) => kind === 'own');
  const byId = new Map(own.map(({ career, name }) => [career, byName.get(name)]));
  return (query) => {
    const { kind, hits } = search(query);
    const begun = withoutAccents(query).trim();
    // Who types the beginning of a name means it: "conta" is accounting before whoever keeps accounts.
    const called = findByName(query, careers).careers.filter(({ name }) =>
      withoutAccents(name).startsWith(begun),
    );
    const found = hits.flatMap(({ career }) => byId.get(career) ?? []);
    return {
      careers: [...new Set([...called, ...found])].slice(0, MOST_OFFERED),
      isNear: kind === 'nearest' && called.length === 0,
    };
  };
}
