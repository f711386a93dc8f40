import type { Locale } from '#domain/locale.ts';

const packed: Readonly<Record<Locale, () => Promise<{ searchNames: string }>>> = {
  es: () => import('#content/compiled/careers/search-names.es.js'),
  en: () => import('#content/compiled/careers/search-names.en.js'),
};

/** All names of all careers in one language, as the build packed them. */
export async function loadNames(locale: Locale): Promise<string> {
  return (await packed[locale]()).searchNames;
}
