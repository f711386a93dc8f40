import { expect, test } from 'vitest';
import { createDemoPeople, type DemoPerson } from '../../bench/demo-people.ts';
import { createRandom } from '../../bench/random.ts';
import { storeDemoPeople } from '../../bench/store-demo-people.ts';
import { riasecV1 } from '#content/instruments/riasec/v1/instrument.ts';
import { createCollector } from '#domain/research/collect.ts';
import { startEmptiedDatabase } from '#tests/database/start-database.ts';
import { straightAtTheEnd } from '#tests/research/generated-attempts.ts';
import { makeReleases } from './make-releases.ts';

const database = await startEmptiedDatabase();
const now = new Date('2026-11-21T03:00:00Z');
const releases = () =>
  database.query<{ instrument: string; n: number; is_synthetic: boolean }>(
    'select instrument, n, is_synthetic from public.research_releases order by id',
  );

test('generated people are in no real release; one of their own is marked, and made once', async () => {
  const next = createDemoPeople(createRandom(3), 100);
  const people = Array.from({ length: 800 }, next).map(hurriedNowAndThen);
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

  // The same figures as of everybody's answers and times at once.
  const collector = createCollector(riasecV1, true);
  for (const { country, ageBand, attempts, daysAgo } of agreeing) {
    const attempt = attempts.find(({ instrument }) => instrument === 'riasec');
    if (!attempt) throw new Error('no attempt');
    const day = new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
    const times = Object.values(attempt.times).map(({ ms }) => ms);
    collector.add({ ...attempt, form: 'full', times, submittedOn: day, country, ageBand });
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
     select id, 'research', false, '1', repeat('a', 64), 'es', 'profile' from private.people where research limit 1`,
  );
  const [again] = await makeReleases(database, { now, synthetic: true });
  expect(again?.kind).toBe('same');
  expect(await releases()).toHaveLength(1);
}, 60_000);

/** Every tenth shows one sign of careless answering, and half of those hurry, which is two. */
function hurriedNowAndThen(person: DemoPerson, index: number): DemoPerson {
  if (index % 10 > 0) return person;
  const attempts = person.attempts.map((attempt) => {
    const times = Object.entries(attempt.times).map(([id, { at }]) => [id, { at, ms: 700 }]);
    return {
      ...attempt,
      answers: straightAtTheEnd(attempt.answers),
      times: index % 20 > 0 ? attempt.times : Object.fromEntries(times),
    };
  });
  return { ...person, attempts };
}
