// Words by their name: `loadWords(wordsOf('pathway'), locale)`. A name that is unknown, a language that is missing, and
// words of another shape than the Spanish ones do not compile.
import type { Dictionary } from '#content/wording/dictionary.ts';
import type { Words } from '#content/wording/load-words.ts';
import { registry } from '#content/compiled/words/registry.js';

export type WordsName = keyof typeof registry;

/** What the words of this name consist of: the shape of the Spanish ones. */
export type CopyOf<Name extends WordsName> = Dictionary<
  Awaited<ReturnType<(typeof registry)[Name]['es']>>['copy']
>;

const all: { readonly [Name in WordsName]: Words<CopyOf<Name>> } = registry;

/** Where the words of this name are, in each language; nothing is loaded yet. The build asks for a literal name. */
export function wordsOf<Name extends WordsName>(name: Name): Words<CopyOf<Name>> {
  return all[name];
}
