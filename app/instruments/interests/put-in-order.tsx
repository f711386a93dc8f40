import { useState, type ReactNode } from 'react';
import { fill } from '#app/i18n/fill.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { TypeIcon } from './type-icon.tsx';
import { useSubmission } from '#app/ui/use-submission.ts';
import type { Copy } from '#content/dictionaries/es/guess.ts';
import type { Guess } from '#domain/instruments/interests/guess.ts';
import { riasecLetters, type RiasecLetter } from '#domain/instruments/interests/riasec.ts';

/** Six activities, pressed in the order in which the reader recognises a person in them: the first press is the first place. */
export function PutInOrder({
  isLocked = false,
  send,
  copy: { put, activities },
  children,
}: {
  /** Only to be looked at. */
  isLocked?: boolean;
  /** Says what went wrong, where it did. */
  send: (order: Guess) => Promise<string | undefined>;
  copy: Copy;
  /** What is said before it is sent. */
  children: ReactNode;
}) {
  const [order, setOrder] = useState<Guess>([]);
  const [problem, setProblem] = useState('');
  const { isBusy, run } = useSubmission();

  function press(letter: RiasecLetter) {
    setProblem('');
    setOrder(
      order.includes(letter) ? order.filter((other) => other !== letter) : [...order, letter],
    );
  }

  async function end() {
    const left = riasecLetters.length - order.length;
    if (left > 0) setProblem(left === 1 ? put.leftOne : fill(put.left, { n: left }));
    else setProblem((await send(order)) ?? '');
  }

  return (
    <>
      <ul className="guess-cards" aria-label={put.list}>
        {riasecLetters.map((letter) => {
          const place = order.indexOf(letter) + 1;
          const text = activities[letter];
          return (
            <li key={letter}>
              <button
                type="button"
                className={`guess-card type-${letter.toLowerCase()}`}
                disabled={isLocked}
                aria-pressed={place > 0}
                onClick={() => press(letter)}
              >
                <TypeIcon letter={letter} />
                {place > 0 && (
                  <span className="guess-place" aria-hidden="true">
                    {place}
                  </span>
                )}
                <span aria-hidden="true">{text}</span>
                <span className="sr-only">
                  {fill(place > 0 ? put.placed : put.open, { text, n: place })}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {children}
      {problem && <Notice tone="warn">{problem}</Notice>}
      {!isLocked && (
        <div className="actions">
          <Button busy={isBusy} onClick={() => void run(end)}>
            {isBusy ? put.sending : put.send}
          </Button>
          {order.length > 0 && (
            <Button variant="quiet" onClick={() => setOrder([])}>
              {put.clear}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
