import type { GuessedType } from '#domain/instruments/interests/guess.ts';

/** A line for each type from its place in the guess to its row of the answers; bold where it crosses more than the margin. */
export function Crossings({ compared }: { compared: readonly GuessedType[] }) {
  return (
    <svg
      className="guess-crossings"
      viewBox="0 0 100 60"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {compared.map(({ letter, guessed, put }, row) => {
        const [from, to] = [guessed * 10 - 5, row * 10 + 5];
        return (
          <path
            key={letter}
            className={`type-${letter.toLowerCase()}`}
            data-crosses={put === 'same' ? undefined : ''}
            d={`M0 ${from} C50 ${from} 50 ${to} 100 ${to}`}
          />
        );
      })}
    </svg>
  );
}
