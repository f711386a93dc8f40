import { useEffect, type ReactNode } from 'react';
import type { Copy } from '#content/dictionaries/es/admin-area.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import { useFreshCode } from './fresh-code.tsx';
import { useRefusal } from './use-refusal.ts';

type Asking<Data> = {
  data: Data | undefined;
  error: unknown;
  isError: boolean;
  refetch: (options: { throwOnError: true }) => Promise<unknown>;
};

/** What the server answered, or that it is being asked, or that it cannot be reached. */
export function Asked<Data>({
  query,
  copy,
  children,
}: {
  query: Asking<Data>;
  copy: Pick<Copy, 'loading' | 'unreachable' | 'retry'>;
  children: (data: Data) => ReactNode;
}) {
  const { error } = query;
  const withFreshCode = useFreshCode();
  const answerRefusal = useRefusal();
  useEffect(() => answerRefusal(error), [error, answerRefusal]);
  // What fails again stays on the page as it is.
  const again = () =>
    void withFreshCode(() => query.refetch({ throwOnError: true })).catch(() => {});
  if (query.isError) {
    return (
      <Notice tone="warn">
        <p>{copy.unreachable}</p>
        <div>
          <Button variant="secondary" onClick={again}>
            {copy.retry}
          </Button>
        </div>
      </Notice>
    );
  }
  return query.data === undefined ? <Spinner label={copy.loading} /> : children(query.data);
}

/** Generated people are on this page, and it says so. */
export function DemoRibbon({ count, copy }: { count: number; copy: Pick<Copy, 'demo'> }) {
  if (count === 0) return null;
  return <p className="demo-ribbon">{copy.demo.replace('{n}', String(count))}</p>;
}
