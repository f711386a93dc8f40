import { useLocale } from '#app/i18n/paths.tsx';
import { fill } from '#app/i18n/fill.ts';
import type { Copy } from '#content/dictionaries/es/guess.ts';
import { guessLines, type GuessReader } from '#content/report/guess-lines.ts';
import type { Guess, GuessedType } from '#domain/instruments/interests/guess.ts';
import type { RiasecLetter } from '#domain/instruments/interests/riasec.ts';
import { Crossings } from './guess-crossings.tsx';

/** What was guessed beside what the answers say, joined by lines that cross, and the crossings in words; the guess alone without six scores. */
export function GuessOrders({
  guess,
  compared,
  said,
  copy: { both, activities },
}: {
  guess: Guess;
  /** Beside the answers, where there are six scores. */
  compared: readonly GuessedType[] | undefined;
  said: GuessReader;
  copy: Copy;
}) {
  const locale = useLocale();
  if (!compared) {
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
  const [first, ...others] = guessLines(compared, said, { locale, copy: both });
  const isOwn = said.reader === 'own';
  const who = { who: said.other.within };
  return (
    <div className="guess-told">
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
      <div className="stack">
        {others.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
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
