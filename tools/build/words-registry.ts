// The registry of words as it is written: by each name, the file of each language.
import { readFileSync } from 'node:fs';

/** By language, paths from the root of the clone. */
type Files = Readonly<Record<string, string>>;

const ENTRY = /^ {2}'?([\w-]+)'?: \{\n((?: {4}\w+: \(\) => import\('#\S+'\),\n)+) {2}\},$/gm;
const LINE = /(\w+): \(\) => import\('#(\S+)'\)/g;

export const filesOfWords = readRegistry(
  ['registry', 'class-registry', 'result-registry']
    .map((name) => readFileSync(new URL(`../../content/words/${name}.ts`, import.meta.url), 'utf8'))
    .join('\n'),
);

/** By the names of words. */
export function readRegistry(source: string): ReadonlyMap<string, Files> {
  return new Map(
    [...source.matchAll(ENTRY)].map(([, name = '', lines = '']) => [
      name,
      Object.fromEntries([...lines.matchAll(LINE)].map(([, locale, path]) => [locale, path])),
    ]),
  );
}

/** @throws Error where no words have this name, or none in this language. */
export function fileOfWords(name: string, locale: string): string {
  const file = filesOfWords.get(name)?.[locale];
  if (!file) throw new Error(`content/words/registry.ts has no words called ${name} (${locale})`);
  return file;
}
