import { useQuery } from '@tanstack/react-query';
import type { Copy } from '#content/dictionaries/es/research-results.ts';
import { releasesQuery } from '#app/data/research-releases.ts';
import { RetryNotice } from '#app/ui/loading/retry-notice.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { ReleaseView } from './release-view.tsx';

/** The newest releases, asked for once the page stands; that there is none is an answer, too. */
export function LatestReleases({ copy }: { copy: Copy }) {
  const isHydrated = useHydrated();
  const query = useQuery({ ...releasesQuery, enabled: isHydrated });
  const words = copy.release;
  if (query.isError) {
    return (
      <RetryNotice text={words.unreachable} retry={words.retry} onRetry={() => query.refetch()} />
    );
  }
  if (!query.data) return <p className="text-muted">{words.loading}</p>;
  if (query.data.length === 0) return <p className="max-w-(--measure)">{words.none}</p>;
  return (
    <div className="grid gap-14 *:min-w-0">
      {query.data.map((published) => (
        <ReleaseView key={published.release.instrument} published={published} copy={copy} />
      ))}
    </div>
  );
}
