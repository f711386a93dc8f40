import { beforeAll, expect, test } from 'vitest';
import { answer, attemptHeader, callJson, saveAnswers } from './attempts-for-tests.ts';
import { asPerson, createPerson, type Person } from './people.ts';
import { signedInWithFactor } from './signed-in.ts';
import { startDatabase } from './start-database.ts';

const database = await startDatabase();
let boss: Person;

beforeAll(async () => {
  const admin = await createPerson(database, { admin: true });
  boss = { ...admin, claims: await signedInWithFactor(database, admin) };
});

type Counted = { started: number; finished: number };
type Overview = {
  people: number;
  attempts: Counted[];
  kept_on: Counted[];
  left_at: { attempts: number }[];
};
const overview = () => callJson<Overview>(asPerson(database, boss.claims), 'admin_overview(4)', []);
const sum = (counted: readonly Counted[]) => [
  counted.reduce((total, { started }) => total + started, 0),
  counted.reduce((total, { finished }) => total + finished, 0),
];
const lines = (table: 'people' | 'attempt') =>
  database.query(`select * from private.${table}_counts`);
const drafts = (ids: readonly string[]) =>
  database.query(
    `insert into public.attempts (id, user_id, instrument, version, form, locale)
     select id::uuid, $1::uuid, 'riasec', 1, 'short', 'es' from unnest($2::text[]) as draft (id)`,
    [boss.id, ids],
  );

test('a draft that was withdrawn is not finished, and what was withdrawn after finishing no longer', async () => {
  const ana = asPerson(database, (await createPerson(database)).claims);
  const [kept, finished, draft, undone] = [1, 2, 3, 4].map(() => attemptHeader());
  for (const header of [kept, finished, draft, undone]) {
    await saveAnswers(ana, header ?? attemptHeader(), { r1: answer(2) });
  }
  for (const header of [finished, undone]) await callJson(ana, 'submit_attempt($1)', [header?.id]);
  await database.query(`update public.attempts set created_at = now() - interval '3 days'`);
  expect(sum((await overview()).attempts)).toEqual([4, 2]);

  await callJson(ana, 'withdraw_attempt($1)', [draft?.id]);
  expect(sum((await overview()).attempts)).toEqual([3, 2]);
  await callJson(ana, 'withdraw_attempt($1)', [undone?.id]);
  const seen = await overview();
  expect(sum(seen.attempts)).toEqual([2, 1]);
  expect(sum(seen.kept_on)).toEqual([2, 1]);
  expect(seen.left_at).toMatchObject([{ attempts: 1 }]);
});

test('the day that is not over yet counts to the second where people stop', async () => {
  const before = sum((await overview()).kept_on);
  const [old, young] = [attemptHeader(), attemptHeader()];
  const bea = asPerson(database, (await createPerson(database)).claims);
  const ages = { [old.id]: '86500 seconds', [young.id]: '86300 seconds' };
  for (const header of [old, young]) {
    await saveAnswers(bea, header, { r1: answer(2) });
    await database.query(
      'update public.attempts set created_at = now() - $2::interval where id = $1',
      [header.id, ages[header.id]],
    );
  }
  expect(sum((await overview()).kept_on)).toEqual([(before[0] ?? 0) + 1, before[1]]);
});

test('whatever people do, the lines say what counting anew says', async () => {
  const carla = await createPerson(database);
  const dora = await createPerson(database);
  await saveAnswers(asPerson(database, carla.claims), attemptHeader(), { r1: answer(2) });
  const finished = { ...attemptHeader(), form: 'short' };
  await saveAnswers(asPerson(database, dora.claims), finished, { r1: answer(2) });
  await callJson(asPerson(database, dora.claims), 'submit_attempt($1)', [finished.id]);
  await database.query('update auth.users set email_confirmed_at = null where id = $1', [dora.id]);
  await database.query(`update public.profiles set locale = 'en' where id = $1`, [dora.id]);
  await database.query(`select private.erase_person($1, now())`, [carla.id]);
  const summed = () =>
    database.query(
      `select day::text, locale as kind, sum(people) as one, sum(confirmed) as other from private.people_counts group by 1, 2
         having sum(people) <> 0 or sum(confirmed) <> 0
       union all
       select day::text, instrument || ' ' || form, sum(started), sum(finished) from private.attempt_counts group by 1, 2
         having sum(started) <> 0 or sum(finished) <> 0
       order by 1, 2`,
    );
  const kept = await summed();
  expect(kept.length).toBeGreaterThan(3);
  await database.query('select private.count_everything()');
  expect(await summed()).toEqual(kept);
});

test('lines are drawn together while many begin at once, and the sum stays', async () => {
  const [before] = sum((await overview()).attempts);
  const ids = Array.from({ length: 600 }, () => crypto.randomUUID());
  const parts = Array.from({ length: 20 }, (_, part) => ids.slice(part * 30, part * 30 + 30));
  await Promise.all(parts.map(drafts));
  expect(sum((await overview()).attempts)[0]).toBe((before ?? 0) + 600);
  expect((await lines('attempt')).length).toBeLessThan(600);
  await database.query('select private.draw_attempt_counts(), private.draw_people_counts()');
  expect((await lines('attempt')).length).toBeLessThan(10);
  expect((await lines('people')).length).toBeLessThan(5);
  expect(sum((await overview()).attempts)[0]).toBe((before ?? 0) + 600);
});

test('no role of the API reads or writes the lines', async () => {
  for (const role of ['anon', 'authenticated', 'service_role'] as const) {
    const as = asPerson(database, { ...boss.claims, role });
    await expect(as.query('select from private.people_counts')).rejects.toMatchObject({
      code: '42501',
    });
    await expect(as.query('delete from private.attempt_counts')).rejects.toMatchObject({
      code: '42501',
    });
  }
});
