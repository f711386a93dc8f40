import type { WishId } from '#content/catalog/search-words/wishes.ts';
import { unpackNames } from '#content/catalog/search-words/packed-names.ts';
import { wishCareers } from '#content/compiled/careers/wishes.js';

/** Which careers answer a wish, by their ids: the build counts their places among the names. */
export function careersByWish(packed: string): (wish: WishId) => readonly string[] {
  const ids = unpackNames(packed)
    .filter(({ kind }) => kind === 'own')
    .map(({ career }) => career);
  return (wish) => wishCareers[wish].flatMap((place) => ids[place] ?? []);
}
