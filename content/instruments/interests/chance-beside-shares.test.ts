import { expect, test } from 'vitest';
import { copy as methodEn } from '#content/dictionaries/en/method-tests.ts';
import { copy as methodEs } from '#content/dictionaries/es/method-tests.ts';
import { copy as pageEn } from './words/en/page.ts';
import { copy as reportEn } from './words/en/report.ts';
import { copy as pageEs } from './words/es/page.ts';
import { copy as reportEs } from './words/es/report.ts';

/** Every text of some words, however deep it stands. */
function textsOf(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(textsOf) : [];
}

test.each([
  ['es', [pageEs, reportEs, methodEs], /de cada 100/, /azar/],
  ['en', [pageEn, reportEn, methodEn], /of 100/, /chance/],
] as const)(
  'beside a share of 100 stands what chance would give, in %s',
  (_, words, share, chance) => {
    const told = textsOf(words).filter((text) => share.test(text));
    expect(told.length).toBeGreaterThan(3);
    expect(told.filter((text) => !chance.test(text))).toEqual([]);
  },
);
