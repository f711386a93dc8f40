import { expect, test } from 'vitest';
import { startEmptiedDatabase } from '#tests/database/start-database.ts';
import { movableClock } from '#tests/server/movable-clock.ts';
import { silentLog } from '#tests/server/silent-log.ts';
import { configForTests } from '#tests/server/start-front.ts';
import { awaitedMails } from './awaited-mails.ts';
import { createMailQueue } from './mail-queue.ts';
import type { OutgoingMail } from './mail-transport.ts';

const START = new Date('2026-11-27T12:00:00Z');
const link = 'https://faro.example/auth#token_hash=secret';

async function queueThat(send: (mail: OutgoingMail) => Promise<void>) {
  const database = await startEmptiedDatabase();
  const clock = movableClock(START);
  const transport = { send, close() {} };
  const queue = createMailQueue({
    database,
    config: configForTests(),
    clock,
    log: silentLog,
    transport,
  });
  return { database, clock, queue };
}

test('a recovery leaves before twenty thousand mails that were there first', async () => {
  const sent: string[] = [];
  const { database, queue } = await queueThat(async ({ to }) => {
    sent.push(to);
    // One is enough to see the order.
    if (sent.length === 2) void queue.stop();
  });
  await database.query(
    `insert into private.mail_outbox (to_address, mailbox, template, locale, data, next_at, created_at)
     select 'p' || n || '@example.test', null, 'new-sign-in', 'es', '{}', $1, $1 from generate_series(1, 20000) as n`,
    [new Date(START.getTime() - 60_000).toISOString()],
  );
  await database.script('analyze private.mail_outbox');
  await queue.enqueue(database, {
    template: 'recovery',
    to: 'ana@example.test',
    locale: 'es',
    data: { link },
  });
  await queue.flush();
  expect(sent[0]).toBe('ana@example.test');
  const plan = await database.query<Record<'QUERY PLAN', string>>(
    `explain select id from private.mail_outbox where sent_at is null and dead_at is null and next_at <= '${START.toISOString()}'
     and template in (${awaitedMails.map((name) => `'${name}'`).join(', ')}) order by next_at, id limit 1`,
  );
  expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toContain('mail_outbox_awaited_idx');
});

test.each([
  ['550', '5.1.1', 'no such mailbox', true],
  ['553', '5.1.3', 'not an address', true],
  ['552', '5.2.2', 'the mailbox is full', false],
  ['550', '5.7.1', 'refused by policy', false],
  ['451', '4.1.1', 'perhaps later', false],
])('SMTP %s %s (%s): given up at once %s', async (responseCode, detail, words, isDead) => {
  const { database, queue } = await queueThat(async () => {
    const response = `${responseCode} ${detail} ${words}`;
    throw Object.assign(new Error(words), { responseCode: Number(responseCode), response });
  });
  await queue.enqueue(database, {
    template: 'recovery',
    to: 'x@example.test',
    locale: 'es',
    data: { link },
  });
  await queue.flush();
  expect(
    await database.query('select dead_at is not null as dead from private.mail_outbox'),
  ).toEqual([{ dead: isDead }]);
});

test('a mail that may be refused says where one press ends such mails; one about the account does not', async () => {
  const sent: OutgoingMail[] = [];
  const { database, queue } = await queueThat(async (mail) => void sent.push(mail));
  await database.query(
    `insert into private.mail_outbox (to_address, template, locale, data, next_at, created_at)
     values ('ana@example.test', 'follow-up', 'en', '{"token": "abc"}', $1, $1), ('ana@example.test', 'new-sign-in', 'en', '{}', $1, $1)`,
    [START.toISOString()],
  );
  await queue.flush();
  expect(sent.map(({ oneClickStop }) => oneClickStop)).toEqual([
    `${configForTests().siteUrl}/functions/v1/stop-mails?token=abc&locale=en`,
    undefined,
  ]);
});
