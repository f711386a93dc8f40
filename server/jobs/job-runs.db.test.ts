import { beforeEach, expect, test } from 'vitest';
import { callJson } from '#tests/database/attempts-for-tests.ts';
import { anonymous, asPerson, createPerson } from '#tests/database/people.ts';
import { signedInWithFactor } from '#tests/database/signed-in.ts';
import { startDatabase, startEmptiedDatabase } from '#tests/database/start-database.ts';
import { silentLog } from '#tests/server/silent-log.ts';
import { configForTests } from '#tests/server/start-front.ts';
import { systemClock as clock } from '#server/clock.ts';
import { createMailQueue } from '#server/mail/mail-queue.ts';
import type { Job, JobParts } from './job.ts';
import { runJob } from './run-job.ts';

const database = await startEmptiedDatabase();
const config = configForTests({ SITE_URL: 'https://faro.example' });
const transport = { send: async () => {}, close() {} };
const mail = createMailQueue({ database, config, clock, log: silentLog, transport });
const parts: JobParts = { database, config, clock, log: silentLog, mail };

beforeEach(() =>
  database.script(
    'delete from auth.users; delete from private.job_runs; delete from private.mail_outbox',
  ),
);

const byDatabase = async () => {
  const [said] = await database.query<{ said: string }>(
    `select private.run_retention('pg_cron') as said`,
  );
  return said?.said;
};
const job = (work: Job['run']): Job => ({ name: 'retention', every: 'day', run: work });
const state = async () => {
  const rows = await database.query<{ job: string; state: string }>(
    'select job, state from private.job_states(now()) order by job desc',
  );
  return rows.map((row) => `${row.job} ${row.state}`);
};
const wasRun = (name: string, hoursAgo: number, error: string | null = null) =>
  database.query(
    `insert into private.job_runs (job, started_at, finished_at, error, runner)
     values ($1, now() - $2::int * interval '1 hour', now() - $2::int * interval '1 hour', $3, 'command')`,
    [name, hoursAgo, error],
  );

test('X19: what one runner does today the others do not, whichever comes first', async () => {
  let times = 0;
  const counted = job(async () => ({ times: ++times }));
  expect(await runJob(counted, parts, { runner: 'command' })).toMatchObject({ kind: 'done' });
  expect(await runJob(counted, parts, { runner: 'server' })).toEqual({ kind: 'not-due' });
  expect(await byDatabase()).toBe('not due');
  expect(await database.query('select runner, outcome from private.job_runs')).toEqual([
    { runner: 'command', outcome: { times: 1 } },
  ]);
  await database.query(`update private.job_runs set started_at = now() - interval '21 hours'`);
  expect(await byDatabase()).toBe('done');
  expect(await runJob(counted, parts, { runner: 'server' })).toEqual({ kind: 'not-due' });
  expect(times).toBe(1);
});

test('a run under way keeps every other runner away, also one that is wanted', async () => {
  const seen: unknown[] = [];
  const outer = job(async () => {
    seen.push(await byDatabase());
    seen.push(
      await runJob(
        job(async () => ({})),
        parts,
        { runner: 'command', isWanted: true },
      ),
    );
    return {};
  });
  await runJob(outer, parts, { runner: 'server' });
  expect(seen).toEqual(['not due', { kind: 'not-due' }]);
  expect(
    await runJob(
      job(async () => ({})),
      parts,
      { runner: 'command', isWanted: true },
    ),
  ).toEqual({
    kind: 'done',
    outcome: {},
  });
});

test('P10: the database alone removes what is due, and queues the mail to an unused account', async () => {
  const { id } = await createPerson(database, { email: 'idle@example.test' });
  await database.query(
    `update auth.users set created_at = now() - interval '25 months' where id = $1`,
    [id],
  );
  await database.query(
    `insert into private.held_attempts (secret_hash, payload, expires_at) values (repeat('c', 64), '[]', now() - interval '1 hour')`,
  );
  expect(await byDatabase()).toBe('done');
  expect(await database.query('select runner, outcome from private.job_runs')).toMatchObject([
    { runner: 'pg_cron', outcome: { 'held-attempts': 1, 'unused-account-notices': 1, audit: 0 } },
  ]);
  const sent: { to: string; text: string }[] = [];
  const out = createMailQueue({
    ...parts,
    transport: { send: async (one) => void sent.push(one), close() {} },
  });
  await out.flush();
  expect(sent).toMatchObject([
    { to: 'idle@example.test', text: expect.stringContaining('https://faro.example/auth') },
  ]);
});

test('no person is erased before thirty days after the mail that tells them has left', async () => {
  const { id } = await createPerson(database, { email: 'idle@example.test' });
  await database.query(
    `update auth.users set created_at = now() - interval '26 months' where id = $1`,
    [id],
  );
  const unusedIn = async (days: number) =>
    database.query(
      `select from private.retention_due('unused-accounts', now() + $1::int * interval '1 day', null)`,
      [days],
    );
  await byDatabase();
  expect(await unusedIn(90)).toEqual([]);
  await database.query(`update private.mail_outbox set sent_at = now() + interval '60 days'`);
  expect(await unusedIn(89)).toEqual([]);
  expect(await unusedIn(91)).toHaveLength(1);
});

test('of a step that fails the row keeps the code, and the other steps are done', async () => {
  const own = await startDatabase();
  await own.script(`alter table private.policy_reports rename to policy_reports_away;
    insert into private.held_attempts (secret_hash, payload, expires_at) values (repeat('c', 64), '[]', now() - interval '1 hour')`);
  await own.query(`select private.run_retention('pg_cron')`);
  expect(
    await own.query(
      `select error, outcome ->> 'held-attempts' as held, outcome ? 'erasure-ledger' as whole from private.job_runs`,
    ),
  ).toEqual([{ error: 'policy-reports 42P01', held: '1', whole: true }]);
});

test('an error that names a person leaves its code in the row', async () => {
  const failing = job(async () => {
    throw Object.assign(new Error('no such user: victim@example.org'), { code: '23503' });
  });
  expect(await runJob(failing, parts, { runner: 'command' })).toMatchObject({ kind: 'failed' });
  expect(await database.query('select error from private.job_runs')).toEqual([{ error: '23503' }]);
});

test('a job is late two days after its last good run, or after the first account without any', async () => {
  expect(await state()).toEqual(['retention never', 'mails never']);
  const { id } = await createPerson(database);
  expect(await state()).toEqual(['retention never', 'mails never']);
  await database.query(
    `update private.people set created_at = now() - interval '3 days' where id = $1`,
    [id],
  );
  expect(await state()).toEqual(['retention late', 'mails late']);
  await wasRun('retention', 47);
  await wasRun('mails', 49);
  expect(await state()).toEqual(['retention ok', 'mails late']);
  await wasRun('retention', 3, '42P01');
  await wasRun('mails', 1);
  expect(await state()).toEqual(['retention failed', 'mails ok']);
  await wasRun('retention', 1);
  expect(await state()).toEqual(['retention ok', 'mails ok']);
});

test('the public hears one word of it, and an admin the last runs', async () => {
  const asked = asPerson(database, anonymous);
  expect(await callJson(asked, 'jobs_state()', [])).toBe('never');
  await wasRun('retention', 2);
  await wasRun('mails', 60);
  expect(await callJson(asked, 'jobs_state()', [])).toBe('late');
  const boss = await createPerson(database, { admin: true });
  await expect(callJson(asPerson(database, boss.claims), 'admin_jobs()', [])).rejects.toMatchObject(
    {
      code: 'PT403',
    },
  );
  const claims = await signedInWithFactor(database, boss);
  expect(await callJson(asPerson(database, claims), 'admin_jobs()', [])).toMatchObject({
    states: [
      { job: 'retention', state: 'ok', runner: 'command' },
      { job: 'mails', state: 'late', runner: 'command' },
    ],
    runs: [
      { job: 'retention', runner: 'command', error: null, outcome: {} },
      { job: 'mails', runner: 'command' },
    ],
  });
  const other = await createPerson(database);
  await expect(
    callJson(asPerson(database, other.claims), 'admin_jobs()', []),
  ).rejects.toMatchObject({
    code: '42501',
  });
});

test('where a project has pg_cron the run is scheduled there once, and elsewhere nothing happens', async () => {
  const own = await startDatabase();
  const schedule = async () =>
    (await own.query<{ is: boolean }>('select private.schedule_jobs() as is'))[0]?.is;
  expect(await schedule()).toBe(false);
  // As the extension makes them: a name is one job, and the last word on it counts.
  await own.script(`create schema cron; create table cron.job (jobname text primary key, schedule text, command text);
    create function cron.schedule(job_name text, schedule text, command text) returns bigint language sql as $$
      insert into cron.job values ($1, $2, $3)
      on conflict (jobname) do update set schedule = excluded.schedule, command = excluded.command returning 1::bigint $$`);
  expect(await schedule()).toBe(true);
  expect(await schedule()).toBe(true);
  const [found, ...others] = await own.query<{ command: string }>('select command from cron.job');
  expect(others).toEqual([]);
  await own.query(found?.command ?? '');
  expect(await own.query('select runner, error from private.job_runs')).toEqual([
    { runner: 'pg_cron', error: null },
  ]);
});
