import type { CareerName } from '#content/catalog/search-words/packed-names.ts';
import { withoutAccents } from './fold-words.ts';
import type { Hit } from './found.ts';

/**
 * The three careers whose own names look most like what was typed, where no word of it is known: by the pairs of letters
 * shared, then by the letters. Always three: whoever types by accident sees careers as well.
 */
export function nearestNames(query: string, names: readonly CareerName[]): readonly Hit[] {
  const asked = lettersOf(query);
  return names
    .filter(({ kind }) => kind === 'own')
    .map(({ career, name }) => ({ career, letters: lettersOf(name) }))
    .map(({ career, letters }) => ({
      career,
      likeness: likenessOf(runsOf(asked, 2), runsOf(letters, 2)),
      letters: likenessOf(runsOf(asked, 1), runsOf(letters, 1)),
    }))
    .toSorted((a, b) => b.likeness - a.likeness || b.letters - a.letters)
    .slice(0, 3)
    .map(({ career }) => ({ career }));
}

function lettersOf(text: string): string {
  return withoutAccents(text).replace(/[^a-z0-9]/g, '');
}

/** Every run of so many letters. */
function runsOf(letters: string, length: number): ReadonlySet<string> {
  return new Set(Array.from({ length: letters.length }, (_, at) => letters.slice(at, at + length)));
}

/** Dice's coefficient: twice what two sets share, over what both have. */
function likenessOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const each of a) if (b.has(each)) shared += 1;
  return (2 * shared) / (a.size + b.size);
}
