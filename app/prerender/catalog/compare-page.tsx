import { familyNames } from '#content/classifications/families.ts';
import { catalog } from '#content/catalog/registry.ts';
import type { Copy as CareerCopy } from '#content/dictionaries/es/career.ts';
import type { Copy } from '#content/dictionaries/es/compare-careers.ts';
import { loadWords, type Words } from '#content/wording/load-words.ts';
import type { Copy as Types } from '#content/instruments/interests/words/es/types.ts';
import type { Copy as ValueTypes } from '#content/instruments/values/words/es/types.ts';
import type { Locale } from '#domain/locale.ts';
import { compareParameter } from '#app/i18n/paths.tsx';
import type { LoadedPage } from '#app/page-loading/loaded-page.ts';
import { Page as ComparePage } from '#app/pages/compare-careers.tsx';
import { comparedCareer } from './compared-career.ts';

const words: Words<Copy> = {
  es: () => import('#content/dictionaries/es/compare-careers.ts'),
  en: () => import('#content/dictionaries/en/compare-careers.ts'),
};
const careerWords: Words<CareerCopy> = {
  es: () => import('#content/dictionaries/es/career.ts'),
  en: () => import('#content/dictionaries/en/career.ts'),
};
const typeWords: Words<Types> = {
  es: () => import('#content/instruments/interests/words/es/types.ts'),
  en: () => import('#content/instruments/interests/words/en/types.ts'),
};
const valueWords: Words<ValueTypes> = {
  es: () => import('#content/instruments/values/words/es/types.ts'),
  en: () => import('#content/instruments/values/words/en/types.ts'),
};

/** The page on which careers stand beside each other, with the figures of all of them in it. */
export async function loadCompare(locale: Locale): Promise<LoadedPage> {
  const [copy, career, types, valueTypes] = await Promise.all([
    loadWords(words, locale),
    loadWords(careerWords, locale),
    loadWords(typeWords, locale),
    loadWords(valueWords, locale),
  ]);
  const careers = catalog.map((entry) =>
    comparedCareer(entry, locale, { copy, career, types, valueTypes }),
  );
  const families = Object.entries(familyNames).map(([family, name]) => ({
    name: name[locale],
    slugs: catalog
      .filter((entry) => entry.career.family === family)
      .map(({ slug }) => slug[locale]),
  }));
  const parameter = compareParameter[locale];
  return {
    Page: () => <ComparePage data={{ careers, parameter, copy }} families={families} />,
    copy,
  };
}
