import { familyNames } from '#content/catalog/families.ts';
import { catalog, type CatalogEntry } from '#content/catalog/registry.ts';
import type { Locale } from '#domain/locale.ts';
import { riasecLetters } from '#domain/instruments/interests/riasec.ts';
import type { ListedCareer, ListedFamily } from '#app/features/careers/careers-index.tsx';
import { careerPath } from '#app/i18n/paths.tsx';

/** The families that have a career, in the catalogue's order. */
export function listedFamilies(locale: Locale): ListedFamily[] {
  return Object.entries(familyNames).flatMap(([id, name]) => {
    const careers = catalog.filter(({ career }) => career.family === id);
    if (careers.length === 0) return [];
    const listed = careers.map((entry) => listedCareer(entry, locale));
    const sorted = listed.toSorted((a, b) => a.name.localeCompare(b.name, locale));
    return [{ id, name: name[locale], careers: sorted }];
  });
}

function listedCareer({ career, slug, words }: CatalogEntry, locale: Locale): ListedCareer {
  const { level, alsoVia, interests, id } = career;
  const [letter = 'R'] = riasecLetters.toSorted((a, b) => interests[b] - interests[a]);
  return {
    id,
    letter,
    name: words[locale].name,
    alsoCalled: words[locale].alsoCalled,
    path: careerPath(slug[locale], locale),
    levels: alsoVia && alsoVia !== level ? [level, alsoVia] : [level],
  };
}
