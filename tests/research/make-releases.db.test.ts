import { expect, test } from 'vitest';
import { createDemoPeople, type DemoPerson } from '#tools/demo/demo-people.ts';
import { createRandom } from '#tools/demo/random.ts';
import { storeDemoPeople } from '#tools/demo/store-demo-people.ts';
import { publications } from '#content/instruments/publications.ts';
import { interestsV1 } from '#content/instruments/interests/v1/instrument.ts';
import { definition } from '#domain/instruments/interests/interests.ts';
import { createCollector } from '#domain/research/release-collector.ts';
import { startDatabase, startEmptiedDatabase } from '#tests/database/start-database.ts';
import { attemptOf, hurried, straightAtTheEnd, takenByGenerated } from './generated-attempts.ts';
import { makeReleases } from '#server/research/make-releases.ts';

const database = await startEmptiedDatabase();
const now = new Date('2026-11-21T03:00:00Z');
const releases = () =>
  database.query<{ instrument: string; n: number; is_synthetic: boolean }>(
    'select instrument, n, is_synthetic from public.research_releases order by id',
  );

test('generated people are in no real release; one of their own is marked, and made once', async () => {
  const next = createDemoPeople(createRandom(3), 100, takenByGenerated);
  const people = Array.from({ length: 800 }, next).map(hurriedNowAndThen);
  await database.transaction((tx) => storeDemoPeople(tx, people));

  const real = await makeReleases(database, { now, synthetic: false });
  expect(real.map(({ read, kind }) => [read, kind])).toEqual(publications.map(() => [0, 'few']));
  expect(await releases()).toEqual([]);

  const agreeing = people.filter(
    ({ research, attempts }) =>
      research && attempts.some(({ instrument, finished }) => instrument === 'riasec' && finished),
  );
  const [riasec] = await makeReleases(database, { now, synthetic: true });
  expect(riasec).toMatchObject({ instrument: 'riasec', read: agreeing.length, kind: 'published' });
  expect(await releases()).toMatchObject([{ instrument: 'riasec', is_synthetic: true }]);

  // The same figures as of everybody's answers and times at once.
  const collector = createCollector(interestsV1, {
    ...definition,
    testOrder: await definition.loadOrderTest?.(),
  });
  for (const { country, ageBand, attempts, daysAgo } of agreeing) {
    const attempt = attempts.find(({ instrument }) => instrument === 'riasec');
    if (!attempt) throw new Error('no attempt');
    const day = new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
    collector.add({ ...attemptOf(attempt, day), country, ageBand });
  }
  expect(collector.count()).toBeLessThan(agreeing.length - 10);
  expect(riasec?.counted).toBe(collector.count());
  const [stored] = await database.query('select tables from public.research_releases');
  expect(stored).toMatchObject({
    tables: { ...collector.release('2026-11-21'), from: expect.any(String) },
  });

  // One person withdraws, and the release made again is the same: nothing is published.
  await database.query(
    `insert into public.consents (user_id, purpose, granted, text_version, text_hash, locale, channel)
     select id, 'research', false, 'demo', repeat('0', 64), 'es', 'profile' from private.people where research limit 1`,
  );
  const [again] = await makeReleases(database, { now, synthetic: true });
  expect(again?.kind).toBe('same');
  expect(await releases()).toHaveLength(1);
});

test('rows with impossible times neither stop a release nor date it (D16)', async () => {
  // From before the database refused them, so its checks are taken away here.
  const earlier = await startDatabase();
  const checks = await earlier.query<{ name: string }>(
    `select conname as name from pg_constraint where conrelid = 'public.attempts'::regclass and conname ~ '_possible$'`,
  );
  expect(checks).toHaveLength(3);
  for (const { name } of checks)
    await earlier.query(`alter table public.attempts drop constraint ${name}`);
  const next = createDemoPeople(createRandom(5), 60, takenByGenerated);
  await earlier.transaction((tx) => storeDemoPeople(tx, Array.from({ length: 800 }, next)));
  const chosen = `select a.id from public.attempts a join private.people p on p.id = a.user_id
    where p.research and a.state = 'submitted' and a.instrument = 'riasec'
      and a.submitted_at between now() - interval '100 days' and now()`;
  await earlier.transaction(async (tx) => {
    await tx.query(`set local session_replication_role = replica`);
    for (const time of ['-infinity', '0001-01-01', '1970-01-01', '9999-12-31', 'infinity']) {
      await tx.query(
        `update public.attempts set submitted_at = $1::timestamptz where id = (${chosen} limit 1)`,
        [time],
      );
    }
    // Nine people in winter, fewer than a cell, and forty in June.
    for (const [day, people] of [
      ['2026-02-10', 9],
      ['2026-06-10', 40],
    ]) {
      await tx.query(
        `update public.attempts set submitted_at = $1::timestamptz where id in (${chosen} limit ${people})`,
        [day],
      );
    }
  });
  const [possible] = await earlier.query<{ read: number }>(
    `select count(*)::integer as read from public.attempts a join private.people p on p.id = a.user_id
     where p.research and a.state = 'submitted' and a.instrument = 'riasec'
       and a.submitted_at between '2026-01-01' and now()`,
  );
  const [riasec] = await makeReleases(earlier, { now, synthetic: true });
  expect(riasec).toMatchObject({ instrument: 'riasec', kind: 'published', ...possible });
  const [stored] = await earlier.query(
    `select period_start::text as start, tables ->> 'from' as from from public.research_releases`,
  );
  expect(stored).toEqual({ start: '2026-06-01', from: '2026-06-01' });
});

/** Every tenth shows one sign of careless answering, and half of those hurry, which is two. */
function hurriedNowAndThen(person: DemoPerson, index: number): DemoPerson {
  if (index % 10 > 0) return person;
  const attempts = person.attempts.map((attempt) => {
    return {
      ...attempt,
      answers: straightAtTheEnd(attempt.answers),
      times: index % 20 > 0 ? attempt.times : hurried(attempt.times),
    };
  });
  return { ...person, attempts };
}
