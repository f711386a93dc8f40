import type { CareerName } from '#content/catalog/search-words/packed-names.ts';
import { withoutAccents } from './fold-words.ts';
import type { SearchHit } from './search-hit.ts';

/** Names that share less than this of their pairs of letters with what was typed are alike by chance. */
const alike = 0.5;

/** Up to three careers whose own names look most like what was typed, where no word of it is known. */
export function nearestNames(query: string, names: readonly CareerName[]): readonly SearchHit[] {
  const asked = pairsOf(query);
  return names
    .filter(({ kind }) => kind === 'own')
    .map(({ career, name }) => ({ career, likeness: likenessOf(asked, pairsOf(name)) }))
    .filter(({ likeness }) => likeness >= alike)
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, 3)
    .map(({ career }) => ({ career }));
}

/** Every two letters beside each other. */
function pairsOf(text: string): ReadonlySet<string> {
  const letters = withoutAccents(text).replace(/[^a-z0-9]/g, '');
  return new Set(Array.from({ length: letters.length }, (_, at) => letters.slice(at, at + 2)));
}

/** Dice's coefficient: twice what two sets share, over what both have. */
function likenessOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const each of a) if (b.has(each)) shared += 1;
  return (2 * shared) / (a.size + b.size);
}
