// Names and wishes that the search compares with, loaded in the language of the page.
import type { WishId, WishWords } from '#content/catalog/search-words/wishes.ts';
import { wordsOf } from '#content/words/words-of.ts';
import type { Locale } from '#domain/locale.ts';

const packed: Readonly<Record<Locale, () => Promise<{ searchNames: string }>>> = {
  es: () => import('#content/compiled/careers/search-names.es.js'),
  en: () => import('#content/compiled/careers/search-names.en.js'),
};

const told: Readonly<Record<Locale, () => Promise<{ wishWords: WishWords }>>> = {
  es: () => import('#content/catalog/search-words/wish-words.es.ts'),
  en: () => import('#content/catalog/search-words/wish-words.en.ts'),
};

/** All names of all careers in one language, as the build packed them. */
export async function loadNames(locale: Locale): Promise<string> {
  return (await packed[locale]()).searchNames;
}

/** What is said of each wish in one language. */
export async function loadWishWords(locale: Locale): Promise<Readonly<Record<WishId, string>>> {
  // Not by `loadWords`: it lies in a file with what React needs, and the search stands without.
  return (await wordsOf('search-wishes')[locale]()).copy;
}

/** How wishes are told in one language. */
export async function loadTellingWords(locale: Locale): Promise<WishWords> {
  return (await told[locale]()).wishWords;
}
