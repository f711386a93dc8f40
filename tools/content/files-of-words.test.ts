import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { filesOfWords } from './files-of-words.ts';

const clone = resolve(import.meta.dirname, '../..');
const textOf = (path: string) => readFileSync(join(clone, path), 'utf8');

test('words are called like their file, behind the subject in whose folder they lie; what computes stands for its words', () => {
  const root = mkdtempSync(join(tmpdir(), 'faro-words-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (path: string, text = 'export const copy = {};') => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  write('content/dictionaries/es/toy.ts');
  write('content/dictionaries/pt/toy.ts');
  write('content/dictionaries/en/toy.ts');
  write('content/dictionaries/es/part.ts', 'export const parts = {};');
  write('content/instruments/toys/words/es/types.ts');
  write('content/instruments/words/es/page.ts');
  write('content/dictionaries/es/way.ts');
  write('content/sentences/way/es/way.ts');
  write('content/sentences/way/es/steps.ts');
  expect(Object.fromEntries(filesOfWords(root))).toEqual({
    toy: {
      es: 'content/dictionaries/es/toy.ts',
      en: 'content/dictionaries/en/toy.ts',
      pt: 'content/dictionaries/pt/toy.ts',
    },
    page: { es: 'content/instruments/words/es/page.ts' },
    'toys-types': { es: 'content/instruments/toys/words/es/types.ts' },
    way: { es: 'content/sentences/way/es/way.ts' },
    'way-steps': { es: 'content/sentences/way/es/steps.ts' },
  });
});

test('every dictionary is asked for by its name, or is part of one that is', () => {
  const asked = globSync('{app,content,server,tools}/**/*.{ts,tsx}', { cwd: clone })
    .filter((path) => !/\.test\.|compiled/.test(path))
    .flatMap((path) => [...textOf(path).matchAll(/\bwordsOf\('([\w-]+)'\)/g)])
    .map(([, name = '']) => name);
  expect(new Set(asked).size).toBeGreaterThan(60);
  const files = filesOfWords(clone);
  const reached = new Set<string>();
  const follow = (path: string): void => {
    if (reached.has(path)) return;
    reached.add(path);
    for (const imported of importsOf(path)) follow(imported);
  };
  for (const name of asked) Object.values(files.get(name) ?? {}).forEach(follow);
  const written = globSync('content/{dictionaries,instruments/words}/{es,en}/*.ts', { cwd: clone });
  expect(written.length).toBeGreaterThan(100);
  expect(written.filter((path) => !reached.has(path))).toEqual([]);
});

/** The modules of words that a module brings along: types are none. */
function importsOf(path: string): string[] {
  return [...textOf(path).matchAll(/^import \{.*\} from '(#content|\.)\/(.+)';$/gm)].flatMap(
    ([, from, rest = '']) => {
      const imported = from === '.' ? posix.join(posix.dirname(path), rest) : `content/${rest}`;
      return /\/(es|en)\/[\w-]+\.ts$/.test(imported) ? [imported] : [];
    },
  );
}
