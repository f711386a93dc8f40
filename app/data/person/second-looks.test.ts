import { beforeEach, expect, it, vi } from 'vitest';
import { fakeLocalStorage } from '#tests/fake-local-storage.ts';
import { createQueryClient } from '#app/data/backend/query-client.ts';
import { keptSecondLooks } from '#app/data/guest/kept-second-looks.ts';
import { answerSecondLook, removeSecondLook } from './second-looks.ts';
import { secondLooksQuery } from './second-looks-query.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeLocalStorage());
});

const said = (item: string, value: number, at: number) => ({
  attempt: 'an-attempt',
  version: 1,
  answers: { [item]: value },
  itemTimes: { [item]: { at, ms: 10 } },
});

it('shows a guest’s answers at once, keeps them in this browser, and takes them back', async () => {
  const queries = createQueryClient();
  const query = secondLooksQuery(null);
  await queries.fetchQuery(query);
  answerSecondLook(null, said('music-1', 3, 1_000), queries);
  answerSecondLook(null, said('words-1', 0, 2_000), queries);
  const answers = { 'music-1': 3, 'words-1': 0 };
  expect(queries.getQueryData(query.queryKey)).toMatchObject({ looks: [{ answers }] });
  const another = await createQueryClient().fetchQuery(query);
  expect(another).toMatchObject({ looks: [{ answers }], isWaiting: false });
  await removeSecondLook(null, 'an-attempt', queries);
  expect(queries.getQueryData(query.queryKey)).toMatchObject({ looks: [] });
  expect(keptSecondLooks(null)).toEqual([]);
});

it('loses nothing of a person’s answers while the server is silent, and says that they wait', async () => {
  vi.stubGlobal('location', { origin: 'http://site.test' });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('nobody answers')));
  const queries = createQueryClient();
  const query = secondLooksQuery('ana');
  answerSecondLook('ana', said('music-1', 3, 1_000), queries);
  vi.useFakeTimers();
  const asked = createQueryClient().fetchQuery(query);
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  expect(await asked).toMatchObject({
    looks: [{ attempt: 'an-attempt', answers: { 'music-1': 3 } }],
    isWaiting: true,
  });
  await expect(removeSecondLook('ana', 'an-attempt', queries)).rejects.toThrow('nobody answers');
  expect(keptSecondLooks('ana')).toHaveLength(1);
});
