import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startDatabase } from '#tests/database/start-database.ts';
import type { OutgoingMail } from '#server/mail/mail-transport.ts';
import { createLog } from '#server/log.ts';
import { parseConfig } from '#server/config.ts';
import { makeSecrets } from '#server/secrets.ts';
import { heardLog } from './heard-log.ts';
import { createWatch } from './watch.ts';

const START = new Date('2026-11-27T08:00:00Z');

/** A watch on a database of its own, a clock that is set by hand, and the mails it sent. */
async function watched(env: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'faro-watch-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const database = await startDatabase();
  let time = START.getTime();
  const clock = { now: () => new Date(time) };
  const mails: OutgoingMail[] = [];
  const config = parseConfig(
    { DATA_DIR: folder, ALERT_MAIL: 'owner@example.org', ...env },
    { embeddedSecrets: () => makeSecrets(START), now: START },
  );
  let isBroken = false;
  const transport = {
    async send(mail: OutgoingMail) {
      if (isBroken) throw new Error('no mail server');
      mails.push(mail);
    },
    close() {},
  };
  const log = createLog({ level: 'silent' });
  const watch = createWatch({ config, clock, log, transport });
  let isAway = false;
  let isReplicaLate = false;
  const look = watch.start({
    reader: { isLate: async () => isReplicaLate },
    database: {
      ...database,
      query: (sql, params) =>
        isAway ? Promise.reject(new Error('away')) : database.query(sql, params),
    },
    pulse: {
      fault: async () => (isAway ? Promise.reject(new Error('away')) : undefined),
      canWrite: async () => true,
    },
    askJobs: async () => 'ok',
    askRequests: async () => 'ok',
  });
  onTestFinished(() => watch.stop());
  return {
    watch,
    database,
    mails,
    log: heardLog(log, watch.hear),
    setAway: (away: boolean) => (isAway = away),
    setReplicaLate: (late: boolean) => (isReplicaLate = late),
    breakMail: (broken: boolean) => (isBroken = broken),
    async lookAfter(minutes: number) {
      time += minutes * 60_000;
      await look();
      return mails.splice(0).map(({ subject }) => subject.split(' · ')[0]);
    },
  };
}

test('each fault is told once an hour while it lasts, and once when it is over', async () => {
  const { database, lookAfter } = await watched();
  expect(await lookAfter(1)).toEqual([]);
  await database.query(
    `insert into private.mail_outbox (to_address, mailbox, template, locale, data, next_at, created_at)
     values ('ana@example.test', 'ana@example.test', 'recovery', 'es', '{}', $1, $1)`,
    [START.toISOString()],
  );
  expect(await lookAfter(3)).toEqual([]);
  const waiting = 'Hay correos que esperan desde hace más de quince minutos.';
  expect(await lookAfter(15)).toEqual([`Falla: ${waiting}`]);
  expect(await lookAfter(58)).toEqual([]);
  expect(await lookAfter(3)).toEqual([`Falla: ${waiting}`]);
  await database.query('update private.mail_outbox set sent_at = now()');
  expect(await lookAfter(1)).toEqual([`Todo bien otra vez: ${waiting}`]);
  expect(await lookAfter(1)).toEqual([]);
});

test('a database that is away is told although nothing can be noted, and nothing else that is not known', async () => {
  const { lookAfter, setAway } = await watched({ BACKUP_KEY: `age1${'q'.repeat(58)}` });
  expect(await lookAfter(1)).toEqual([
    'Falla: Hace más de 26 horas que no hay una copia de seguridad buena.',
  ]);
  setAway(true);
  expect(await lookAfter(1)).toEqual(['Falla: La base de datos no responde.']);
  expect(await lookAfter(30)).toEqual([]);
  setAway(false);
  expect(await lookAfter(1)).toEqual(['Todo bien otra vez: La base de datos no responde.']);
});

test('a mail that could not leave is sent at the next look, and keeps no other one back', async () => {
  const { mails, lookAfter, breakMail } = await watched({ BACKUP_KEY: `age1${'q'.repeat(58)}` });
  breakMail(true);
  expect(await lookAfter(1)).toEqual([]);
  breakMail(false);
  expect(await lookAfter(1)).toHaveLength(1);
  expect(mails).toEqual([]);
});

test('two processes on one database tell a fault once', async () => {
  const { database } = await watched();
  const due = (minutes: number) =>
    database.query<{ due: boolean }>('select private.note_fault($1, $2) as due', [
      'disk-low',
      new Date(START.getTime() + minutes * 60_000).toISOString(),
    ]);
  const both = await Promise.all([due(0), due(0)]);
  expect(both.flat().filter((row) => row.due)).toHaveLength(1);
  expect(await due(59)).toEqual([{ due: false }]);
  expect(await due(60)).toEqual([{ due: true }]);
});

test('a replica that is behind and a machine that is away are told, also while the database is', async () => {
  const { lookAfter, setAway, setReplicaLate } = await watched({
    WATCH_URLS: 'http://127.0.0.1:1/',
  });
  expect(await lookAfter(1)).toEqual([]);
  setAway(true);
  const machine =
    'Una de las máquinas que se vigilan no responde. El sitio sigue en marcha con las demás.';
  expect(await lookAfter(1)).toEqual(['Falla: La base de datos no responde.', `Falla: ${machine}`]);
  setAway(false);
  setReplicaLate(true);
  const [replica, , over] = await lookAfter(1);
  expect(replica).toMatch(/^Falla: La réplica de lectura se retrasó o no responde/);
  expect(over).toBe('Todo bien otra vez: La base de datos no responde.');
});

test('a quiet day raises nothing', async () => {
  const { database, lookAfter } = await watched();
  const told: unknown[] = [];
  for (let hour = 0; hour < 24; hour += 1) told.push(...(await lookAfter(60)));
  expect(told).toEqual([]);
  expect(await database.query('select from private.faults')).toEqual([]);
});

test('five failed answers in five minutes are a fault; what health itself says is none', async () => {
  const { log, lookAfter } = await watched();
  const failed = (path: string) =>
    log.info({ event: 'request', method: 'POST', path, status: 503, ms: 4 });
  for (let count = 0; count < 5; count += 1) failed('/health/ready');
  expect(await lookAfter(1)).toEqual([]);
  for (let count = 0; count < 5; count += 1) failed('/rest/v1/rpc/save_answers');
  expect(await lookAfter(1)).toHaveLength(1);
  expect(await lookAfter(6)).toHaveLength(1);
});

test('metrics count requests by kind of address, never by what a person typed', async () => {
  const { watch, log } = await watched();
  const told = { event: 'request', method: 'POST', status: 503, ms: 20 };
  log.info({ ...told, path: '/rest/v1/rpc/save_answers' });
  log.info({ ...told, path: '/de/ana@casa', status: 200 });
  const text = await watch.metrics.text();
  expect(text).toContain('faro_failed_saves_total 1');
  expect(text).toContain('faro_request_seconds_count{route="page",status="2xx"} 1');
  expect(text).toMatch(/faro_standing\{what="disk_free"\} 0\.\d+/);
  expect(text).toContain('faro_standing{what="backup_age"} -1');
  expect(text).not.toContain('ana@');
});
