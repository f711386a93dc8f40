// What is answered to what was typed: a career by its name in this language or, where no word fits, in the other one; a wish by
// what is known of careers; else what comes near, and that it is not the same.
import type { WishId, WishWords } from '#content/catalog/search-words/wishes.ts';
import type { CareerSearch } from './career-search.ts';
import { foldWords, withoutAccents } from './fold-words.ts';
import type { SearchHits } from './search-hit.ts';

export type Answer = SearchHits & { readonly wish?: WishId };

type Known = {
  readonly search: CareerSearch;
  readonly words: WishWords;
  /** Ids of the careers that answer each wish, the best first. */
  readonly careersOf: (wish: WishId) => readonly string[];
  /** By the names of the other language, once they are there. */
  readonly foreign: CareerSearch | undefined;
};

export function answerSearch(query: string, { search, words, careersOf, foreign }: Known): Answer {
  if (words.none.test(plain(query))) return { kind: 'nothing', hits: [] };
  const named = search(query);
  const wished = wishIn(query, words);
  const [best] = named.hits;
  // A career that is called just so: "Dance" is one, and no wish.
  const isOwnName = named.isExact && best !== undefined && best.by === undefined;
  // "Exercise, and be paid for it": the wish says something more of what is named.
  if (wished && !named.isExact && qualifying.includes(wished.wish)) {
    const rest = search(wished.rest);
    if (rest.kind === 'found' && rest.isExact && isWhole(wished.rest, rest)) return rest;
  }
  if (wished && !isOwnName && (wished.isAll || named.kind !== 'found' || !named.isExact)) {
    const hits = careersOf(wished.wish).map((career) => ({ career }));
    return { kind: 'found', isExact: true, hits, wish: wished.wish };
  }
  if (named.isExact) return named;
  const other = foreign?.(query);
  if (other?.kind === 'found' && other.isExact && isWhole(query, other)) return other;
  // What is not wanted has the very names that are not meant.
  return words.refusal.test(withoutAccents(query))
    ? { kind: 'found', isExact: true, hits: [], wish: 'unwanted' }
    : named;
}

/** Whether the best name has the words themselves: a `member` is no `meme`. */
function isWhole(query: string, { hits: [best] }: SearchHits): boolean {
  if (best?.by === undefined) return true;
  const named = foldWords(best.by);
  return foldWords(query).every((word) => named.includes(word));
}

function plain(query: string): string {
  return withoutAccents(query)
    .replaceAll(/[\s.!¡¿?]+/g, ' ')
    .trim();
}

/** Wishes that name no kind of work. */
const qualifying: readonly WishId[] = ['money', 'jobs', 'short', 'easy-entry', 'home', 'help'];

/** The wish that a text makes, what it says besides, and whether that is nothing. */
function wishIn(
  query: string,
  { told, noise }: WishWords,
): { wish: WishId; rest: string; isAll: boolean } | undefined {
  const text = plain(query);
  for (const [wish, words] of told) {
    const found = words.exec(text)?.[0];
    if (found === undefined) continue;
    const rest = text.replace(found, ' ').replaceAll(noise, ' ');
    return { wish, rest, isAll: !/[a-z0-9]/.test(rest) };
  }
  return undefined;
}
