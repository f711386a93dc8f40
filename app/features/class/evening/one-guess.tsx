import { useState } from 'react';
import { agreeFamilyGuess, dropFamilyGuess } from '#app/data/class/family-guess.ts';
import type { FamilyGuess } from '#app/data/class/read-guesses.ts';
import { fill } from '#app/i18n/fill.ts';
import { GuessOrders } from '#app/instruments/interests/guess-orders.tsx';
import { Button } from '#app/ui/button.tsx';
import { ConfirmButton } from '#app/ui/confirm-button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { useSubmission } from '#app/ui/use-submission.ts';
import type { Copy as GuessCopy } from '#content/dictionaries/es/guess.ts';
import type { Copy } from '#content/dictionaries/es/evening.ts';
import { compareGuess, placesOf, type ScoredOrder } from '#domain/instruments/interests/guess.ts';

/** One guess beside the pupil's own order; agreed to, or dropped. */
export function OneGuess({
  guess,
  scores,
  secret,
  onChanged,
  copy,
  words,
}: {
  guess: FamilyGuess;
  scores: ScoredOrder | undefined;
  secret: string;
  onChanged: () => Promise<void>;
  copy: GuessCopy;
  words: Copy['card'];
}) {
  const { isBusy, run } = useSubmission();
  const [hasFailed, setHasFailed] = useState(false);
  async function agree(shown: ScoredOrder): Promise<void> {
    setHasFailed(false);
    await agreeFamilyGuess(guess.id, secret, placesOf(shown)).then(onChanged, () =>
      setHasFailed(true),
    );
  }
  return (
    <article className="stack">
      <p>
        <strong>{fill(words.sign, { sign: guess.sign })}</strong>
      </p>
      <GuessOrders
        guess={guess.guess}
        compared={scores && compareGuess(guess.guess, scores)}
        said={{ reader: 'own', other: words.who }}
        copy={copy}
      />
      {hasFailed && <Notice tone="error">{words.failed}</Notice>}
      {guess.isAgreed ? (
        <p role="status">{words.done}</p>
      ) : scores ? (
        <>
          <p>{words.text}</p>
          <div>
            <Button busy={isBusy} onClick={() => void run(() => agree(scores))}>
              {isBusy ? words.busy : words.yes}
            </Button>
          </div>
        </>
      ) : (
        <p>{words.later}</p>
      )}
      <div>
        <ConfirmButton
          press={words.drop.press}
          question={words.drop.question}
          copy={words.drop}
          act={async () => {
            await dropFamilyGuess(guess.id, secret);
            await onChanged();
          }}
        />
      </div>
    </article>
  );
}
