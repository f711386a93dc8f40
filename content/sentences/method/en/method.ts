import { copy as tests } from '#content/dictionaries/en/method-tests.ts';
import { copy as page } from '#content/dictionaries/en/method.ts';
import type { Copy } from '#content/sentences/method/es/method.ts';
import { methodParts } from '#content/sentences/method/method-parts.ts';

export const copy = { ...page, parts: methodParts(tests, page.parts) } satisfies Copy;
