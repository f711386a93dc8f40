import { resolve } from 'node:path';
import { filesOfWords } from '#tools/content/files-of-words.ts';

/** The files of words by name and language, as they lie in the clone. */
export const wordsFiles = filesOfWords(resolve(import.meta.dirname, '../..'));

/** @throws Error where no words have this name, or none in this language. */
export function fileOfWords(name: string, locale: string): string {
  const file = wordsFiles.get(name)?.[locale];
  if (!file) throw new Error(`no words are called ${name} (${locale})`);
  return file;
}
