// The languages of the product. Spanish comes first: it is the default and the type of every dictionary.

export const locales = ['es', 'en'] as const;

export type Locale = (typeof locales)[number];

const [first] = locales;

/** The language of an address: the first language has the root, every other lies below its own name. */
export function localeOfPath(path: string): Locale {
  return locales.find((locale) => `${path}/`.startsWith(`/${locale}/`)) ?? first;
}

/** A file or address in a language: `/feed.xml` is `/en/feed.xml` in English. */
export function pathIn(locale: Locale, path: `/${string}`): string {
  return locale === first ? path : `/${locale}${path}`;
}

/** The front page of a language, which has no slash at its end. */
export function homeIn(locale: Locale): string {
  return locale === first ? '/' : `/${locale}`;
}
