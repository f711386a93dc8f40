import type { Copy } from '#content/dictionaries/es/guess.ts';
import { GuessOrders, type GuessOrdersProps } from './guess-orders.tsx';

/** `who`: what the guesser calls the person whose answers they are. */
export type GuessBothProps = GuessOrdersProps & { who: string };

/** Both orders, for the guesser, once the person has agreed. */
export function GuessBoth({ who, copy, ...given }: GuessBothProps & { copy: Copy }) {
  return (
    <section className="stack" aria-labelledby="guess-both">
      <h2 id="guess-both">{copy.both.title}</h2>
      <GuessOrders
        {...given}
        said={{ reader: 'guesser', other: { first: who, within: who } }}
        copy={copy}
      />
      <p className="text-muted">{copy.both.shown}</p>
    </section>
  );
}
