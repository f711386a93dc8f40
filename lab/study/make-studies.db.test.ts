import { expect, test, vi } from 'vitest';
import { interestsV1 } from '#content/instruments/interests/v1/instrument.ts';
import { definition } from '#domain/instruments/interests/interests.ts';
import { parseCriterionStudy, parseStudy } from '#domain/research/study.ts';
import { keepCriterion } from '#lab/criterion/keep-criterion.ts';
import { startEmptiedDatabase } from '#tests/database/start-database.ts';
import { attemptOf, takenByGenerated } from '#tests/research/generated-attempts.ts';
import { createDemoPeople } from '#tools/demo/demo-people.ts';
import { createRandom } from '#tools/demo/random.ts';
import { storeDemoPeople } from '#tools/demo/store-demo-people.ts';
import { makeStudies } from './make-studies.ts';
import { readPeople } from './read-people.ts';
import { studiedPerson } from './studied-person.ts';

// Hundreds of people are made, stored and read.
vi.setConfig({ testTimeout: 60_000 });

const database = await startEmptiedDatabase();
const asked = { now: new Date('2026-11-22T03:00:00Z'), onRound: () => undefined };
const interests = { instrument: interestsV1, sectionOf: definition.sectionOf };
const studies = () =>
  database.query<{ figures: unknown; is_synthetic: boolean }>(
    `select figures, is_synthetic from private.research_studies
     where instrument = 'riasec' and version = 1 order by id`,
  );

test('only people who agree to research are studied, generated ones never with real ones', async () => {
  const next = createDemoPeople(createRandom(7), 100, takenByGenerated);
  const people = Array.from({ length: 900 }, next);
  await database.transaction((tx) => storeDemoPeople(tx, people));
  const agreeing = people.filter(
    ({ research, attempts }) =>
      research && attempts.some(({ instrument, finished }) => instrument === 'riasec' && finished),
  );
  const counted = agreeing.flatMap(({ attempts, country, ageBand }) =>
    attempts
      .filter(({ instrument }) => instrument === 'riasec')
      .flatMap((attempt) => {
        const made = { ...attemptOf(attempt, '2026-09-15T10:00:00Z'), country, ageBand };
        return studiedPerson(interestsV1, definition.sectionOf, [made]) ?? [];
      }),
  );
  expect(counted.length).toBeGreaterThan(300);
  const read = await readPeople(database, { ...interests, synthetic: true });
  expect(read.people).toHaveLength(counted.length);
  expect((await readPeople(database, { ...interests, synthetic: false })).people).toEqual([]);

  const made = await makeStudies(database, { ...asked, synthetic: true });
  expect(made.find(({ instrument, version }) => instrument === 'riasec' && version === 1)).toEqual({
    instrument: 'riasec',
    version: 1,
    people: counted.length,
    study: 'made',
    calibration: 'few',
  });
  const [stored] = await studies();
  expect(stored?.is_synthetic).toBe(true);
  const study = parseStudy(stored?.figures);
  expect(study?.scales).toMatchObject({ kind: 'made', asOf: '2026-11-22' });
  expect(study?.differences.country.kind).toBe('not-yet');
});

test('a withdrawal is read no more, and one person fewer changes no stored byte (P17)', async () => {
  const before = await readPeople(database, { ...interests, synthetic: true });
  await database.query(
    `insert into public.consents (user_id, purpose, granted, text_version, text_hash, locale, channel)
     select user_id, 'research', false, 'demo', repeat('0', 64), 'es', 'profile' from public.attempts
     join private.people on people.id = user_id
     where research and instrument = 'riasec' and state = 'submitted' limit 1`,
  );
  const after = await readPeople(database, { ...interests, synthetic: true });
  expect(before.people.length + before.times.length).toBeGreaterThan(
    after.people.length + after.times.length,
  );
  const [again] = await makeStudies(database, { ...asked, synthetic: true });
  expect(again?.study).toBe('same');
  expect(await studies()).toHaveLength(1);
});

test('what a person answered twice, weeks apart, is compared; another version of the test is not read with it', async () => {
  const before = await readPeople(database, { ...interests, synthetic: true });
  await database.query(
    `insert into public.attempts (id, user_id, instrument, version, form, locale, state, answers, item_times,
       created_at, updated_at, submitted_at)
     select gen_random_uuid(), user_id, instrument, made.version, form, attempt.locale, state, answers, item_times,
       attempt.created_at - made.before, attempt.created_at - made.before, submitted_at - made.before
     from public.attempts as attempt join private.people on people.id = user_id
     cross join (values (1, interval '30 days'), (99, interval '100 days')) as made (version, before)
     where research and instrument = 'riasec' and attempt.version = 1 and state = 'submitted'
       and submitted_at > '2026-05-15'`,
  );
  const after = await readPeople(database, { ...interests, synthetic: true });
  expect(after.people).toHaveLength(before.people.length);
  const repeated = after.people.flatMap((person) => person.repeated ?? []);
  expect(repeated.length).toBeGreaterThan(200);
  for (const { days, first, second } of repeated) {
    expect(days).toBeCloseTo(30, 6);
    expect(first).toEqual(second);
  }
});

test('how tests and what people say agree is kept beside the studies, and again only after ten people', async () => {
  const kept = () =>
    database.query<{ figures: unknown; is_synthetic: boolean }>(
      `select figures, is_synthetic from private.research_studies where instrument = 'criterion' order by id`,
    );
  expect(await keepCriterion(database, asked.now)).toBe('made');
  expect(await keepCriterion(database, asked.now)).toBe('same');
  const [stored, ...more] = await kept();
  expect(more).toEqual([]);
  expect(stored?.is_synthetic).toBe(false);
  // No real people here, and of none it says only how many it takes.
  expect(parseCriterionStudy(stored?.figures)).toEqual({
    families: { kind: 'not-yet', missing: 300 },
    reactions: { kind: 'not-yet', missing: 300 },
  });
});
