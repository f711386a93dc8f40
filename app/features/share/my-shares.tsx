import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { sharesQuery, type Share } from '#app/data/attempts/shares.ts';
import { RetryNotice } from '#app/ui/loading/retry-notice.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import type { Copy } from '#content/dictionaries/es/share.ts';
import { ShareRow } from './share-row.tsx';

/** The links a person has made, with how each stands and the way to end it. */
export function MyShares({
  owner,
  renderGuess,
  copy,
  hidesNone = false,
}: {
  owner: string;
  renderGuess?: (share: Share) => ReactNode;
  copy: Copy['list'];
  /** Says nothing where there is no link yet. */
  hidesNone?: boolean;
}) {
  const shares = useQuery(sharesQuery(owner));
  const [now] = useState(() => new Date());
  if (shares.isPending) return <Spinner label={copy.loading} />;
  if (shares.isError) {
    return <RetryNotice text={copy.failed} retry={copy.retry} onRetry={() => shares.refetch()} />;
  }
  if (shares.data.length === 0) return hidesNone ? null : <p>{copy.none}</p>;
  return (
    <section className="stack" aria-label={copy.title}>
      <h3>{copy.title}</h3>
      <ul className="border-t border-line">
        {shares.data.map((share) => (
          <ShareRow
            key={share.id}
            owner={owner}
            share={share}
            now={now}
            renderGuess={renderGuess}
            copy={copy}
          />
        ))}
      </ul>
    </section>
  );
}
