import { expect, test } from 'vitest';
import { loadWords } from '#content/wording/load-words.ts';
import { wordsOf } from './words-of.ts';

test('words are loaded by their name, in the language that is asked for', async () => {
  expect((await loadWords(wordsOf('not-found'), 'es')).home).toBe('Volver al inicio');
  expect((await loadWords(wordsOf('not-found'), 'en')).home).toBe('Back to home');
});
