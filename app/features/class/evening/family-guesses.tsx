import { Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { FamilyGuess } from '#app/data/class/read-guesses.ts';
import { fileQuery } from '#app/data/backend/query-client.ts';
import { lazyPart } from '#app/part-loading/lazy-part.tsx';
import { loadInstrument } from '#content/instruments/load-published.ts';
import type { Copy as GuessCopy } from '#content/dictionaries/es/guess.ts';
import type { Copy } from '#content/dictionaries/es/evening.ts';
import { wordsOf } from '#content/words/words-of.ts';
import type { Attempt } from '#domain/instruments/attempt.ts';
import { scoredOrder, type ScoredOrder } from '#domain/instruments/interests/guess.ts';
import { sectionFor, sectionOf } from '#domain/instruments/registry.ts';
import { OneGuess } from './one-guess.tsx';

export type FamilyGuessesProps = {
  guesses: readonly FamilyGuess[];
  result: readonly Attempt[] | null;
  /** Of the card; empty for a seat of the account. */
  secret: string;
  onChanged: () => Promise<void>;
};

/** What families guessed, read by the pupil first, who decides which phone sees both orders. */
export function FamilyGuesses({ copy, ...given }: FamilyGuessesProps & { copy: Copy }) {
  return (
    <Suspense>
      <WithGuess {...given} evenings={copy} />
    </Suspense>
  );
}

const WithGuess = lazyPart<FamilyGuessesProps & { evenings: Copy }, GuessCopy>(
  async () => Guesses,
  wordsOf('guess'),
);

function Guesses({
  guesses,
  result,
  copy,
  evenings,
  ...given
}: FamilyGuessesProps & { evenings: Copy; copy: GuessCopy }) {
  const attempt = result?.findLast(({ instrument }) => instrument === 'riasec');
  const scores = useQuery({
    queryKey: ['scores-of-attempt', attempt?.id],
    queryFn: () => scoresOf(attempt),
    ...fileQuery,
  });
  return (
    <section className="panel stack">
      <h2 className="class-small-title">{evenings.card.title}</h2>
      {guesses.map((one) => (
        <OneGuess
          key={one.id}
          guess={one}
          scores={scores.data ?? undefined}
          {...given}
          copy={copy}
          words={evenings.card}
        />
      ))}
    </section>
  );
}

async function scoresOf(attempt: Attempt | undefined): Promise<ScoredOrder | null> {
  const instrument = attempt && (await loadInstrument(attempt.instrument, attempt.version));
  if (!attempt || !instrument) return null;
  return scoredOrder(sectionFor([await sectionOf(instrument, attempt)], 'interests')) ?? null;
}
