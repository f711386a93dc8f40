import { useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { askGuess } from '#app/data/attempts/guesses.ts';
import { revokeShare, sharesQuery, type Share } from '#app/data/attempts/shares.ts';
import { fill } from '#app/i18n/fill.ts';
import { Button } from '#app/ui/button.tsx';
import { ConfirmButton } from '#app/ui/confirm-button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { useSubmission } from '#app/ui/use-submission.ts';
import type { Copy } from '#content/dictionaries/es/share.ts';
import { isLive, ShareStatus } from './share-status.tsx';

/** One link: how it stands, whether others guess first, what they guessed, and the way to end it. */
export function ShareRow({
  owner,
  share,
  now,
  renderGuess,
  copy,
}: {
  owner: string;
  share: Share;
  now: Date;
  /** What was guessed, where there is a place to read it. */
  renderGuess: ((share: Share) => ReactNode) | undefined;
  copy: Copy['list'];
}) {
  const queries = useQueryClient();
  const { isBusy, run } = useSubmission();
  const [hasFailed, setHasFailed] = useState(false);
  const isOpen = isLive(share, now);
  const label = { label: share.label || copy.unnamed };
  const refresh = () => queries.invalidateQueries({ queryKey: sharesQuery(owner).queryKey });

  async function ask(wanted: boolean, byMail: boolean) {
    await askGuess(share.id, wanted, byMail).then(
      () => setHasFailed(false),
      () => setHasFailed(true),
    );
    await refresh();
  }

  return (
    <li className="share-row">
      <ShareStatus share={share} isLive={isOpen} copy={copy} />
      {isOpen && (
        <div className="actions">
          {share.guessAgreedAt === null && (
            <Button
              variant="quiet"
              busy={isBusy}
              aria-label={fill(
                share.guessFirst ? copy.guess.stopLabel : copy.guess.askLabel,
                label,
              )}
              onClick={() => void run(() => ask(!share.guessFirst, false))}
            >
              {share.guessFirst ? copy.guess.stop : copy.guess.ask}
            </Button>
          )}
          {share.guessFirst && !share.guess && (
            <Button
              variant="quiet"
              busy={isBusy}
              aria-label={fill(
                share.guessMail ? copy.guess.silentLabel : copy.guess.mailLabel,
                label,
              )}
              onClick={() => void run(() => ask(true, !share.guessMail))}
            >
              {share.guessMail ? copy.guess.silent : copy.guess.mail}
            </Button>
          )}
          <ConfirmButton
            press={copy.revoke}
            label={fill(copy.revokeLabel, label)}
            variant="secondary"
            question={share.guess ? copy.ending.questionWithGuess : copy.ending.question}
            copy={copy.ending}
            act={async () => {
              await revokeShare(share.id);
              await refresh();
            }}
          />
        </div>
      )}
      {hasFailed && <Notice tone="error">{copy.guess.failed}</Notice>}
      {isOpen &&
        share.guess &&
        share.guessFirst &&
        (renderGuess?.(share) ?? <p>{copy.guess.there}</p>)}
    </li>
  );
}
