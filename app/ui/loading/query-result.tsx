import type { ReactNode } from 'react';
import { RetryNotice } from './retry-notice.tsx';
import { Spinner } from '#app/ui/spinner.tsx';

/** What was asked for: here, on its way, or not reachable. */
export function QueryResult<Data>({
  query,
  copy,
  children,
}: {
  query: { data: Data | undefined; isLoading: boolean; refetch: () => unknown };
  copy: { loading: string; unreachable: string; retry: string };
  children: (data: Data) => ReactNode;
}) {
  if (query.data !== undefined) return children(query.data);
  if (query.isLoading) return <Spinner label={copy.loading} />;
  return <RetryNotice text={copy.unreachable} retry={copy.retry} onRetry={() => query.refetch()} />;
}
