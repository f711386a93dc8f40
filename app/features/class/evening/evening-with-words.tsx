// An evening for families, loaded with its words and with those of guesses.
import { Suspense } from 'react';
import { lazyPart } from '#app/part-loading/lazy-part.tsx';
import type { Copy as GuessCopy } from '#content/dictionaries/es/guess.ts';
import type { Copy } from '#content/dictionaries/es/evening.ts';
import { wordsOf } from '#content/words/words-of.ts';
import { EveningPages, type EveningProps } from './evening-pages.tsx';

type Given = Omit<EveningProps, 'guess'>;

const WithGuess = lazyPart<Given & { evenings: Copy }, GuessCopy>(
  async () =>
    ({ copy, evenings, ...given }) => <EveningPages {...given} copy={evenings} guess={copy} />,
  wordsOf('guess'),
);

/** With the words of guesses, which shared links have, too. */
export function EveningWithWords({ copy, ...given }: Given & { copy: Copy }) {
  return (
    <Suspense fallback={<div className="page-loading" />}>
      <WithGuess {...given} evenings={copy} />
    </Suspense>
  );
}
