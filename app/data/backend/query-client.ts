import { QueryClient } from '@tanstack/react-query';
import { constants } from '#domain/constants.ts';

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
