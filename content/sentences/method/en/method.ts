import { copy as tests } from '#content/dictionaries/en/method-tests.ts';
import { copy as page } from '#content/dictionaries/en/method.ts';
import type { Copy } from '#content/sentences/method/es/method.ts';
import { certaintyLines } from '#content/sentences/method/certainty-lines.ts';

const { interests, values, personality, certainty } = tests;
const { title, text, line, names } = certainty;
const certain = { title, text, formulas: [], list: certaintyLines(line, names) };

export const copy = {
  ...page,
  parts: [
    { ...interests, blocks: [...interests.blocks, certain] },
    values,
    personality,
    ...page.parts,
  ],
} satisfies Copy;
