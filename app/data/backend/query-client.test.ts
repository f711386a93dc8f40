import { expect, test } from 'vitest';
import { createQueryClient } from './query-client.ts';

test('queries are cached as section 4 of the specification fixes it', () => {
  expect(createQueryClient().getDefaultOptions().queries).toEqual({
    staleTime: 300_000,
    gcTime: 600_000,
    retry: 2,
    refetchOnWindowFocus: false,
    refetchOnMount: false,
    refetchOnReconnect: 'always',
  });
});
