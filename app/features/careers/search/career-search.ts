// Careers by any name: the words of the query among the words of all names, each found as a whole, as a beginning, or with a
// typing mistake in it. MiniSearch keeps the words and says how well a name fits (docs/decisions/082).
import MiniSearch, { type SearchResult } from 'minisearch';
import { unpackNames, type CareerName } from '#content/catalog/search-words/packed-names.ts';
import { bothGenders } from '#content/catalog/search-words/search-words.ts';
import type { Found, Hit } from './found.ts';
import { askedWords, beginsNoise, foldWords, withoutAccents } from './fold-words.ts';
import { nearestNames } from './nearest-names.ts';

export type CareerSearch = (query: string) => Found;

/** A name that is a career's own wins over one that it shares, and both over studies that lead to many. */
const weight = { own: 1.05, other: 1, second: 0.85, study: 0.6 };

/** Hits that fit less than this share of the best one are chance. */
const worthShowing = 0.2;

/** Takes what the build packed. The words are read in steps between which the page stays awake. */
export async function createCareerSearch(packed: string): Promise<CareerSearch> {
  const names = unpackNames(packed);
  const index = new MiniSearch<{ id: number; text: string }>({
    fields: ['text'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
  });
  const documents = names.map(({ name }, id) => ({ id, text: foldedForms(name) }));
  await index.addAllAsync(documents, { chunkSize: 100 });

  function look(words: readonly string[], mistakes: (word: string) => number | false) {
    return index.search(words.join(' '), {
      prefix: (word, place, all) => place === all.length - 1 || word.length > 4,
      fuzzy: mistakes,
      boostDocument: (id: number) => weightOf(names[id]),
    });
  }

  return (query) => {
    const asked = askedWords(query);
    let results: readonly SearchResult[] = look(asked, noMistakes);
    let isKnown = knownIn(results);
    const isUnsaid = (word: string, place: number) =>
      place === asked.length - 1 && !isKnown.has(word) && beginsNoise(word);
    const words = asked.filter((word, place) => !isUnsaid(word, place));
    if (words.length === 0) return { kind: 'unsaid', hits: [] };
    // Mistakes are looked for only in a word that is unknown as it stands: they cost time, and find what nobody meant.
    for (const mistakes of [fewMistakes, moreMistakes]) {
      if (isKnown.size === words.length) break;
      const asTyped = isKnown;
      results = look(words, (word) => !asTyped.has(word) && mistakes(word));
      isKnown = knownIn(results);
    }
    const known = isKnown.size;
    const whole = results.filter(({ queryTerms }) => queryTerms.length === known);
    if (known === 0) return { kind: 'nearest', hits: nearestNames(query, names) };
    return whole.length > 0 && known * 2 >= words.length
      ? { kind: 'found', hits: hitsOf(whole, names, query) }
      : { kind: 'nearest', hits: hitsOf(results, names, query).slice(0, 3) };
  };
}

function noMistakes(): false {
  return false;
}

/** A swapped pair of letters is two mistakes; in short words two would find anything. */
function fewMistakes(word: string): number | false {
  if (word.length > 6) return 2;
  return word.length > 3 && 1;
}

function moreMistakes(word: string): number | false {
  return word.length > 3 && 2;
}

/** The words of the query that some name has. */
function knownIn(results: readonly SearchResult[]): ReadonlySet<string> {
  return new Set(results.flatMap(({ queryTerms }) => queryTerms));
}

/** Each career once, by the name that fits best. */
function hitsOf(
  results: readonly SearchResult[],
  names: readonly CareerName[],
  query: string,
): readonly Hit[] {
  const [best] = results;
  const hits = new Map<string, Hit>();
  for (const { id, score } of results) {
    const name = names[Number(id)];
    if (!name || !best || score < best.score * worthShowing || hits.has(name.career)) continue;
    const { career, kind } = name;
    hits.set(career, kind === 'own' ? { career } : { career, by: formAsked(name.name, query) });
  }
  return [...hits.values()];
}

/** Of `cirujano` and `cirujana` the one that was asked for. */
function formAsked(name: string, query: string): string {
  const asked = withoutAccents(query);
  const [first = name, second] = bothGenders(name);
  const isSecond = second
    ?.split(' ')
    .some((word) => !first.includes(word) && asked.includes(withoutAccents(word)));
  return second && isSecond ? second : first;
}

function foldedForms(name: string): string {
  return [...new Set(bothGenders(name).flatMap(foldWords))].join(' ');
}

function weightOf(name: CareerName | undefined): number {
  if (!name) return 0;
  return name.isSecond ? weight.second : weight[name.kind];
}
