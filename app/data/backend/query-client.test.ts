import { expect, test } from 'vitest';
import { createQueryClient } from './query-client.ts';

test('queries are cached as the specification fixes it (S09)', () => {
  expect(createQueryClient().getDefaultOptions().queries).toEqual({
    staleTime: 300_000,
    gcTime: 600_000,
    retry: 2,
    refetchOnWindowFocus: false,
    refetchOnMount: false,
    refetchOnReconnect: 'always',
  });
});
