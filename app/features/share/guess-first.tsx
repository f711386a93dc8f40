import { useState } from 'react';
import { sendGuess } from '#app/data/attempts/guesses.ts';
import { fill } from '#app/i18n/fill.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { useSubmission } from '#app/ui/use-submission.ts';
import type { Copy } from '#content/dictionaries/es/guess.ts';
import type { Guess } from '#domain/instruments/interests/guess.ts';
import { riasecLetters, type RiasecLetter } from '#domain/instruments/interests/riasec.ts';

export type GuessFirstProps = {
  token: string;
  /** A guest's link, which has functions of its own. */
  isGuests: boolean;
  /** The owner of the link looks at what others see. */
  isOwn: boolean;
  isSent: boolean;
  /** Asks the link again for what it shows. */
  onLook: () => Promise<void>;
};

/** Six activities, pressed in the order in which the reader recognises a person in them: the first press is the first place. */
export function GuessFirst({
  token,
  isGuests,
  isOwn,
  isSent,
  onLook,
  copy,
}: GuessFirstProps & { copy: Copy }) {
  const [order, setOrder] = useState<Guess>([]);
  const [problem, setProblem] = useState('');
  const { isBusy, run } = useSubmission();
  if (isSent) return <Waiting onLook={onLook} copy={copy.waiting} />;

  function press(letter: RiasecLetter) {
    setProblem('');
    setOrder(
      order.includes(letter) ? order.filter((other) => other !== letter) : [...order, letter],
    );
  }

  async function send() {
    const left = riasecLetters.length - order.length;
    if (left > 0) {
      setProblem(left === 1 ? copy.put.leftOne : fill(copy.put.left, { n: left }));
      return;
    }
    try {
      await sendGuess(token, order, isGuests);
    } catch (error) {
      const isSecond = error instanceof Object && 'code' in error && error.code === 'PT409';
      setProblem(isSecond ? copy.put.sentBefore : copy.put.failed);
      if (!isSecond) return;
    }
    await onLook();
  }

  return (
    <section className="stack max-w-(--measure)">
      <h2>{copy.put.title}</h2>
      {isOwn && <Notice>{copy.put.own}</Notice>}
      <p>{copy.put.text}</p>
      <ul className="guess-cards" aria-label={copy.put.list}>
        {riasecLetters.map((letter) => {
          const place = order.indexOf(letter) + 1;
          const text = copy.activities[letter];
          return (
            <li key={letter}>
              <button
                type="button"
                className="guess-card"
                disabled={isOwn}
                aria-pressed={place > 0}
                aria-label={fill(place > 0 ? copy.put.placed : copy.put.open, { text, n: place })}
                onClick={() => press(letter)}
              >
                <span className="guess-place" aria-hidden="true">
                  {place > 0 ? place : ''}
                </span>
                {text}
              </button>
            </li>
          );
        })}
      </ul>
      <p className="text-muted">{copy.put.once}</p>
      {problem && <Notice tone="warn">{problem}</Notice>}
      {!isOwn && (
        <div className="actions">
          <Button busy={isBusy} onClick={() => void run(send)}>
            {isBusy ? copy.put.sending : copy.put.send}
          </Button>
          {order.length > 0 && (
            <Button variant="quiet" onClick={() => setOrder([])}>
              {copy.put.clear}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

function Waiting({ onLook, copy }: { onLook: () => Promise<void>; copy: Copy['waiting'] }) {
  const { isBusy, run } = useSubmission();
  return (
    <section className="stack max-w-(--measure)" role="status">
      <h2>{copy.title}</h2>
      <p>{copy.text}</p>
      <div>
        <Button variant="secondary" busy={isBusy} onClick={() => void run(onLook)}>
          {copy.look}
        </Button>
      </div>
    </section>
  );
}
