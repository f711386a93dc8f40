import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { agreeGuess } from '#app/data/attempts/guesses.ts';
import { sharesQuery, type Share } from '#app/data/attempts/shares.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { useSubmission } from '#app/ui/use-submission.ts';
import type { Copy } from '#content/dictionaries/es/guess.ts';
import { guesserOf } from '#content/report/guess-lines.ts';
import type { InterestsSection } from '#domain/instruments/interests/section.ts';
import { GuessOrders } from './guess-orders.tsx';

export type GuessSeenProps = {
  owner: string;
  share: Share;
  /** Of the person, where this page has the result that the link shows. */
  section: InterestsSection | undefined;
};

/** What was guessed, read first by the person whom it is about, who decides whether the guesser sees both. */
export function GuessSeen({ owner, share, section, copy }: GuessSeenProps & { copy: Copy }) {
  const queries = useQueryClient();
  const { isBusy, run } = useSubmission();
  const [hasFailed, setHasFailed] = useState(false);
  const seen = useRef<HTMLElement>(null);
  const titleId = `guess-${share.id}`;
  const isAsked = share.guess !== undefined && share.guessAgreedAt === null;
  // What waits for an answer does not stay folded.
  useEffect(() => {
    if (isAsked) seen.current?.closest('details')?.setAttribute('open', '');
    // The way here from the bar: this part of the page came after the address was read.
    if (location.hash === `#${titleId}`) document.getElementById(titleId)?.scrollIntoView();
  }, [isAsked, titleId]);
  if (!share.guess) return null;

  async function agree() {
    try {
      await agreeGuess(share.id);
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
    await queries.invalidateQueries({ queryKey: sharesQuery(owner).queryKey });
  }

  return (
    <section className="stack w-full" aria-labelledby={titleId} ref={seen}>
      <h4 id={titleId} tabIndex={-1} className="text-[1.35rem] font-bold outline-none">
        {copy.both.title}
      </h4>
      <GuessOrders
        guess={share.guess}
        section={section}
        said={{ reader: 'own', other: guesserOf(share.label, copy.both) }}
        copy={copy}
      />
      {isAsked && <p>{copy.both.seen}</p>}
      {hasFailed && <Notice tone="error">{copy.agree.failed}</Notice>}
      {isAsked ? (
        <>
          <p>{copy.agree.text}</p>
          <div>
            <Button busy={isBusy} onClick={() => void run(agree)}>
              {isBusy ? copy.agree.busy : copy.agree.yes}
            </Button>
          </div>
        </>
      ) : (
        <p role="status">{copy.agree.done}</p>
      )}
    </section>
  );
}
