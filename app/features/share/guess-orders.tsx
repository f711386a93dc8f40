import { useLocale } from '#app/i18n/paths.tsx';
import { fill } from '#app/i18n/fill.ts';
import type { Copy } from '#content/dictionaries/es/guess.ts';
import { guessLines, type GuessReader } from '#content/report/guess-lines.ts';
import { compareGuess, type Guess, type GuessedType } from '#domain/instruments/interests/guess.ts';
import type { InterestsSection } from '#domain/instruments/interests/section.ts';
import type { RiasecLetter } from '#domain/instruments/interests/riasec.ts';

export type GuessOrdersProps = {
  guess: Guess;
  /** Of the person whose answers they are, where this page has them. */
  section: InterestsSection | undefined;
};

/** What was guessed beside what the answers say, joined by lines that cross, and the crossings in words; the guess alone without six scores. */
export function GuessOrders({
  guess,
  section,
  said,
  copy: { both, activities },
}: GuessOrdersProps & { said: GuessReader; copy: Copy }) {
  const locale = useLocale();
  if (!section || section.profile.kind === 'incomplete') {
    return (
      <>
        <p>
          {both.noOrder} {both.order}
        </p>
        <ol className="list">
          {guess.map((letter) => (
            <li key={letter}>{activities[letter]}</li>
          ))}
        </ol>
      </>
    );
  }
  const { points } = section.profile;
  const compared = compareGuess(guess, { points, tieMargin: section.tieMargin });
  const [first, ...others] = guessLines(compared, said, { locale, copy: both });
  const isOwn = said.reader === 'own';
  const who = { who: said.other.within };
  return (
    <>
      <p className="lead">{first}</p>
      <div className="guess-orders">
        <Order
          title={isOwn ? fill(both.guessedBy, who) : both.guessedByYou}
          types={guess.map((letter, at) => ({ letter, place: fill(both.place, { n: at + 1 }) }))}
          copy={both}
        />
        <Crossings compared={compared} />
        <Order
          title={isOwn ? both.ownYours : fill(both.own, who)}
          types={compared.map(({ letter, own }) => ({
            letter,
            place: own.from === own.to ? fill(both.place, { n: own.from }) : fill(both.places, own),
          }))}
          copy={both}
        />
      </div>
      {others.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  );
}

/** One of the two orders, a row for each type. */
function Order({
  title,
  types,
  copy,
}: {
  title: string;
  types: readonly { letter: RiasecLetter; place: string }[];
  copy: Copy['both'];
}) {
  return (
    <section aria-label={title}>
      <p className="guess-order-title" aria-hidden="true">
        {title}
      </p>
      <ol>
        {types.map(({ letter, place }) => (
          <li key={letter} className={`guess-type type-${letter.toLowerCase()}`}>
            <strong>{copy.types[letter].name}</strong>
            <span>
              <span className="sr-only">, </span>
              {place}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A line for each type from its place in the guess to its row of the answers; bold where it crosses more than the margin. */
function Crossings({ compared }: { compared: readonly GuessedType[] }) {
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
