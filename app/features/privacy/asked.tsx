import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Copy } from '#content/dictionaries/es/profile-privacy.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Spinner } from '#app/ui/spinner.tsx';

/** What the account was asked for: on its way, not reachable, or here. */
export function Asked<Data>({
  query,
  copy,
  children,
}: {
  query: UseQueryResult<Data>;
  copy: Copy['asking'];
  children: (data: Data) => ReactNode;
}) {
  if (query.data !== undefined) return children(query.data);
  if (query.isPending && query.fetchStatus !== 'paused') return <Spinner label={copy.loading} />;
  return (
    <Notice tone="warn">
      <p>{copy.unreachable}</p>
      <div>
        <Button variant="secondary" onClick={() => void query.refetch()}>
          {copy.retry}
        </Button>
      </div>
    </Notice>
  );
}
