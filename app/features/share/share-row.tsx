import { useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { askGuess } from '#app/data/attempts/guesses.ts';
import { revokeShare, sharesQuery, type Share } from '#app/data/attempts/shares.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { Button } from '#app/ui/button.tsx';
import { ConfirmPress } from '#app/ui/confirm-press.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { useSubmission } from '#app/ui/use-submission.ts';
import { longDateIn } from '#content/dictionaries/formats.ts';
import type { Copy } from '#content/dictionaries/es/share.ts';

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
  const isLive = share.revokedAt === null && new Date(share.expiresAt) > now;
  const label = { label: share.label || copy.unnamed };
  const refresh = () => queries.invalidateQueries({ queryKey: sharesQuery(owner).queryKey });

  async function ask() {
    await askGuess(share.id, !share.guessFirst).then(
      () => setHasFailed(false),
      () => setHasFailed(true),
    );
    await refresh();
  }

  return (
    <li className="share-row">
      <Standing share={share} isLive={isLive} copy={copy} />
      {isLive && (
        <div className="actions">
          {share.guessAgreedAt === null && (
            <Button
              variant="quiet"
              busy={isBusy}
              aria-label={fill(
                share.guessFirst ? copy.guess.stopLabel : copy.guess.askLabel,
                label,
              )}
              onClick={() => void run(ask)}
            >
              {share.guessFirst ? copy.guess.stop : copy.guess.ask}
            </Button>
          )}
          <ConfirmPress
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
      {isLive &&
        share.guess &&
        share.guessFirst &&
        (renderGuess?.(share) ?? <p>{copy.guess.there}</p>)}
    </li>
  );
}

function Standing({ share, isLive, copy }: { share: Share; isLive: boolean; copy: Copy['list'] }) {
  const date = longDateIn(useLocale());
  const day = (moment: string) => ({ date: date.format(new Date(moment)) });
  const standing = share.revokedAt
    ? fill(copy.revoked, day(share.revokedAt))
    : fill(isLive ? copy.until : copy.expired, day(share.expiresAt));
  const opened = share.openedAt
    ? fill(share.opens === 1 ? copy.once : copy.opened, { n: share.opens, ...day(share.openedAt) })
    : copy.never;
  const isClosed = isLive && share.guessFirst && share.guessAgreedAt === null;
  return (
    <p>
      <strong>{share.label || copy.unnamed}</strong>
      <span className="block text-[0.95rem] text-muted">
        {standing}. {share.withPlan && `${copy.withPlan}. `}
        {opened}. {isClosed && `${share.guess ? copy.guess.sent : copy.guess.waits}.`}
      </span>
    </p>
  );
}
