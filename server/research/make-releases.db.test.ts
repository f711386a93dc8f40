import { expect, test } from 'vitest';
import { createDemoPeople } from '../../bench/demo-people.ts';
import { createRandom } from '../../bench/random.ts';
import { storeDemoPeople } from '../../bench/store-demo-people.ts';
import { startEmptiedDatabase } from '#tests/database/start-database.ts';
import { makeReleases } from './make-releases.ts';

const database = await startEmptiedDatabase();
const now = new Date('2026-11-21T03:00:00Z');
const releases = () =>
  database.query<{ instrument: string; n: number; is_synthetic: boolean }>(
    'select instrument, n, is_synthetic from public.research_releases order by id',
  );

test('generated people are in no real release; one of their own is marked, and made once', async () => {
  const next = createDemoPeople(createRandom(3), 100);
  const people = Array.from({ length: 800 }, next);
  await database.transaction((tx) => storeDemoPeople(tx, people));

  const real = await makeReleases(database, { now, synthetic: false });
  expect(real.map(({ read, kind }) => [read, kind])).toEqual([
    [0, 'few'],
    [0, 'few'],
    [0, 'few'],
  ]);
  expect(await releases()).toEqual([]);

  const agreeing = people.filter(
    ({ research, attempts }) =>
      research && attempts.some(({ instrument, finished }) => instrument === 'riasec' && finished),
  );
  const [riasec] = await makeReleases(database, { now, synthetic: true });
  expect(riasec).toMatchObject({ instrument: 'riasec', read: agreeing.length, kind: 'published' });
  expect(await releases()).toMatchObject([{ instrument: 'riasec', is_synthetic: true }]);

  // One person withdraws, and the release made again is the same: nothing is published.
  await database.query(
    `insert into public.consents (user_id, purpose, granted, text_version, text_hash, locale, channel)
     select id, 'research', false, '1', repeat('a', 64), 'es', 'profile' from private.people where research limit 1`,
  );
  const [again] = await makeReleases(database, { now, synthetic: true });
  expect(again?.kind).toBe('same');
  expect(await releases()).toHaveLength(1);
}, 60_000);
