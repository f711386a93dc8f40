import { useEffect, type ReactNode } from 'react';
import { QueryResult } from '#app/ui/loading/query-result.tsx';
import type { Copy } from '#content/dictionaries/es/admin-area.ts';
import { useFreshCode } from './fresh-code.tsx';
import { useRefusal } from './use-refusal.ts';

type AdminQuery<Data> = {
  data: Data | undefined;
  error: unknown;
  isError: boolean;
  refetch: (options: { throwOnError: true }) => Promise<unknown>;
};

/** What the server answered an admin; a refusal is answered, and what failed hides what was known before. */
export function AdminQueryResult<Data>({
  query,
  copy,
  children,
}: {
  query: AdminQuery<Data>;
  copy: Pick<Copy, 'loading' | 'unreachable' | 'retry'>;
  children: (data: Data) => ReactNode;
}) {
  const { data, error, isError } = query;
  const withFreshCode = useFreshCode();
  const answerRefusal = useRefusal();
  useEffect(() => answerRefusal(error), [error, answerRefusal]);
  // What fails again stays on the page as it is.
  const refetch = () =>
    withFreshCode(() => query.refetch({ throwOnError: true })).catch(() => undefined);
  return (
    <QueryResult
      query={{ data: isError ? undefined : data, isLoading: !isError, refetch }}
      copy={copy}
    >
      {children}
    </QueryResult>
  );
}
