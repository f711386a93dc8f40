import { useQuery } from '@tanstack/react-query';
import type { Copy } from '#content/dictionaries/es/research-results.ts';
import { loadScaleNames } from '#content/instruments/scale-names.ts';
import { instrumentIdOf } from '#domain/instruments/registry.ts';
import { releasesQuery, type PublishedRelease } from '#app/data/research-releases.ts';
import { useLocale } from '#app/i18n/paths.tsx';
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
        <NamedRelease key={published.release.instrument} published={published} copy={copy} />
      ))}
    </div>
  );
}

/** A release with the names of its scales, which come with the words of its instrument. */
function NamedRelease({ published, copy }: { published: PublishedRelease; copy: Copy }) {
  const locale = useLocale();
  const id = instrumentIdOf(published.release.instrument);
  const names = useQuery({
    queryKey: ['scale-names', id, locale],
    queryFn: async () => (id ? loadScaleNames(id, locale) : {}),
    staleTime: Infinity,
  });
  if (names.isPending) return <p className="text-muted">{copy.release.loading}</p>;
  return <ReleaseView published={published} scaleNames={names.data ?? {}} copy={copy} />;
}
