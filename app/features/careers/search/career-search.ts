// Careers by any name: the words of the query among the words of all names, each found as a whole, as a beginning, or as the
// one with the fewest mistakes. MiniSearch keeps the words and says how well a name fits (docs/decisions/082).
import MiniSearch, { type SearchResult } from 'minisearch';
import { unpackNames, type CareerName } from '#content/catalog/search-words/packed-names.ts';
import { bothGenders } from '#content/catalog/search-words/search-words.ts';
import type { SearchHits, SearchHit } from './search-hit.ts';
import {
  askedWords,
  beginsNoise,
  foldWords,
  unfinishedWord,
  withoutAccents,
} from './fold-words.ts';
import { nearestNames } from './nearest-names.ts';
import { createSimilarWords } from './similar-words.ts';

export type CareerSearch = (query: string) => SearchHits;

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

  const similarTo = createSimilarWords(documents.flatMap(({ text }) => text.split(' ')));

  /** Names with any of these words, or with those that begin with them; `similar`: with those instead, by their cost. */
  function look(words: readonly string[], last: string, similar: ReadonlyMap<string, number>) {
    return index.search([...words, ...similar.keys()].join(' '), {
      // Two letters behind another word are a word, and no beginning: `de noche no`.
      prefix: (word) =>
        !similar.has(word) &&
        (word.length > 4 || (word === last && (word.length > 2 || words.length === 1))),
      boostTerm: (word) => lightness(word) / (1 + 4 * (similar.get(word) ?? 0)),
      boostDocument: (id: number) => weightOf(names[id]),
    });
  }

  return (query) => {
    const asked = askedWords(query);
    const last = unfinishedWord(query);
    const asTyped = look(asked, last, new Map()).map((result) => resultOf(result, new Map()));
    const known = understoodIn(asTyped);
    const isBegun = !known.has(last) && beginsNoise(last);
    const words = isBegun ? asked.filter((word) => word !== last) : asked;
    if (words.length === 0) return { kind: 'unsaid', hits: [] };
    const unknown = words.filter((word) => !known.has(word));
    let [results, understood] = [asTyped, known.size];
    // Mistakes are looked for only in a word that is unknown as it stands: first the words nearest to it, then all near it.
    for (const all of unknown.length > 0 ? [false, true] : []) {
      const meant = new Map<string, string>();
      const similar = new Map<string, number>();
      for (const word of unknown) {
        for (const near of similarTo(word, { canGoOn: word === last || word.length > 4, all })) {
          if (known.has(near.word)) continue;
          meant.set(near.word, word);
          similar.set(near.word, near.cost);
        }
      }
      if (similar.size === 0) break;
      results = look([...known], last, similar).map((result) => resultOf(result, meant));
      understood = understoodIn(results).size;
      if (wholeOf(results, understood).length > 0) break;
    }
    if (understood === 0) {
      const hits = nearestNames(query, names);
      return { kind: hits.length > 0 ? 'nearest' : 'nothing', hits };
    }
    const whole = wholeOf(results, understood);
    // Half of the words is enough where one of them is a name's as it stands: `poder` is no `poner`.
    const share = known.size > 0 ? 2 : 1;
    const isFound = whole.length > 0 && understood * share >= words.length;
    if (!isFound) return { kind: 'nearest', hits: hitsOf(results, names, query).slice(0, 3) };
    const hits = hitsOf(whole, names, query);
    const isExact = unknown.length === 0;
    // What is typed names something that we do not have.
    const [best] = whole;
    return isExact && best && names[Number(best.id)]?.isNear
      ? { kind: 'nearest', hits: hits.slice(0, 3), isExact }
      : { kind: 'found', hits, isExact };
  };
}

/** What is done tells less than what it is done to: "manejar un avión". */
function lightness(word: string): number {
  return /^.{3,}[aei]r$/.test(word) ? 0.4 : 1;
}

/** A name that was found, and by which words of the query. */
type Result = Pick<SearchResult, 'id' | 'score'> & { readonly asked: ReadonlySet<string> };

/** `meant`: the word of the query for each that was looked for in its place. */
function resultOf(
  { id, score, queryTerms }: SearchResult,
  meant: ReadonlyMap<string, string>,
): Result {
  return { id, score, asked: new Set(queryTerms.map((term) => meant.get(term) ?? term)) };
}

/** The words of the query that some name has. */
function understoodIn(results: readonly Result[]): ReadonlySet<string> {
  return new Set(results.flatMap(({ asked }) => [...asked]));
}

/** Names that have all words of which so many are understood. */
function wholeOf(results: readonly Result[], understood: number): readonly Result[] {
  return results.filter(({ asked }) => asked.size === understood);
}

/** Each career once, by the name that fits best. */
function hitsOf(
  results: readonly Result[],
  names: readonly CareerName[],
  query: string,
): readonly SearchHit[] {
  // A name with the very words that were typed comes before one that only has their stem: `presos` are no `presas`.
  const typed = query.toLowerCase().split(' ');
  const isTyped = ({ id }: Result) =>
    (names[Number(id)]?.name.toLowerCase().split(' ') ?? []).some(
      (word) => word.length > 3 && typed.includes(word),
    );
  const [best] = results;
  const hits = new Map<string, SearchHit>();
  const inOrder =
    best && !isTyped(best) && query.endsWith('s')
      ? [...results.filter(isTyped), ...results.filter((each) => !isTyped(each))]
      : results;
  for (const { id, score } of inOrder) {
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
