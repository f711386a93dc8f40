import { createHmac } from 'node:crypto';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { AppEnv } from '#server/context.ts';
import { answerError } from '#server/http/answer-error.ts';
import { createMailQueue, type Mail } from '#server/mail/mail-queue.ts';
import { createPerson } from '#tests/database/people.ts';
import { startEmptiedDatabase } from '#tests/database/start-database.ts';
import { movableClock } from '#tests/server/movable-clock.ts';
import { silentLog } from '#tests/server/silent-log.ts';
import { configForTests } from '#tests/server/start-front.ts';
import { mailEvents } from './mail-events.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const KEY = Buffer.alloc(32, 7);
const SECRET = `whsec_${KEY.toString('base64')}`;
const SITE = 'https://faro.example/';
const recovery: Mail = {
  template: 'recovery',
  to: 'ana@example.test',
  locale: 'es',
  data: { link: SITE },
};

async function start() {
  const database = await startEmptiedDatabase();
  const clock = movableClock(NOW);
  const config = configForTests({ MAIL_EVENTS_SECRET: SECRET });
  const sent: string[] = [];
  const answers: { refuse?: Error } = {};
  const transport = {
    async send({ to }: { to: string }) {
      if (answers.refuse) throw answers.refuse;
      sent.push(to);
    },
    close() {},
  };
  const mail = createMailQueue({ database, config, clock, log: silentLog, transport });
  const key = config.mailEventsKey;
  if (!key) throw new Error('no key');
  const app = new Hono<AppEnv>();
  app.onError(answerError);
  app.post('/mail-events', mailEvents({ key, clock, database }));
  const tell = (event: unknown, change: (headers: Record<string, string>) => void = () => {}) => {
    const body = typeof event === 'string' ? event : JSON.stringify(event);
    const at = String(clock.now().getTime() / 1000);
    const signature = createHmac('sha256', KEY).update(`m1.${at}.${body}`).digest('base64');
    const headers = {
      'webhook-id': 'm1',
      'webhook-timestamp': at,
      'webhook-signature': `v1,c3B1cmlvdXM= v1,${signature}`,
    };
    change(headers);
    return app.request('/mail-events', { method: 'POST', headers, body });
  };
  const send = async (one: Mail = recovery) => {
    await mail.enqueue(database, one);
    await mail.flush();
    return sent.splice(0);
  };
  const known = () => database.query('select hash from private.suppressed_addresses');
  return { database, clock, tell, send, known, answers };
}

const bounced = (to: unknown, type = 'Permanent') => ({
  type: 'email.bounced',
  data: { to, bounce: { type } },
});

test('an address that a provider says is none gets no further mail for a month, however it is written', async () => {
  const { database, clock, tell, send, known } = await start();
  expect((await tell(bounced([' Ana@Example.test']))).status).toBe(204);
  expect(await send()).toEqual([]);
  expect(await send({ ...recovery, to: 'eva@example.test' })).toEqual(['eva@example.test']);
  expect(
    await database.query(`select last_error, dead_at is null as waits from private.mail_outbox
      where to_address = 'ana@example.test'`),
  ).toEqual([{ last_error: 'SUPPRESSED', waits: false }]);
  // The same message again, and the next one: still one row, without the address.
  await tell(bounced('ana@example.test'));
  expect(JSON.stringify(await known())).not.toContain('ana');
  expect(await known()).toHaveLength(1);
  clock.advance(31 * 24 * 3600 * 1000);
  await database.query(`select private.retain('suppressed-addresses', $1::timestamptz, 100)`, [
    clock.now().toISOString(),
  ]);
  expect(await send()).toEqual(['ana@example.test']);
});

test('a mail server that says so itself is believed, and what may pass is not', async () => {
  const { send, known, answers } = await start();
  const says = (response: string) =>
    Object.assign(new Error('refused'), { responseCode: Number(response.slice(0, 3)), response });
  answers.refuse = says('452 4.2.2 mailbox full');
  await send();
  expect(await known()).toEqual([]);
  answers.refuse = says('550 5.1.1 no such user');
  await send({ ...recovery, to: 'nobody@example.test' });
  delete answers.refuse;
  expect(await send({ ...recovery, to: 'nobody@example.test' })).toEqual([]);
});

test('a complaint ends the mails that were allowed, once, and leaves those that an account needs', async () => {
  const { database, tell, send } = await start();
  const { id } = await createPerson(database, { email: 'ana@example.test' });
  for (const purpose of ['marketing', 'research', 'recontact']) {
    await database.query(
      `insert into public.consents (user_id, purpose, granted, text_version, text_hash, locale, channel)
       select $1, purpose, true, version, hash, locale, 'profile' from private.consent_texts where purpose = $2 limit 1`,
      [id, purpose],
    );
  }
  const complaint = { type: 'email.complained', data: { to: ['ana@example.test'] } };
  for (const time of [1, 2]) expect([time, (await tell(complaint)).status]).toEqual([time, 204]);
  expect(
    await database.query(
      `select purpose, channel from public.consents where user_id = $1 and not granted order by purpose`,
      [id],
    ),
  ).toEqual([
    { purpose: 'marketing', channel: 'mail' },
    { purpose: 'recontact', channel: 'mail' },
  ]);
  expect(await send()).toEqual(['ana@example.test']);
});

test.each<[string, (headers: Record<string, string>) => void]>([
  ['another key', (headers) => (headers['webhook-signature'] = 'v1,c3B1cmlvdXM=')],
  ['no signature', (headers) => delete headers['webhook-signature']],
  ['another id', (headers) => (headers['webhook-id'] = 'm2')],
  ['an old moment', (headers) => (headers['webhook-timestamp'] = '1700000000')],
  ['no moment', (headers) => (headers['webhook-timestamp'] = 'now')],
])('a bounce with %s is refused and changes nothing', async (_, change) => {
  const { tell, known } = await start();
  expect((await tell(bounced('ana@example.test'), change)).status).toBe(401);
  expect(await known()).toEqual([]);
});

test('a message that is sent again after five minutes is refused; one of Svix is read', async () => {
  const { clock, tell, known } = await start();
  const at = String(NOW.getTime() / 1000);
  clock.advance(5 * 60_000 + 1000);
  const old = await tell(bounced('ana@example.test'), (headers) => {
    headers['webhook-timestamp'] = at;
  });
  expect(old.status).toBe(401);
  const svix = await tell(bounced('ana@example.test'), (headers) => {
    for (const name of ['id', 'timestamp', 'signature']) {
      headers[`svix-${name}`] = headers[`webhook-${name}`] ?? '';
      delete headers[`webhook-${name}`];
    }
  });
  expect(svix.status).toBe(204);
  expect(await known()).toHaveLength(1);
});

test.each([
  ['a bounce that may pass', bounced('ana@example.test', 'Transient')],
  ['another event', { type: 'email.opened', data: { to: 'ana@example.test' } }],
  ['no address', { type: 'email.bounced', data: { to: [] } }],
  ['no JSON', 'not json'],
])('%s is thanked for and left', async (_, event) => {
  const { tell, known } = await start();
  expect((await tell(event)).status).toBe(204);
  expect(await known()).toEqual([]);
});

test('a message larger than any is refused', async () => {
  const { tell } = await start();
  expect((await tell('x'.repeat(70_000))).status).toBe(413);
});

test('with the account goes what was known of its address', async () => {
  const { database, tell, known } = await start();
  const { id } = await createPerson(database, { email: 'ana@example.test' });
  await tell(bounced('ana@example.test'));
  await database.query('select private.erase_person($1, now())', [id]);
  expect(await known()).toEqual([]);
});
