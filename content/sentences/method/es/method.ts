import { copy as tests } from '#content/dictionaries/es/method-tests.ts';
import { copy as page } from '#content/dictionaries/es/method.ts';
import { certaintyLines } from '#content/sentences/method/certainty-lines.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';

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
};

export type Copy = Dictionary<typeof copy>;
