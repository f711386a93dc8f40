import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { revokeShare, sharesQuery, type Share } from '#app/data/attempts/shares.ts';
import { fill } from '#app/i18n/fill.ts';
import { longDateIn } from '#content/dictionaries/formats.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { RetryNotice } from '#app/ui/loading/retry-notice.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import type { Copy } from '#content/dictionaries/es/share.ts';

/** The links a person has made, with how each stands and the way to end it. */
export function MyShares({
  owner,
  copy,
  hidesNone = false,
}: {
  owner: string;
  copy: Copy['list'];
  /** Says nothing where there is no link yet. */
  hidesNone?: boolean;
}) {
  const queries = useQueryClient();
  const query = sharesQuery(owner);
  const shares = useQuery(query);
  const [now] = useState(() => new Date());
  const revoke = useMutation({
    mutationFn: revokeShare,
    onSettled: () => queries.invalidateQueries({ queryKey: query.queryKey }),
  });
  if (shares.isPending) return <Spinner label={copy.loading} />;
  if (shares.isError) {
    return <RetryNotice text={copy.failed} retry={copy.retry} onRetry={() => shares.refetch()} />;
  }
  if (shares.data.length === 0) return hidesNone ? null : <p>{copy.none}</p>;
  return (
    <section className="stack" aria-label={copy.title}>
      <h3>{copy.title}</h3>
      {revoke.isError && <Notice tone="error">{copy.revokeFailed}</Notice>}
      <ul className="border-t border-line">
        {shares.data.map((share) => (
          <li key={share.id} className="share-row">
            <Standing share={share} now={now} copy={copy} />
            {isLive(share, now) && (
              <Button
                variant="secondary"
                busy={revoke.isPending && revoke.variables === share.id}
                aria-label={fill(copy.revokeLabel, { label: share.label || copy.unnamed })}
                onClick={() => revoke.mutate(share.id)}
              >
                {revoke.isPending && revoke.variables === share.id ? copy.revoking : copy.revoke}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Standing({ share, now, copy }: { share: Share; now: Date; copy: Copy['list'] }) {
  const date = longDateIn(useLocale());
  const day = (moment: string) => ({ date: date.format(new Date(moment)) });
  const standing = share.revokedAt
    ? fill(copy.revoked, day(share.revokedAt))
    : fill(isLive(share, now) ? copy.until : copy.expired, day(share.expiresAt));
  const opened = share.openedAt
    ? fill(share.opens === 1 ? copy.once : copy.opened, { n: share.opens, ...day(share.openedAt) })
    : copy.never;
  return (
    <p>
      <strong>{share.label || copy.unnamed}</strong>
      <span className="block text-[0.95rem] text-muted">
        {standing}. {share.withPlan && `${copy.withPlan}. `}
        {opened}.
      </span>
    </p>
  );
}

function isLive({ revokedAt, expiresAt }: Share, now: Date): boolean {
  return revokedAt === null && new Date(expiresAt) > now;
}
