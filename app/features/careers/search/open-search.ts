// All that the first touch of the search brings besides names and wishes, as one file.
import type { WishId } from '#content/catalog/search-words/wishes.ts';
import type { Locale } from '#domain/locale.ts';
import { answerSearch, type Answer } from './answer-search.ts';
import { createCareerSearch, type CareerSearch } from './career-search.ts';
import { loadNames, loadTellingWords, loadWishWords } from './load-names.ts';
import { careersByWish } from './wish-careers.ts';

export type OpenSearch = {
  /** `foreign`: the names of the other language, once they are there. */
  answer(asked: string, foreign: CareerSearch | undefined): Answer;
  /** Each to be asked for when it is wanted. */
  loadForeign(): Promise<CareerSearch>;
  loadWishes(): Promise<Readonly<Record<WishId, string>>>;
};

export async function openSearch(locale: Locale): Promise<OpenSearch> {
  const packed = await loadNames(locale);
  const search = await createCareerSearch(packed);
  const careersOf = careersByWish(packed);
  const words = await loadTellingWords(locale);
  return {
    answer: (asked, foreign) => answerSearch(asked, { search, words, careersOf, foreign }),
    loadForeign: async () => createCareerSearch(await loadNames(locale === 'en' ? 'es' : 'en')),
    loadWishes: () => loadWishWords(locale),
  };
}
