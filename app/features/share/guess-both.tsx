import type { Copy } from '#content/dictionaries/es/guess.ts';
import { GuessOrders } from '#app/instruments/interests/guess-orders.tsx';
import { compareGuess } from '#domain/instruments/interests/guess.ts';
import type { GuessOfAnswers } from './guess-seen.tsx';

/** `who`: what the guesser calls the person whose answers they are. */
export type GuessBothProps = GuessOfAnswers & { who: string };

/** Both orders, for the guesser, once the person has agreed. */
export function GuessBoth({ who, copy, guess, answers }: GuessBothProps & { copy: Copy }) {
  return (
    <section className="stack" aria-labelledby="guess-both">
      <h2 id="guess-both">{copy.both.title}</h2>
      <GuessOrders
        guess={guess}
        compared={answers && compareGuess(guess, answers)}
        said={{ reader: 'guesser', other: { first: who, within: who } }}
        copy={copy}
      />
      <p className="text-muted">{copy.both.shown}</p>
    </section>
  );
}
