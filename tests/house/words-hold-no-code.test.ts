import { expect, test } from 'vitest';
import { sources } from './clone-files.ts';
import { codeInWords, modulesOfWords } from './words-hold-no-code.ts';

test('dictionaries hold sentences: no function, and no call but for the names of instruments', () => {
  const modules = modulesOfWords(sources);
  expect(modules.length).toBeGreaterThan(100);
  expect(modules.flatMap(codeInWords)).toEqual([]);
});

test('both languages of pages and of instruments are looked at, and no tests', () => {
  const of = (path: string) => modulesOfWords([{ path }]).length === 1;
  expect(of('content/dictionaries/es/site.ts')).toBe(true);
  expect(of('content/instruments/words/en/test-words.ts')).toBe(true);
  expect(of('content/instruments/values/words/en/page.ts')).toBe(true);
  expect(of('content/dictionaries/languages.test.ts')).toBe(false);
  expect(of('content/sentences/pathway/es/steps.ts')).toBe(false);
});

test('functions and calls that are planted in a dictionary are found', () => {
  const text = [
    "import { fill } from '#content/wording/fill.ts';",
    'const told = (n: number) => String(n);',
    'export const copy = {',
    '  title: `Hello ${name}`,',
    "  names: namesIn('es', 'name'),",
    "  greeting: fill('Hello {n}', { n: 1 }),",
    '  steps: told`${1} step`,',
    '  say() {},',
    '};',
    'export type Say = (what: string) => void;',
  ].join('\n');
  expect(codeInWords({ path: 'toy.ts', text })).toEqual([
    'toy.ts:2: function',
    'toy.ts:2: call of String',
    'toy.ts:6: call of fill',
    'toy.ts:7: call of told',
    'toy.ts:8: function',
  ]);
});
