// What a report needs of the catalogue, loaded when there is a report to tell: figures, and the names of one language.
import { onetCredit, studiesNote } from '#content/catalog/credit.ts';
import { familyNames } from '#content/classifications/families.ts';
import { gradeNames } from '#content/classifications/title-families.ts';
import type { Career } from '#domain/matching/career.ts';
import type { Locale } from '#domain/locale.ts';
import type { CatalogNames } from './report-words.ts';

export async function loadCatalog(
  locale: Locale,
): Promise<{ careers: readonly Career[]; names: CatalogNames }> {
  const [{ careers }, { careerStudies }, { degrees }, { vocationalTitles }, inLanguage] =
    await Promise.all([
      import('#content/catalog/careers.ts'),
      import('#content/compiled/careers/studies.js'),
      import('#content/catalog/degrees.ts'),
      import('#content/catalog/vocational-titles.ts'),
      languages[locale](),
    ]);
  const families = new Map<string, string>(
    Object.entries(familyNames).map(([id, words]) => [id, words[locale]]),
  );
  return {
    careers,
    names: {
      career: (id) => inLanguage.careerNames[id] ?? id,
      family: (id) => families.get(id) ?? id,
      slug: inLanguage.slug,
      studies: (id) => {
        const details = careerStudies[id];
        return [
          ...degrees
            .filter((degree) => details?.degrees.includes(degree.id))
            .map(inLanguage.degreeName),
          ...vocationalTitles
            .filter((title) => details?.titles.includes(title.id))
            .map((title) => `${inLanguage.titleName(title)}, ${gradeNames[title.grade][locale]}`),
        ];
      },
      credit: onetCredit[locale],
      studiesNote: studiesNote[locale],
    },
  };
}

type Study = { readonly id: string; readonly name: string };

type InLanguage = {
  readonly careerNames: Readonly<Record<string, string>>;
  /** Last part of a career's address. */
  readonly slug: (id: string) => string;
  readonly degreeName: (degree: Study) => string;
  readonly titleName: (title: Study) => string;
};

/** Official names are Spanish; who reads another language gets what they mean, too. */
const languages: Record<Locale, () => Promise<InLanguage>> = {
  es: async () => {
    const { careerNamesEs } = await import('#content/compiled/careers/names.es.js');
    return {
      careerNames: careerNamesEs,
      slug: (id) => id,
      degreeName: ({ name }) => name,
      titleName: ({ name }) => name,
    };
  },
  en: async () => {
    const [{ careerNamesEn }, { careerSlugsEn }, meanings] = await Promise.all([
      import('#content/compiled/careers/names.en.js'),
      import('#content/compiled/careers/addresses.js'),
      import('#content/compiled/studies/in-english.js'),
    ]);
    return {
      careerNames: careerNamesEn,
      slug: (id) => careerSlugsEn[id] ?? id,
      degreeName: ({ id, name }) => `${name} (${meanings.degreesInEnglish[id]})`,
      titleName: ({ id, name }) => `${name} (${meanings.titlesInEnglish[id]})`,
    };
  },
};
