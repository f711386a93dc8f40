import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createPerson } from '#tests/database/people.ts';
import { startEmptiedDatabase } from '#tests/database/start-database.ts';
import type { Database } from '#server/database/database.ts';
import { movableClock } from '#tests/server/movable-clock.ts';
import { configForTests } from '#tests/server/start-front.ts';
import { createLog } from '#server/log.ts';
import { silentLog } from '#tests/server/silent-log.ts';
import { createMailQueue } from '#server/mail/mail-queue.ts';
import { appendToOutbox, readOutbox } from '#server/mail/outbox-file.ts';
import { createJobSchedule } from './job-schedule.ts';
import { readLedgerCopy, replayLedger } from './erasure-ledger.ts';
import { findOverdue, runRetention } from './retention.ts';

const database = await startEmptiedDatabase();
const DAY = 24 * 3600 * 1000;
const dataDir = await mkdtemp(join(tmpdir(), 'faro-retention-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

function parts(daysFromNow = 0) {
  const clock = movableClock(new Date(Date.now() + daysFromNow * DAY));
  const config = configForTests({ DATA_DIR: dataDir, SITE_URL: 'https://faro.example' });
  const sent: { to: string; subject: string }[] = [];
  const transport = {
    send: async (mail: { to: string; subject: string }) => void sent.push(mail),
    close() {},
  };
  const mail = createMailQueue({ database, config, clock, log: silentLog, transport });
  return { database, clock, config, log: silentLog, mail, sent };
}

const peopleLeft = async () =>
  (await database.query<{ email: string }>('select email from auth.users order by email')).map(
    ({ email }) => email,
  );
const ages = (email: string, change: string, days: number) =>
  database.query(
    `update auth.users set ${change} created_at = now() - $2 * interval '1 day' where email = $1`,
    [email, days],
  );

beforeEach(async () => {
  await database.script(
    `delete from auth.users; delete from private.mail_outbox; delete from private.erasures;
     delete from private.job_runs; delete from private.held_attempts; delete from private.audit;`,
  );
});

test('an unconfirmed account goes after seven days, with the mail to it', async () => {
  for (const [email, days] of [
    ['six@example.test', 6],
    ['seven@example.test', 7.1],
  ] as const) {
    await createPerson(database, { email });
    await ages(email, 'email_confirmed_at = null,', days);
    await database.query(
      `insert into private.mail_outbox (to_address, template, locale, sent_at) values ($1, 'confirm-sign-up', 'es', now())`,
      [email],
    );
  }
  const removed = await runRetention(parts());
  expect(removed['unconfirmed-accounts']).toBe(1);
  expect(await peopleLeft()).toEqual(['six@example.test']);
  expect(await database.query('select to_address from private.mail_outbox')).toEqual([
    { to_address: 'six@example.test' },
  ]);
});

test('sessions that are over go, with what they kept of the browser; the last use is remembered', async () => {
  const { id } = await createPerson(database, { email: 'ana@example.test' });
  for (const [agent, begun, used] of [
    ['idle', 100, 30.1],
    ['idle for longer', 100, 50],
    ['too old', 181, 0.1],
    ['phone', 179, 29.9],
  ] as const) {
    await database.query(
      `insert into auth.sessions (id, user_id, created_at, updated_at, refreshed_at, user_agent)
       values (gen_random_uuid(), $1, now() - $2 * interval '1 day', now(),
         (now() - $3 * interval '1 day') at time zone 'UTC', $4)`,
      [id, begun, used, agent],
    );
  }
  expect(await runRetention(parts())).toMatchObject({ 'ended-sessions': 3 });
  expect(await database.query('select user_agent from auth.sessions')).toEqual([
    { user_agent: 'phone' },
  ]);
  expect(
    await database.query(
      `select user_id, round(extract(epoch from now() - at) / 3600)::int as hours from private.last_uses`,
    ),
  ).toEqual([{ user_id: id, hours: 2 }]);
  // Never back, whatever an older one says.
  await runRetention(parts(2));
  expect(
    await database.query(`select from private.last_uses where at > now() - interval '1 day'`),
  ).toHaveLength(1);
});

test('an account is in use as long as its sessions were, though they are gone', async () => {
  await createPerson(database, { email: 'used@example.test' });
  await ages('used@example.test', '', 800);
  await database.query(
    `insert into private.last_uses select id, now() - interval '23 months' from auth.users`,
  );
  const early = parts();
  expect(await runRetention(early)).toMatchObject({ 'unused-account-notices': 0 });
  expect(await runRetention(parts(62))).toMatchObject({ 'unused-account-notices': 1 });
});

test('a device not used to sign in for 13 months is forgotten', async () => {
  const { id } = await createPerson(database);
  for (const [hash, months] of [
    ['a', 13.1],
    ['b', 12.9],
  ] as const) {
    await database.query(
      `insert into private.known_devices values ($1, repeat($2, 64), now() - interval '3 years',
         now() - $3 * interval '1 month')`,
      [id, hash, months],
    );
  }
  expect(await runRetention(parts())).toMatchObject({ 'known-devices': 1 });
  expect(await database.query('select left(hash, 1) as hash from private.known_devices')).toEqual([
    { hash: 'b' },
  ]);
});

test('an unused account is told, waits thirty days, and is erased; using it calls that off', async () => {
  for (const name of ['idle', 'returns', 'admin', 'frozen']) {
    await createPerson(database, { email: `${name}@example.test`, admin: name === 'admin' });
    await ages(`${name}@example.test`, '', 800);
  }
  await database.query(
    `update public.profiles set restricted_at = now() where id =
       (select id from auth.users where email = 'frozen@example.test')`,
  );
  const first = parts();
  await runRetention(first);
  await runRetention(first);
  expect(first.sent.map(({ to }) => to).toSorted()).toEqual([
    'idle@example.test',
    'returns@example.test',
  ]);
  expect(first.sent[0]?.subject).toBe('Tu cuenta de Faro Vocacional se borrará en 30 días');

  await database.query(
    `update auth.users set last_sign_in_at = now() + interval '1 day' where email = 'returns@example.test'`,
  );
  await runRetention(parts(29));
  expect(await peopleLeft()).toContain('idle@example.test');
  const last = parts(31);
  expect(await runRetention(last)).toMatchObject({ 'unused-accounts': 1, 'used-again': 0 });
  expect(await peopleLeft()).toEqual([
    'admin@example.test',
    'frozen@example.test',
    'returns@example.test',
  ]);
  expect(await database.query('select from private.erasures')).toHaveLength(1);
});

test('a dry run names what a run then removes, and removes nothing; a second run finds nothing (P10)', async () => {
  await createPerson(database, { email: 'young@example.test' });
  await database.query(
    `insert into private.held_attempts (secret_hash, payload, created_at, expires_at)
     values (repeat('a', 64), '[]', now() - interval '73 hours', now() - interval '1 hour'),
       (repeat('b', 64), '[]', now() - interval '71 hours', now() + interval '1 hour')`,
  );
  await database.query(
    `insert into private.mail_outbox (to_address, template, locale, sent_at)
     values ('old@example.test', 'recovery', 'es', now() - interval '31 days'),
       ('new@example.test', 'recovery', 'es', now() - interval '29 days')`,
  );
  await database.query(
    `insert into private.audit (action, at) values ('look', now() - interval '25 months'), ('look', now())`,
  );
  await database.query(
    `insert into public.shares (user_id, what, token_hash, created_at, expires_at)
     select id, '["x"]', repeat(hash, 64), now() - interval '60 days', now() - ended * interval '1 day'
     from auth.users, (values ('d', 31), ('e', 29)) as share (hash, ended)`,
  );
  await database.query(
    `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
     select gen_random_uuid(), id, 'totp', status::auth.factor_status, now() - age, now()
     from auth.users, (values ('unverified', interval '25 hours'), ('unverified', interval '23 hours'),
       ('verified', interval '3 years')) as factor (status, age)`,
  );
  const run = parts();
  const before = await findOverdue(run);
  expect(before).toMatchObject({ 'held-attempts': ['a'.repeat(64)], 'unused-accounts': [] });
  expect(await findOverdue(run)).toEqual(before);
  const counts = Object.fromEntries(
    Object.entries(before).map(([step, ids]) => [step, ids.length] as const),
  );
  expect(await runRetention(run)).toEqual({ ...counts, 'outbox-file': 0 });
  expect(counts).toMatchObject({ 'held-attempts': 1, outbox: 1, audit: 1, 'ended-shares': 1 });
  expect(counts['unproved-factors']).toBe(1);
  expect(Object.values(await runRetention(run)).every((count) => count === 0)).toBe(true);
});

test('a run that breaks off leaves what it did and is ended by the next one', async () => {
  for (const index of [1, 2]) {
    await createPerson(database, { email: `gone${index}@example.test` });
    await ages(`gone${index}@example.test`, 'email_confirmed_at = null,', 8);
  }
  await database.query(
    `insert into private.held_attempts (secret_hash, payload, expires_at) values (repeat('c', 64), '[]', now() - interval '1 hour')`,
  );
  const broken = parts();
  const query: Database['query'] = (sql, params) => {
    if (params?.[0] === 'held-attempts') throw new Error('crash');
    return database.query(sql, params);
  };
  const failing = { ...broken, database: { ...database, query } };
  await expect(runRetention(failing)).rejects.toThrow('crash');
  expect(await peopleLeft()).toEqual([]);
  expect(await runRetention(parts())).toMatchObject({
    'unconfirmed-accounts': 0,
    'held-attempts': 1,
  });
});

test('the daily job runs once a day, on one of several processes, and leaves a row', async () => {
  const day = parts();
  const jobs = [createJobSchedule(day), createJobSchedule(day)];
  await Promise.all(jobs.map((each) => each.look()));
  await jobs[0]?.look();
  const runs = () =>
    database.query(
      'select job, finished_at is not null as ended, error from private.job_runs order by id',
    );
  expect(await runs()).toEqual([
    { job: 'retention', ended: true, error: null },
    { job: 'follow-ups', ended: true, error: null },
    { job: 'requests', ended: true, error: null },
    { job: 'mails', ended: true, error: null },
  ]);
  day.clock.advance(DAY);
  await Promise.all(jobs.map((each) => each.look()));
  expect(await runs()).toHaveLength(8);
});

test('a job that fails is told to the log and leaves its row, and the next one runs', async () => {
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const { id } = await createPerson(database);
  await database.query('select private.erase_person($1, now())', [id]);
  // No file can be read there, so retention ends in an error.
  await mkdir(join(dataDir, 'outbox.jsonl'));
  await createJobSchedule({ ...parts(), log: createLog({ level: 'info', destination }) }).look();
  await rm(join(dataDir, 'outbox.jsonl'), { recursive: true });

  expect(await readLedgerCopy(join(dataDir, 'erasures.jsonl'))).toHaveLength(1);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'error', event: 'job.failed', job: 'retention' },
  ]);
  expect(
    await database.query(
      'select job, error from private.job_runs where finished_at is not null order by id',
    ),
  ).toEqual([
    { job: 'retention', error: 'EISDIR' },
    { job: 'follow-ups', error: null },
    { job: 'requests', error: null },
    { job: 'mails', error: null },
  ]);
});

test('a run that died is taken up an hour later', async () => {
  const day = parts();
  await database.query(
    `insert into private.job_runs (job, started_at) values ('retention', $1::timestamptz - interval '50 minutes')`,
    [day.clock.now().toISOString()],
  );
  const jobs = createJobSchedule(day);
  const runs = () => database.query(`select from private.job_runs where job = 'retention'`);
  await jobs.look();
  expect(await runs()).toHaveLength(1);
  day.clock.advance(11 * 60_000);
  await jobs.look();
  expect(await runs()).toHaveLength(2);
});

test('the copy of the ledger erases again whom an older backup brought back (X18)', async () => {
  const ana = await createPerson(database, { email: 'ana@example.test' });
  await createPerson(database, { email: 'ben@example.test' });
  await database.query('select private.erase_person($1, now())', [ana.id]);
  await createJobSchedule(parts()).look();
  const lines = await readLedgerCopy(join(dataDir, 'erasures.jsonl'));
  expect(lines).toHaveLength(1);
  expect(await readFile(join(dataDir, 'erasures.jsonl'), 'utf8')).not.toContain(ana.id);

  // What the restored backup holds: Ana, and no ledger that knows her.
  await database.query('delete from private.erasures');
  await database.query(
    `insert into auth.users (id, email, email_confirmed_at) values ($1, 'ana@example.test', now())`,
    [ana.id],
  );
  expect(await replayLedger(database, lines)).toBe(1);
  expect(await peopleLeft()).toEqual(['ben@example.test']);
  expect(await replayLedger(database, lines)).toBe(0);
});

test('the outbox on disk forgets addresses without an account after a day, and all after thirty', async () => {
  const path = join(dataDir, 'outbox.jsonl');
  await createPerson(database, { email: 'here@example.test' });
  const at = (days: number) => new Date(Date.now() - days * DAY).toISOString();
  const mails = [
    ['here@example.test', 29],
    ['here@example.test', 31],
    ['gone@example.test', 0.5],
    ['gone@example.test', 1.5],
  ] as const;
  for (const [to, days] of mails) {
    await appendToOutbox(path, { to, subject: '', text: '', html: '', at: at(days) });
  }
  expect(await runRetention(parts())).toMatchObject({ 'outbox-file': 2 });
  expect((await readOutbox(path)).map(({ to }) => to).toSorted()).toEqual([
    'gone@example.test',
    'here@example.test',
  ]);
  await rm(path);
});

test('counts of steps go after thirteen months', async () => {
  const { clock } = parts();
  const today = clock.now().toISOString().slice(0, 10);
  for (const ago of ['12 months', '13 months', '14 months']) {
    await database.query(
      `insert into private.step_counts (day, step, count) values (($1::date - $2::interval)::date, 'visit', 1)`,
      [today, ago],
    );
  }
  expect((await runRetention(parts()))['step-counts']).toBe(2);
  expect(await database.query('select 1 from private.step_counts')).toHaveLength(1);
  expect((await runRetention(parts()))['step-counts']).toBe(0);
});

test('counts of the security policy go after ninety days', async () => {
  await database.script(`delete from private.policy_reports`);
  const { clock } = parts();
  for (const days of [0, 89, 90, 91]) {
    await database.query(
      `insert into private.policy_reports (day, directive, reports)
       values ($1::date - $2::int, 'img-src', 1), ($1::date - $2::int, 'other', 1)`,
      [clock.now().toISOString().slice(0, 10), days],
    );
  }
  const due = (await findOverdue(parts()))['policy-reports'];
  expect(due).toHaveLength(4);
  expect((await runRetention(parts()))['policy-reports']).toBe(4);
  expect(await database.query('select 1 from private.policy_reports')).toHaveLength(4);
  expect((await runRetention(parts()))['policy-reports']).toBe(0);
});
