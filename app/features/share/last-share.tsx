import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sharesQuery } from '#app/data/attempts/shares.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { RetryNotice } from '#app/ui/loading/retry-notice.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import type { Copy } from '#content/dictionaries/es/share.ts';
import { isLive, ShareStatus } from './share-status.tsx';

/** How the newest link to a result stands, and the way to all of them; without one, where links are made. */
export function LastShare({
  owner,
  hasResult,
  manage,
  copy,
}: {
  owner: string;
  hasResult: boolean;
  /** The address where links are ended. */
  manage: string;
  copy: Copy;
}) {
  const paths = usePaths();
  const shares = useQuery(sharesQuery(owner));
  const [now] = useState(() => new Date());
  const [last, ...others] = shares.data ?? [];
  const hasOtherLive = others.some((share) => isLive(share, now));
  return (
    <section className="panel stack" aria-labelledby="last-share-title">
      <h2 id="last-share-title" className="text-[1.4rem]">
        {copy.last.title}
      </h2>
      {shares.isLoading && <Spinner label={copy.list.loading} />}
      {!shares.isLoading && !shares.data && (
        <RetryNotice
          text={copy.list.failed}
          retry={copy.list.retry}
          onRetry={() => shares.refetch()}
        />
      )}
      {last && (
        <>
          <ShareStatus share={last} isLive={isLive(last, now)} copy={copy.list} />
          {hasOtherLive && <p>{copy.last.others}</p>}
          <div className="actions">
            <ButtonLink variant="secondary" to={manage}>
              {copy.last.manage}
            </ButtonLink>
          </div>
        </>
      )}
      {shares.data?.length === 0 && (
        <>
          <p>{hasResult ? copy.last.none : copy.last.noResult}</p>
          {hasResult && (
            <div className="actions">
              <ButtonLink variant="secondary" to={`${paths.to('results')}#send-link`}>
                {copy.last.make}
              </ButtonLink>
            </div>
          )}
        </>
      )}
    </section>
  );
}
