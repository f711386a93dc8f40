import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Writable } from 'node:stream';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { startEmptiedDatabase } from '#tests/database/start-database.ts';
import { movableClock } from '#tests/server/movable-clock.ts';
import { configForTests } from '#tests/server/start-front.ts';
import { createLog } from '#server/log.ts';
import { silentLog } from '#tests/server/silent-log.ts';
import { mailFailureCode } from './mail-failure.ts';
import { createMailQueue, type Mail } from './mail-queue.ts';
import { createTransport, type MailTransport } from './mail-transport.ts';

const MINUTE = 60_000;
const mail: Mail = {
  template: 'confirm-sign-up',
  to: 'ana@example.test',
  locale: 'es',
  data: { name: 'Ana', link: 'https://faro.example/auth#token_hash=secret' },
};

async function startQueue(transport: MailTransport) {
  const database = await startEmptiedDatabase();
  const clock = movableClock(new Date('2026-11-20T12:00:00Z'));
  const make = () =>
    createMailQueue({ database, config: configForTests(), clock, log: silentLog, transport });
  const rows = () =>
    database.query(
      'select attempts, sent_at, dead_at, last_error, data from private.mail_outbox order by id',
    );
  return { database, clock, queue: make(), make, rows };
}

test('a mail enqueued in a transaction that fails is not sent', async () => {
  const sent: string[] = [];
  const { database, queue } = await startQueue({
    send: async ({ to }) => void sent.push(to),
    close() {},
  });
  const failing = database.transaction(async (tx) => {
    await queue.enqueue(tx, mail);
    throw new Error('the account was not made after all');
  });
  await expect(failing).rejects.toThrow('not made');
  await queue.flush();
  expect(sent).toEqual([]);
});

test('X06: a mail that cannot leave waits 1, 5, 30, 120 minutes, and is dead after a day without its link', async () => {
  const tries: number[] = [];
  const { database, clock, queue, rows } = await startQueue({
    send: async () => {
      tries.push((clock.now().getTime() - started) / MINUTE);
      throw Object.assign(new Error('connect ECONNREFUSED 192.0.2.1:25'), { code: 'ECONNREFUSED' });
    },
    close() {},
  });
  const started = clock.now().getTime();
  await queue.enqueue(database, mail);
  for (let minute = 0; minute <= 27 * 60; minute += 1) {
    await queue.flush();
    clock.advance(MINUTE);
  }
  expect(tries.slice(0, 6)).toEqual([0, 1, 6, 36, 156, 276]);
  expect(tries.at(-1)).toBeGreaterThanOrEqual(24 * 60);
  expect(tries.at(-1)).toBeLessThan(26 * 60);
  expect(await rows()).toMatchObject([
    { attempts: tries.length, sent_at: null, last_error: 'ECONNREFUSED', data: {} },
  ]);
  expect((await rows())[0]?.['dead_at']).toBeInstanceOf(Date);
});

test('two queues on one database send each mail once', async () => {
  const sent: string[] = [];
  const { database, queue, make, rows } = await startQueue({
    send: async ({ to }) => void sent.push(to),
    close() {},
  });
  const people = Array.from({ length: 12 }, (_, index) => `p${index}@example.test`);
  for (const to of people) await queue.enqueue(database, { ...mail, to });
  await Promise.all([queue.flush(), make().flush(), make().flush()]);
  expect(sent.toSorted()).toEqual(people.toSorted());
  expect((await rows()).map(({ data }) => data)).toEqual(people.map(() => ({})));
});

test('a mail enqueued while another leaves goes out with the same flush or the next', async () => {
  const sent: string[] = [];
  const { database, queue } = await startQueue({
    send: async ({ to }) => {
      sent.push(to);
      if (to === 'first@example.test') {
        await queue.enqueue(database, { ...mail, to: 'second@example.test' });
        void queue.flush();
      }
    },
    close() {},
  });
  await queue.enqueue(database, { ...mail, to: 'first@example.test' });
  await queue.flush();
  expect(sent).toEqual(['first@example.test', 'second@example.test']);
});

test('stop lets the mail under way end and leaves the rest for later', async () => {
  const sent: string[] = [];
  const { database, queue, make, rows } = await startQueue({
    send: async ({ to }) => {
      sent.push(to);
      stopped ??= queue.stop();
    },
    close() {},
  });
  let stopped: Promise<void> | undefined;
  await queue.enqueue(database, { ...mail, to: 'a@example.test' });
  await queue.enqueue(database, { ...mail, to: 'b@example.test' });
  await queue.flush();
  await stopped;
  expect(sent).toEqual(['a@example.test']);
  expect(await rows()).toMatchObject([{ attempts: 1 }, { attempts: 0, sent_at: null }]);
  await make().flush();
  expect(sent).toEqual(['a@example.test', 'b@example.test']);
});

test('X06: a mail kept while the SMTP server is down is delivered once when it is back', async () => {
  const received: { to: string[]; source: string }[] = [];
  const listen = (port: number) => {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, session, done) {
        let source = '';
        stream.on('data', (chunk: Buffer) => (source += chunk.toString()));
        stream.on('end', () => {
          received.push({ to: session.envelope.rcptTo.map(({ address }) => address), source });
          done();
        });
      },
    });
    const { promise, resolve } = Promise.withResolvers<SMTPServer>();
    server.listen(port, '127.0.0.1', () => resolve(server));
    return promise;
  };
  const first = await listen(0);
  const address = first.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await closeServer(first);

  const config = configForTests({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'Faro <faro@example.test>',
  });
  const clock = movableClock(new Date('2026-11-20T12:00:00Z'));
  const {
    database,
    queue,
    rows,
    clock: queueClock,
  } = await startQueue(createTransport(config, clock));
  await queue.enqueue(database, mail);
  await queue.flush();
  expect(await rows()).toMatchObject([{ attempts: 1, sent_at: null, data: mail.data }]);

  const second = await listen(port);
  onTestFinished(() => closeServer(second));
  await queue.flush();
  expect(received).toEqual([]);
  queueClock.advance(MINUTE);
  await Promise.all([queue.flush(), queue.flush()]);
  queueClock.advance(300 * MINUTE);
  await queue.flush();
  expect(received.map(({ to }) => to)).toEqual([['ana@example.test']]);
  expect(received[0]?.source).toMatch(/^From: Faro <faro@example\.test>$/m);
  expect(received[0]?.source).toMatch(/^Subject: Confirma tu correo en Faro Vocacional$/m);
  await queue.stop();
});

test('H22: a server that refuses and names the recipient leaves a code in the row and in the log, and no address', async () => {
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const refusing = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const words = `5.1.1 <${address}> user unknown (write to postmaster@example.org)`;
      done(Object.assign(new Error(words), { responseCode: 550 }));
    },
  });
  const port = await new Promise<number>((resolve) => {
    const listening = refusing.listen(0, '127.0.0.1', () => {
      const address = listening.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  onTestFinished(() => closeServer(refusing));
  const config = configForTests({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'Faro <faro@example.test>',
  });
  const database = await startEmptiedDatabase();
  const clock = movableClock(new Date('2026-11-20T12:00:00Z'));
  const log = createLog({ level: 'debug', destination });
  const queue = createMailQueue({ database, config, clock, log });
  await queue.enqueue(database, { ...mail, to: 'victim@example.org' });
  await queue.flush();
  const [row] = await database.query('select last_error from private.mail_outbox');
  expect(row).toEqual({ last_error: 'SMTP 550 5.1.1' });
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { event: 'mail.dead', template: 'confirm-sign-up', code: 'SMTP 550 5.1.1' },
  ]);
  expect(lines.join('')).not.toMatch(/victim|@|user unknown|stack/);
  // The database itself keeps no address there.
  const kept = database.query(`update private.mail_outbox set last_error = 'to ana@example.org'`);
  await expect(kept).rejects.toMatchObject({ code: '23514' });
  await queue.stop();
});

test('H22: addresses that an older version kept are taken out by the migration, the rest of the words stays', async () => {
  const database = await startEmptiedDatabase();
  const migrations = resolve(import.meta.dirname, '../../supabase/migrations');
  const file = '20261122100510_mail_errors_without_addresses.sql';
  const migration = readFileSync(join(migrations, file), 'utf8');
  const rows = await database.transaction(async (tx) => {
    await tx.query('alter table private.mail_outbox drop constraint mail_outbox_last_error_check');
    for (const words of [
      `Can't send mail - all recipients were rejected: 550 5.1.1 <victim@example.org>: unknown`,
      'connect ECONNREFUSED 192.0.2.1:25',
    ]) {
      await tx.query(
        `insert into private.mail_outbox (to_address, template, locale, last_error) values ('x', 'report', 'es', $1)`,
        [words],
      );
    }
    await tx.query(
      `insert into private.job_runs (job, started_at, error) values ('retention', now(), 'no mail to victim@example.org')`,
    );
    for (const statement of migration.split(/;\n/).filter((each) => each.trim() !== '')) {
      await tx.query(statement);
    }
    return tx.query(
      `select last_error as words from private.mail_outbox union all select error from private.job_runs order by 1`,
    );
  });
  expect(rows).toEqual([
    { words: `Can't send mail - all recipients were rejected: 550 5.1.1 <[address]>: unknown` },
    { words: 'connect ECONNREFUSED 192.0.2.1:25' },
    { words: 'no mail to [address]' },
  ]);
});

test('H22: what PostgreSQL says of a row that is there already names it, and the log does not', async () => {
  const database = await startEmptiedDatabase();
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const insert = `insert into private.mail_outbox (to_address, template, locale, dedupe_key)
    values ('x', 'report', 'es', 'to victim@example.org')`;
  await database.query(insert);
  const failure: unknown = await database.query(insert).catch((error: unknown) => error);
  expect(failure).toMatchObject({ detail: expect.stringContaining('victim@example.org') });
  createLog({ level: 'debug', destination }).error({ event: 'failure', err: failure });
  expect(lines.join('')).toContain('23505');
  expect(lines.join('')).not.toContain('victim');
});

test('X20: a mail that cannot be written at all is kept by the class of its error', () => {
  expect(mailFailureCode(new TypeError('for ana@example.org'))).toBe('TypeError');
  expect(mailFailureCode(Object.assign(new Error('x'), { code: 'ana@example.org' }))).toBe('Error');
  expect(mailFailureCode('ana@example.org')).toBe('string');
  const greylisted = { responseCode: 451, response: '451-4.7.1 Greylisted for <ana@example.org>' };
  expect(mailFailureCode(Object.assign(new Error('x'), greylisted))).toBe('SMTP 451 4.7.1');
  expect(
    mailFailureCode(Object.assign(new Error('x'), { responseCode: 535, response: '535 no' })),
  ).toBe('SMTP 535');
});

function closeServer(server: SMTPServer): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

test('a mail is the same message at every try, and its id is random', async () => {
  const ids: string[] = [];
  let fails = true;
  const { database, clock, queue } = await startQueue({
    send: async ({ messageId }) => {
      ids.push(messageId);
      if (fails) throw Object.assign(new Error('busy'), { code: 'ETIMEDOUT' });
    },
    close() {},
  });
  await queue.enqueue(database, mail);
  await queue.flush();
  fails = false;
  clock.advance(2 * MINUTE);
  await queue.flush();
  await queue.enqueue(database, mail);
  await queue.flush();
  const [first, again, other] = ids;
  expect([ids.length, again]).toEqual([3, first]);
  expect(other).not.toBe(first);
  for (const id of [first, other]) expect(id).toMatch(/^[0-9a-f-]{36}$/);
});
