import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** By language, paths from the root of the clone. */
export type WordsFiles = Readonly<Record<string, string>>;

/** Where words lie in Spanish, which are the type of the others. Those that compute stand for the dictionary of their name. */
const places = [
  'content/dictionaries/es/*.ts',
  'content/instruments/words/es/*.ts',
  'content/instruments/*/words/es/*.ts',
  'content/sentences/*/es/*.ts',
];
const SUBJECT = /^content\/(?:instruments\/(\w+)\/words|sentences\/(\w+))\/es\//;

/**
 * Every module of words by its name, with the file of each language that there is: that of the file, behind its subject
 * (`interests-types`) where it lies in the folder of one.
 */
export function filesOfWords(root: string): ReadonlyMap<string, WordsFiles> {
  const spanish = places
    .flatMap((place) => globSync(place, { cwd: root }).toSorted())
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => hasWords(join(root, path)));
  return new Map(spanish.map((path) => [nameOf(path), inEachLanguage(root, path)]));
}

function hasWords(file: string): boolean {
  return /^export const copy\b/m.test(readFileSync(file, 'utf8'));
}

function nameOf(path: string): string {
  const file = path.replace(/^.*\/|\.ts$/g, '');
  const [, instrument, sentences] = SUBJECT.exec(path) ?? [];
  const subject = instrument ?? sentences ?? file;
  return subject === file ? file : `${subject}-${file}`;
}

function inEachLanguage(root: string, spanish: string): WordsFiles {
  const all = globSync(spanish.replace('/es/', '/*/'), { cwd: root });
  return Object.fromEntries(
    all
      .map((path) => path.replaceAll('\\', '/'))
      .map((path) => [/\/([a-z]{2})\/[^/]+$/.exec(path)?.[1] ?? '', path] as const)
      .toSorted(([one], [other]) => Number(other === 'es') - Number(one === 'es')),
  );
}
