import { queryOptions } from '@tanstack/react-query';
import { parseRelease } from '#domain/research/parse-release.ts';
import type { Release } from '#domain/research/release.ts';
import { backend } from './backend/backend.ts';

export type PublishedRelease = { readonly release: Release; readonly isSynthetic: boolean };

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
    return newestOfEach(found);
  },
});

/** From the newest first: one per test, real ones before generated ones. */
export function newestOfEach(releases: readonly PublishedRelease[]): PublishedRelease[] {
  const tests = ['riasec', 'values', 'personality'];
  return tests.flatMap((test) => {
    const own = releases.filter(({ release }) => release.instrument === test);
    const newest = own.find(({ isSynthetic }) => !isSynthetic) ?? own[0];
    return newest ? [newest] : [];
  });
}
