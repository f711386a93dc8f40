import { officialSearch, onetCredit, studiesNote } from '#content/catalog/credit.ts';
import { catalog, type CatalogEntry } from '#content/catalog/registry.ts';
import type { Locale } from '#domain/locale.ts';
import { careerFacts, listedFamilies } from './catalog-facts.ts';
import { fill } from './i18n/fill.ts';
import { careerPath } from './i18n/paths.tsx';
import type { LoadedPage } from './load-page.ts';
import { Page as CareerPage } from './pages/career.tsx';
import { Page as CareersPage } from './pages/careers.tsx';

// At build time only: whoever imports this has the whole catalogue with it.

/** The index of all careers in one language. */
export async function loadCareers(locale: Locale): Promise<LoadedPage> {
  const { careers, types } = await wordsIn(locale);
  const families = listedFamilies(locale);
  return {
    Page: () => <CareersPage families={families} types={types} copy={careers} />,
    copy: careers,
  };
}

/** The page of one career. Throws where there is none. */
export async function loadCareer(path: string, locale: Locale): Promise<LoadedPage> {
  const { career: copy, types, valueTypes } = await wordsIn(locale);
  const entry = careerAt(path, locale);
  const { name } = entry.words[locale];
  const notes = { credit: onetCredit[locale], studies: studiesNote[locale] };
  return {
    Page: () => (
      <CareerPage
        career={careerFacts(entry, locale, copy)}
        types={types}
        valueTypes={valueTypes}
        notes={notes}
        searches={officialSearch}
        copy={copy}
      />
    ),
    copy: {
      head: {
        title: fill(copy.head.title, { career: name }),
        description: fill(copy.head.description, { career: name }),
      },
    },
  };
}

/** The career whose page an address is. */
export function careerAt(path: string, locale: Locale): CatalogEntry {
  const found = catalog.find(({ slug }) => careerPath(slug[locale], locale) === path);
  if (!found) throw new Error(`no career at ${path}`);
  return found;
}

async function wordsIn(locale: Locale) {
  const [{ copy: careers }, { copy: career }, { copy: types }, { copy: valueTypes }] =
    await Promise.all(
      locale === 'es'
        ? [
            import('#content/dictionaries/es/careers.ts'),
            import('#content/dictionaries/es/career.ts'),
            import('#content/instruments/interests/words/es/types.ts'),
            import('#content/instruments/values/words/es/types.ts'),
          ]
        : [
            import('#content/dictionaries/en/careers.ts'),
            import('#content/dictionaries/en/career.ts'),
            import('#content/instruments/interests/words/en/types.ts'),
            import('#content/instruments/values/words/en/types.ts'),
          ],
    );
  return { careers, career, types, valueTypes };
}
