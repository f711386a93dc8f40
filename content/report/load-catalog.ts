// What a report needs of the catalogue, loaded when there is a report to tell: figures, and the names of one language.
import { onetCredit, studiesNote } from '#content/catalog/credit.ts';
import { familyNames } from '#content/catalog/families.ts';
import type { Career } from '#domain/matching/career.ts';
import type { Locale } from '#domain/locale.ts';
import type { CatalogNames } from './report-words.ts';

export async function loadCatalog(
  locale: Locale,
): Promise<{ careers: readonly Career[]; names: CatalogNames }> {
  const [{ careers }, { careerDetails }, { degrees }, titles, careerNames, slug] =
    await Promise.all([
      import('#content/catalog/careers.ts'),
      import('#content/catalog/career-details.ts'),
      import('#content/catalog/degrees.ts'),
      import('#content/catalog/vocational-titles.ts'),
      names[locale](),
      slugs[locale](),
    ]);
  const families = new Map<string, string>(
    Object.entries(familyNames).map(([id, words]) => [id, words[locale]]),
  );
  const { vocationalTitles, gradeNames } = titles;
  const said = officialName[locale];
  return {
    careers,
    names: {
      career: (id) => careerNames[id] ?? id,
      family: (id) => families.get(id) ?? id,
      slug,
      studies: (id) => {
        const details = careerDetails[id];
        return [
          ...degrees.filter((degree) => details?.degrees.includes(degree.id)).map(said),
          ...vocationalTitles
            .filter((title) => details?.titles.includes(title.id))
            .map((title) => `${said(title)}, ${gradeNames[title.grade][locale]}`),
        ];
      },
      credit: onetCredit[locale],
      studiesNote: studiesNote[locale],
    },
  };
}

const names: Record<Locale, () => Promise<Readonly<Record<string, string>>>> = {
  es: async () => (await import('#content/catalog/names/es.ts')).careerNamesEs,
  en: async () => (await import('#content/catalog/names/en.ts')).careerNamesEn,
};

/** Last part of a career's address; the Spanish one is the id. */
const slugs: Record<Locale, () => Promise<(id: string) => string>> = {
  es: async () => (id) => id,
  en: async () => {
    const { careerSlugsEn } = await import('#content/catalog/career-slugs.ts');
    return (id) => careerSlugsEn[id] ?? id;
  },
};

/** The official name is Spanish; who reads another language gets what it means, too. */
const officialName: Record<Locale, (study: { name: string; inEnglish: string }) => string> = {
  es: ({ name }) => name,
  en: ({ name, inEnglish }) => `${name} (${inEnglish})`,
};
