import { copy as tests } from '#content/dictionaries/es/method-tests.ts';
import { copy as page } from '#content/dictionaries/es/method.ts';
import { methodParts } from '#content/sentences/method/method-parts.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';

export const copy = { ...page, parts: methodParts(tests, page.parts) };

export type Copy = Dictionary<typeof copy>;
