import { wordsOf } from '#content/words/words-of.ts';

/** The words of the second step of signing in. */
export const secondFactorWords = wordsOf('second-factor');
