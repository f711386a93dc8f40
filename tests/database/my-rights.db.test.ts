import { expect, test } from 'vitest';
import { answer, attemptHeader, callJson, saveAnswers } from './attempts-for-tests.ts';
import { decide } from './consent-words.ts';
import { asPerson, createPerson } from './people.ts';
import { startEmptiedDatabase } from './start-database.ts';

const database = await startEmptiedDatabase();

const consenting = async (purpose: string) =>
  (
    await database.query<{ id: string }>('select private.consenting_people($1) as id', [purpose])
  ).map(({ id }) => id);

async function withAttempt() {
  const person = await createPerson(database);
  const as = asPerson(database, person.claims);
  const header = attemptHeader();
  await saveAnswers(as, header, { r01: answer(3) });
  await as.query('select public.submit_attempt($1)', [header.id]);
  return { person, as, header };
}

test('a request is due one month on; its due date and answer are not the person’s to write (P09)', async () => {
  const ana = await createPerson(database);
  const as = asPerson(database, ana.claims);
  await as.query(`insert into public.requests (kind, text) values ('rectification', 'My name')`);
  expect(
    await as.query(`select kind, due_at = at + interval '1 month' as month, answered_at, outcome
      from public.requests`),
  ).toEqual([{ kind: 'rectification', month: true, answered_at: null, outcome: null }]);
  for (const attempt of [
    `insert into public.requests (kind, due_at) values ('access', now())`,
    `update public.requests set answered_at = now()`,
    `delete from public.requests`,
  ]) {
    await expect(as.query(attempt)).rejects.toMatchObject({ code: '42501' });
  }
  for (let count = 2; count <= 20; count += 1) {
    await as.query(`insert into public.requests (kind) values ('access')`);
  }
  await expect(
    as.query(`insert into public.requests (kind) values ('access')`),
  ).rejects.toMatchObject({ code: 'PT429' });
});

test('the newest word on a purpose decides who may be in a mailing or in research (P02)', async () => {
  const ana = await createPerson(database);
  const as = asPerson(database, ana.claims);
  await decide(as, 'research');
  await decide(as, 'marketing');
  await decide(as, 'marketing', false);
  expect(await consenting('research')).toContain(ana.id);
  expect(await consenting('marketing')).not.toContain(ana.id);
});

test('restriction and objection each take a person out of research, and back (P07)', async () => {
  const ana = await createPerson(database);
  const as = asPerson(database, ana.claims);
  await decide(as, 'research');
  for (const kind of ['restriction', 'objection']) {
    await callJson(as, 'limit_processing($1, true)', [kind]);
    await callJson(as, 'limit_processing($1, true)', [kind]);
    expect(await consenting('research')).not.toContain(ana.id);
    await callJson(as, 'limit_processing($1, false)', [kind]);
    expect(await consenting('research')).toContain(ana.id);
  }
  expect(await as.query('select kind, outcome from public.requests order by id')).toEqual([
    { kind: 'restriction', outcome: 'applied' },
    { kind: 'restriction', outcome: 'lifted' },
    { kind: 'objection', outcome: 'applied' },
    { kind: 'objection', outcome: 'lifted' },
  ]);
});

test('restricted data is read-only; correcting the name and erasing stay possible (P07)', async () => {
  const { person, as, header } = await withAttempt();
  await callJson(as, 'limit_processing($1, true)', ['restriction']);
  for (const change of [
    () => saveAnswers(as, attemptHeader(), { r01: answer(3) }),
    () => as.query(`update public.profiles set country = 'MX'`),
  ]) {
    await expect(change()).rejects.toMatchObject({ code: 'PT423' });
  }
  await as.query(`update public.profiles set full_name = 'Right name'`);
  expect(await callJson(as, 'withdraw_my_attempts()', [])).toEqual([header.id]);
  await expect(
    as.query('update public.profiles set restricted_at = null where id = $1', [person.id]),
  ).rejects.toMatchObject({ code: '42501' });
});

test('an erased result loses its answers at once, and another device cannot bring them back', async () => {
  const { as, header } = await withAttempt();
  const kept = attemptHeader();
  await saveAnswers(as, kept, { r02: answer(4) });
  expect(await callJson(as, 'withdraw_attempt($1)', [header.id])).toEqual([header.id]);
  const again = await saveAnswers(as, header, { r01: answer(5, 2000) });
  expect(again).toMatchObject({ state: 'withdrawn', answers: {}, item_times: {} });
  expect(await callJson(as, 'submit_attempt($1)', [header.id])).toMatchObject({
    state: 'withdrawn',
  });
  expect(
    await as.query('select state, answers from public.attempts where id = $1', [kept.id]),
  ).toEqual([{ state: 'draft', answers: { r02: 4 } }]);
  expect(await callJson(as, 'withdraw_my_attempts()', [])).toEqual([kept.id]);
  await expect(
    database.query(`update public.attempts set state = 'submitted' where id = $1`, [kept.id]),
  ).rejects.toMatchObject({ code: 'PT409' });
});

test('no person erases another’s results', async () => {
  const { header } = await withAttempt();
  const ben = await createPerson(database);
  const asBen = asPerson(database, ben.claims);
  expect(await callJson(asBen, 'withdraw_attempt($1)', [header.id])).toEqual([]);
  expect(
    await database.query('select state from public.attempts where id = $1', [header.id]),
  ).toEqual([{ state: 'submitted' }]);
});

test('every table of a person’s own is read-only while restricted, but for what is a right itself', async () => {
  const open = await database.query<{ name: string }>(
    `select c.relname as name from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'user_id')
       and not exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'refuse_when_restricted')
     order by 1`,
  );
  // Links are refused by create_share, so that open ones can still be ended.
  expect(open.map(({ name }) => name)).toEqual(['consents', 'requests', 'shares']);
});
