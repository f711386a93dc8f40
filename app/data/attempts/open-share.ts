import { queryOptions } from '@tanstack/react-query';
import { backend } from '#app/data/backend/backend.ts';
import type { OpenedShare } from './read-opened-share.ts';

/**
 * What a link shows; its secret goes into the body of the request and nowhere else. `again`: the page was loaded again,
 * which is no new opening.
 */
export function openShareQuery(token: string, again: boolean) {
  return queryOptions({
    queryKey: ['opened-share', token],
    queryFn: async (): Promise<OpenedShare> => {
      const [{ readOpened }, { data, error }] = await Promise.all([
        import('./read-opened-share.ts'),
        ask(token, again),
      ]);
      if (error) throw error;
      const opened = readOpened(data);
      if (opened.kind !== 'unknown') return opened;
      // One that no account made may be a guest's.
      return (await import('#app/data/guest/guest-link.ts')).openGuestLink(token);
    },
    staleTime: 0,
    gcTime: 0,
    retry: 1,
  });
}

async function ask(token: string, again: boolean) {
  return (await backend()).rpc('open_share', { token, again });
}
