import { GuessTable } from '#app/instruments/interests/guess-table.tsx';
import type { Copy } from '#content/dictionaries/es/guess.ts';
import type { Guess } from '#domain/instruments/interests/guess.ts';
import type { InterestsSection } from '#domain/instruments/interests/section.ts';

export type GuessBothProps = { guess: Guess; section: InterestsSection | undefined };

/** Both orders, for the guesser, once the person has agreed. */
export function GuessBoth({ copy, ...given }: GuessBothProps & { copy: Copy }) {
  return (
    <section className="stack">
      <h2>{copy.both.title}</h2>
      <p className="max-w-(--measure)">{copy.both.shown}</p>
      <GuessTable {...given} copy={copy} />
    </section>
  );
}
