import { Suspense } from 'react';
import { lazyPart } from '#app/part-loading/lazy-part.tsx';
import type { Copy } from '#content/dictionaries/es/evening.ts';
import { wordsOf } from '#content/words/words-of.ts';
import type { FamilyGuessesProps } from './family-guesses.tsx';

const Guesses = lazyPart<FamilyGuessesProps, Copy>(
  async () => (await import('./family-guesses.tsx')).FamilyGuesses,
  wordsOf('evening'),
);

/** Loaded only where somebody guessed. */
export function LateGuesses(given: FamilyGuessesProps) {
  if (given.guesses.length === 0) return null;
  return (
    <Suspense>
      <Guesses {...given} />
    </Suspense>
  );
}
