import { useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import type { Copy } from '#content/dictionaries/es/admin-area.ts';
import { isAdminRefused } from '#app/data/admin-refused.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Spinner } from '#app/ui/spinner.tsx';

type Asking<Data> = {
  data: Data | undefined;
  error: unknown;
  isError: boolean;
  refetch: () => Promise<unknown>;
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
  const client = useQueryClient();
  const isRefused = isAdminRefused(query.error);
  useEffect(() => {
    // The permission was taken away meanwhile: the page asks again, and is the 404 view then.
    if (isRefused) void client.invalidateQueries({ queryKey: ['profile'] });
  }, [isRefused, client]);
  if (query.isError) {
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
  return query.data === undefined ? <Spinner label={copy.loading} /> : children(query.data);
}

/** Generated people are on this page, and it says so. */
export function DemoRibbon({ count, copy }: { count: number; copy: Pick<Copy, 'demo'> }) {
  if (count === 0) return null;
  return <p className="demo-ribbon">{copy.demo.replace('{n}', String(count))}</p>;
}
