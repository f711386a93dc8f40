import { expect, it } from 'vitest';
import { readRegistry } from './words-registry.ts';
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
    'no words called no-such-page',
  );
});

it('reads names with and without quotation marks, and every language', () => {
  const source = [
    'export const registry = {',
    '  toy: {',
    "    es: () => import('#content/dictionaries/es/toy.ts'),",
    "    pt: () => import('#content/dictionaries/pt/toy.ts'),",
    '  },',
    "  'two-toys': {",
    "    es: () => import('#content/dictionaries/es/two-toys.ts'),",
    '  },',
    '};',
  ].join('\n');
  expect([...readRegistry(source)]).toEqual([
    ['toy', { es: 'content/dictionaries/es/toy.ts', pt: 'content/dictionaries/pt/toy.ts' }],
    ['two-toys', { es: 'content/dictionaries/es/two-toys.ts' }],
  ]);
});
