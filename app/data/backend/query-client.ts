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
