import { wordsOf } from '#content/words/words-of.ts';

/** The words of the frame. */
export const siteWords = wordsOf('site');
