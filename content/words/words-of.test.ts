import { globSync, readFileSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { loadWords } from '#content/wording/load-words.ts';
import { locales } from '#domain/locale.ts';
import { wordsOf } from './words-of.ts';

const root = resolve(import.meta.dirname, '../..');
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
const entries = [
  ...['registry.ts', 'class-registry.ts', 'result-registry.ts']
    .map((part) => textOf(`content/words/${part}`))
    .join('')
    .matchAll(/(\w+): \(\) => import\('#(.+)'\)/g),
].map(([, locale = '', path = '']) => ({ locale, path }));

test('words are loaded by their name, in the language that is asked for', async () => {
  expect((await loadWords(wordsOf('not-found'), 'es')).home).toBe('Volver al inicio');
  expect((await loadWords(wordsOf('not-found'), 'en')).home).toBe('Back to home');
});

test('a name stands for the same file in each language', () => {
  expect(entries.length).toBeGreaterThan(90);
  const unlike = entries.filter(({ locale, path }) => !path.includes(`/${locale}/`));
  expect(unlike).toEqual([]);
  const filesIn = (language: string) =>
    entries
      .filter(({ locale }) => locale === language)
      .map(({ path }) => path.replace(`/${language}/`, '/<locale>/'));
  for (const locale of locales) expect(filesIn(locale)).toEqual(filesIn(locales[0]));
});

test('every dictionary has a name here, or is part of one that has', () => {
  const reached = new Set<string>();
  const follow = (path: string): void => {
    if (reached.has(path)) return;
    reached.add(path);
    for (const imported of importsOf(path)) follow(imported);
  };
  for (const { path } of entries) follow(path);
  const written = globSync('content/{dictionaries,instruments/words}/{es,en}/*.ts', { cwd: root });
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
