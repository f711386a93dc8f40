// What a centre’s view asked the server for: on its way, refused, or shown.
import { useEffect, type ReactNode } from 'react';
import { renewSession } from '#app/data/account/second-factor.ts';
import { staffRefusal } from '#app/data/centre/ask-staff.ts';
import { QueryResult } from '#app/ui/loading/query-result.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { Copy } from '#content/dictionaries/es/centre-area.ts';

type Asking<Data> = {
  data: Data | undefined;
  error: unknown;
  isError: boolean;
  refetch: () => unknown;
};

/**
 * What the database answers the staff. What it refuses hides what was known before; a network that fails does not, so that
 * a board stays readable (`keeps`).
 */
export function Asked<Data>({
  query,
  keeps = false,
  copy,
  children,
}: {
  query: Asking<Data>;
  keeps?: boolean;
  copy: Pick<Copy, 'loading' | 'unreachable' | 'retry' | 'gone'>;
  children: (data: Data) => ReactNode;
}) {
  const { data, error, isError } = query;
  const refusal = isError ? staffRefusal(error) : undefined;
  useEffect(() => {
    // The page finds out by itself that a code is owed again.
    if (refusal === 'second-factor') void renewSession();
  }, [refusal]);
  if (refusal === 'not-there' || refusal === 'role')
    return <Notice tone="warn">{copy.gone}</Notice>;
  const isHidden = isError && (!keeps || refusal !== undefined);
  return (
    <QueryResult
      query={{ data: isHidden ? undefined : data, isLoading: !isError, refetch: query.refetch }}
      copy={copy}
    >
      {children}
    </QueryResult>
  );
}
