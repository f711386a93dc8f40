import { familyNames } from '#content/classifications/families.ts';
import { catalog, type CatalogEntry } from '#content/catalog/registry.ts';
import type { Locale } from '#domain/locale.ts';
import { riasecLetters } from '#domain/instruments/interests/riasec.ts';
import type { ListedCareer, ListedFamily } from '#app/features/careers/catalogue/listed-career.ts';
import { careerPath } from '#app/i18n/paths.tsx';

/** The families that have a career, in the catalogue's order. */
export function listedFamilies(locale: Locale): ListedFamily[] {
  return [...new Set(catalog.map(({ career }) => career.family))].map((id) => {
    const listed = catalog
      .filter(({ career }) => career.family === id)
      .map((entry) => listedCareer(entry, locale));
    const careers = listed.toSorted((a, b) => a.name.localeCompare(b.name, locale));
    return { id, name: familyNames[id][locale], careers };
  });
}

function listedCareer({ career, slug, words }: CatalogEntry, locale: Locale): ListedCareer {
  const { level, alsoVia, interests, id, family } = career;
  const { name, line } = words[locale];
  return {
    id,
    name,
    line,
    family,
    interests,
    leading: riasecLetters.toSorted((a, b) => interests[b] - interests[a]).slice(0, 2),
    path: careerPath(slug[locale], locale),
    levels: alsoVia && alsoVia !== level ? [level, alsoVia] : [level],
  };
}
