import type { Locale } from '#domain/locale.ts';
import { loadWords } from '#content/wording/load-words.ts';
import { wordsOf } from '#content/words/words-of.ts';
import { keptPages } from '#app/offline/kept-pages.ts';

/** Says of the page at a path that it can be read without a network; loaded where a copy of the site stands ready. */
export async function keptToRead(locale: Locale) {
  const [{ kept }, pages] = await Promise.all([
    loadWords(wordsOf('one-by-one'), locale),
    keptPages(),
  ]);
  return (path: string | undefined) => (path && pages.has(path) ? kept : undefined);
}

/** Asks for a public page, so that the copy has it: of a career that was saved. */
export function keepToRead(path: string): void {
  if (navigator.serviceWorker?.controller) fetch(path).catch(() => {});
}
