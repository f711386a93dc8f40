import { useEffect, useRef, useState } from 'react';
import { sendGuess } from '#app/data/attempts/guesses.ts';
import { PutInOrder } from '#app/instruments/interests/put-in-order.tsx';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { useSubmission } from '#app/ui/use-submission.ts';
import type { Copy } from '#content/dictionaries/es/guess.ts';
import type { Guess } from '#domain/instruments/interests/guess.ts';

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
  const [isJustSent, setIsJustSent] = useState(false);
  if (isSent) return <Waiting isNew={isJustSent} onLook={onLook} copy={copy.waiting} />;

  async function send(order: Guess): Promise<string | undefined> {
    try {
      await sendGuess(token, order, isGuests);
      setIsJustSent(true);
    } catch (error) {
      const isSecond = error instanceof Object && 'code' in error && error.code === 'PT409';
      if (!isSecond) return copy.put.failed;
      await onLook();
      return copy.put.sentBefore;
    }
    await onLook();
    return undefined;
  }

  return (
    <div className="stack">
      {isOwn && <Notice>{copy.put.own}</Notice>}
      <p>{copy.put.text}</p>
      <PutInOrder isLocked={isOwn} send={send} copy={copy}>
        <p className="text-muted">{copy.put.once}</p>
      </PutInOrder>
    </div>
  );
}

function Waiting({
  isNew,
  onLook,
  copy,
}: {
  /** The button that sent it was far below, and is gone. */
  isNew: boolean;
  onLook: () => Promise<void>;
  copy: Copy['waiting'];
}) {
  const { isBusy, run } = useSubmission();
  const told = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isNew) return;
    told.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [isNew]);
  return (
    <section
      ref={told}
      tabIndex={-1}
      className="stack max-w-(--measure) outline-none"
      role="status"
    >
      <p>{copy.text}</p>
      <div>
        <Button variant="secondary" busy={isBusy} onClick={() => void run(onLook)}>
          {copy.look}
        </Button>
      </div>
    </section>
  );
}
