// What a report needs of the catalogue, loaded when there is a report to tell: figures, and the names of one language.
import { onetCredit, studiesNote } from '#content/catalog/credit.ts';
import { familyNames } from '#content/catalog/families.ts';
import type { Career } from '#domain/matching/career.ts';
import type { Locale } from '#domain/locale.ts';
import type { CatalogNames } from './report-words.ts';

export async function loadCatalog(
  locale: Locale,
): Promise<{ careers: readonly Career[]; names: CatalogNames }> {
  const [{ careers }, { careerDetails }, { degrees }, titles, careerNames] = await Promise.all([
    import('#content/catalog/careers.ts'),
    import('#content/catalog/career-details.ts'),
    import('#content/catalog/degrees.ts'),
    import('#content/catalog/vocational-titles.ts'),
    namesIn(locale),
  ]);
  const families = new Map<string, string>(
    Object.entries(familyNames).map(([id, words]) => [id, words[locale]]),
  );
  const { vocationalTitles, gradeNames } = titles;
  // English readers get what the official Spanish name means, too.
  const said = ({ name, inEnglish }: { name: string; inEnglish: string }) =>
    locale === 'en' ? `${name} (${inEnglish})` : name;
  return {
    careers,
    names: {
      career: (id) => careerNames[id] ?? id,
      family: (id) => families.get(id) ?? id,
      slug: (id) => (locale === 'en' ? (careerDetails[id]?.slug ?? id) : id),
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

async function namesIn(locale: Locale): Promise<Readonly<Record<string, string>>> {
  if (locale === 'es') return (await import('#content/catalog/names/es.ts')).careerNamesEs;
  return (await import('#content/catalog/names/en.ts')).careerNamesEn;
}
