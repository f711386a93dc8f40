import { QueryClient } from '@tanstack/react-query';
import { constants } from '#domain/constants.ts';

let ofDocument: QueryClient | undefined;

/** One cache for everything in this document that asks the backend. */
export function documentQueries(): QueryClient {
  return (ofDocument ??= createQueryClient());
}

/** Caching as promised (specification S09). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: constants.queryStaleTime,
        gcTime: constants.queryGcTime,
        retry: constants.queryRetries,
        refetchOnWindowFocus: false,
        refetchOnMount: false,
        refetchOnReconnect: 'always',
      },
    },
  });
}

/**
 * For files of the site instead of answers of the backend: they never grow old, and are asked for whatever the browser
 * knows of its network. What did not arrive is asked for again by itself, after growing pauses and when the network is back.
 */
export const fileQuery = {
  staleTime: Infinity,
  networkMode: 'always',
  retry: false,
  refetchOnReconnect: ({ state }: Asked) => state.data === undefined && 'always',
  refetchInterval: ({ state }: Asked) =>
    state.status === 'error' && Math.min(30_000, 1_000 * 2 ** (state.errorUpdateCount - 1)),
} as const;

type Asked = { state: { data: unknown; status: string; errorUpdateCount: number } };
