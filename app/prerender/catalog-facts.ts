import { familyNames, type FamilyId } from '#content/classifications/families.ts';
import { catalog, type CatalogEntry } from '#content/catalog/registry.ts';
import { kindOfWay } from '#content/professions/kind-of-way.ts';
import { copy as en } from '#content/dictionaries/en/career.ts';
import { copy as es } from '#content/dictionaries/es/career.ts';
import type { Locale } from '#domain/locale.ts';
import { riasecLetters } from '#domain/instruments/interests/riasec.ts';
import { cardTypesOf } from '#app/features/careers/catalogue/ground-of.ts';
import type { ListedCareer, ListedFamily } from '#app/features/careers/catalogue/listed-career.ts';
import { careerPath } from '#app/i18n/paths.tsx';
import { isDrawn } from '#app/illustrations/career-drawing.tsx';
import { yearsOfWay } from './catalog/years-of-way.ts';

/** So many careers of a family are seen before it is unfolded: a row of a wide screen, three of a phone. */
const FIRST = 6;

/** The families that have a career, in the catalogue's order. */
export function listedFamilies(locale: Locale): ListedFamily[] {
  return [...new Set(catalog.map(({ career }) => career.family))].map((id) =>
    listedFamily(id, locale),
  );
}

function listedFamily(id: FamilyId, locale: Locale): ListedFamily {
  // As an editor has put them, the best known first.
  const entries = catalog.filter(({ career }) => career.family === id);
  const drawnFirst = entries.toSorted(
    (a, b) => Number(isDrawn(b.career.id)) - Number(isDrawn(a.career.id)),
  );
  const listed = drawnFirst.map((entry) => listedCareer(entry, locale));
  const count = (letter: string) => listed.filter(({ leading }) => leading === letter).length;
  const [leading = 'R'] = riasecLetters.toSorted((a, b) => count(b) - count(a));
  return {
    id,
    name: familyNames[id][locale],
    leading,
    first: listed.slice(0, FIRST),
    others: listed.slice(FIRST).toSorted((a, b) => a.name.localeCompare(b.name, locale)),
  };
}

const copies = { es, en };

function listedCareer(entry: CatalogEntry, locale: Locale): ListedCareer {
  const { career, slug, words } = entry;
  const { level, alsoVia, interests, id } = career;
  const { name, line } = words[locale];
  return {
    id,
    name,
    line,
    ...cardTypesOf(interests),
    path: careerPath(slug[locale], locale),
    levels: alsoVia && alsoVia !== level ? [level, alsoVia] : [level],
    way: kindOfWay(entry),
    years: yearsOfWay(entry, locale, copies[locale].glance.years),
  };
}
