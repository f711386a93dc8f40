import { queryOptions } from '@tanstack/react-query';
import { mayKeepSecondLooks } from '#app/data/guest/may-keep-second-looks.ts';
import type { SecondLooks } from './read-second-looks.ts';

/**
 * The second looks of a person, or of this browser's guest (`null`). What waits in this browser is sent first and asked
 * for again, in growing pauses, while it waits: its attempt may still be on its way. Without a network, what waits is shown.
 * What reads them is loaded where there may be one: most guests have none.
 */
export function secondLooksQuery(owner: string | null) {
  return queryOptions({
    queryKey: ['second-looks', owner],
    queryFn: async (): Promise<SecondLooks> => {
      if (owner === null && !mayKeepSecondLooks()) return { looks: [], isWaiting: false };
      const { accountLooks, guestLooks } = await import('./read-second-looks.ts');
      return owner === null ? guestLooks() : accountLooks(owner);
    },
    networkMode: 'always',
    refetchOnReconnect: owner !== null && 'always',
    refetchInterval: ({ state }) =>
      owner !== null &&
      state.data?.isWaiting === true &&
      Math.min(60_000, 1_000 * 2 ** state.dataUpdateCount),
  });
}
