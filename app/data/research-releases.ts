import { queryOptions } from '@tanstack/react-query';
import { definitionOf, instrumentIds, instruments } from '#domain/instruments/registry.ts';
import { parseRelease } from '#domain/research/parse-release.ts';
import type { Release } from '#domain/research/release.ts';
import { backend } from './backend/backend.ts';

export type PublishedRelease = {
  readonly release: Release;
  readonly isSynthetic: boolean;
  /** Whether a scale can come first, so that tables say for whom which does. */
  readonly isRanked: boolean;
};

/** The newest release of each test; one of generated people only where there is none of real ones. */
export const releasesQuery = queryOptions({
  queryKey: ['research-releases'],
  queryFn: async (): Promise<PublishedRelease[]> => {
    const { data, error } = await (
      await backend()
    )
      .from('research_releases')
      .select('tables,is_synthetic')
      .order('id', { ascending: false })
      .limit(30);
    if (error) throw error;
    const found = data.flatMap(({ tables, is_synthetic: isSynthetic }) => {
      const release = parseRelease(tables);
      return release ? [{ release, isSynthetic }] : [];
    });
    return Promise.all(newestOfEach(found).map(withRank));
  },
});

type StoredRelease = Omit<PublishedRelease, 'isRanked'>;

async function withRank(stored: StoredRelease): Promise<PublishedRelease> {
  const { isRanked } = await definitionOf({ id: stored.release.instrument });
  return { ...stored, isRanked };
}

/** From the newest first: one per instrument, real ones before generated ones. */
function newestOfEach(releases: readonly StoredRelease[]): StoredRelease[] {
  return instrumentIds.flatMap((id) => {
    const { storedId } = instruments[id];
    const own = releases.filter(({ release }) => release.instrument === storedId);
    const newest = own.find(({ isSynthetic }) => !isSynthetic) ?? own[0];
    return newest ? [newest] : [];
  });
}
