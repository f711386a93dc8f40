import 'fake-indexeddb/auto';
import { MutationObserver } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeLocalStorage } from '#tests/fake-local-storage.ts';
import { createQueryClient } from '#app/data/backend/query-client.ts';
import { reactionsQuery, reactMutation } from './reactions.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeLocalStorage());
  vi.stubGlobal('location', { origin: 'http://site.test' });
});

it('shows a guest’s reaction at once, keeps it on the device, and takes it back', async () => {
  const queries = createQueryClient();
  expect(await queries.fetchQuery(reactionsQuery(null))).toEqual({});
  const react = new MutationObserver(queries, reactMutation(null, queries));

  const saying = react.mutate({ career: 'enfermeria', reaction: 'interested' });
  const { queryKey } = reactionsQuery(null);
  await vi.waitFor(() =>
    expect(queries.getQueryData(queryKey)).toEqual({ enfermeria: 'interested' }),
  );
  await saying;
  const another = createQueryClient();
  expect(await another.fetchQuery(reactionsQuery(null))).toEqual({ enfermeria: 'interested' });

  await react.mutate({ career: 'enfermeria', reaction: null });
  expect(await createQueryClient().fetchQuery(reactionsQuery(null))).toEqual({});
});

it('shows it as it was when it cannot be stored', async () => {
  const queries = createQueryClient();
  const { queryKey } = reactionsQuery('somebody');
  queries.setQueryData(queryKey, { derecho: 'known' });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('nobody answers')));
  const react = new MutationObserver(queries, reactMutation('somebody', queries));
  await expect(react.mutate({ career: 'derecho', reaction: 'no' })).rejects.toThrow(
    'nobody answers',
  );
  expect(queries.getQueryData(queryKey)).toEqual({ derecho: 'known' });
});
