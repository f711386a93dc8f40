import { useEffect, useRef, useState } from 'react';
import { GuessOrders } from '#app/instruments/interests/guess-orders.tsx';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { useSubmission } from '#app/ui/use-submission.ts';
import type { Copy } from '#content/dictionaries/es/guess.ts';
import { guesserOf } from '#content/report/guess-lines.ts';
import { compareGuess, type Guess, type ScoredOrder } from '#domain/instruments/interests/guess.ts';

export type GuessOfAnswers = {
  guess: Guess;
  /** Of the person whose answers they are, where this page has them. */
  answers: ScoredOrder | undefined;
};

export type GuessSeenProps = GuessOfAnswers & {
  /** Of its link. */
  id: string;
  /** Whom its link was made for, as its owner wrote it. */
  label: string;
  isAgreed: boolean;
  heading: 'h2' | 'h4';
  /** Rejects when it was not opened. */
  onAgree: () => Promise<void>;
};

/** What was guessed, read first by the person whom it is about, who decides whether the guesser sees both. */
export function GuessSeen({
  id,
  label,
  isAgreed,
  heading: Heading,
  onAgree,
  copy,
  guess,
  answers,
}: GuessSeenProps & { copy: Copy }) {
  const { isBusy, run } = useSubmission();
  const [hasFailed, setHasFailed] = useState(false);
  const seen = useRef<HTMLElement>(null);
  const titleId = `guess-${id}`;
  // What waits for an answer does not stay folded.
  useEffect(() => {
    if (!isAgreed) seen.current?.closest('details')?.setAttribute('open', '');
    // The way here from the bar: this part of the page came after the address was read.
    if (location.hash === `#${titleId}`) document.getElementById(titleId)?.scrollIntoView();
  }, [isAgreed, titleId]);

  async function agree() {
    try {
      await onAgree();
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  }

  return (
    <section className="stack w-full" aria-labelledby={titleId} ref={seen}>
      <Heading id={titleId} tabIndex={-1} className="text-[1.35rem] font-bold outline-none">
        {copy.both.title}
      </Heading>
      <GuessOrders
        guess={guess}
        compared={answers && compareGuess(guess, answers)}
        said={{ reader: 'own', other: guesserOf(label, copy.both) }}
        copy={copy}
      />
      {!isAgreed && <p>{copy.both.seen}</p>}
      {hasFailed && <Notice tone="error">{copy.agree.failed}</Notice>}
      {isAgreed ? (
        <p role="status">{copy.agree.done}</p>
      ) : (
        <>
          <p>{copy.agree.text}</p>
          <div>
            <Button busy={isBusy} onClick={() => void run(agree)}>
              {isBusy ? copy.agree.busy : copy.agree.yes}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
