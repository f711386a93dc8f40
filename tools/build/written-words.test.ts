import { expect, it } from 'vitest';
import { writeWords } from './written-words.ts';

const head = "import { wordsOf } from '#content/words/words-of.ts';\n";

it('leaves a file with the imports of the words that it asks for, and no registry', () => {
  expect(writeWords(`${head}const words = wordsOf('not-found');\n`)).toBe(
    "const words = ({ es: () => import('#content/dictionaries/es/not-found.ts'), " +
      "en: () => import('#content/dictionaries/en/not-found.ts') });\n",
  );
});

it('refuses what it cannot write', () => {
  expect(() => writeWords(`${head}wordsOf(page)`)).toThrow('asked by a literal');
  expect(() => writeWords(`${head}const find = wordsOf;`)).toThrow('asked by a literal');
  expect(() => writeWords(`${head}wordsOf('no-such-page')`)).toThrow(
    'no words are called no-such-page',
  );
});
