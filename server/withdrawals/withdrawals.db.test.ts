import { createHmac } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { callJson } from '#tests/database/attempts-for-tests.ts';
import { decide } from '#tests/database/consent-words.ts';
import { asPerson, createPerson, type Person } from '#tests/database/people.ts';
import { signedIn, signedInWithFactor } from '#tests/database/signed-in.ts';
import { startEmptiedDatabase } from '#tests/database/start-database.ts';
import { movableClock } from '#tests/server/movable-clock.ts';
import { silentLog } from '#tests/server/silent-log.ts';
import { startReceiver } from '#tests/server/webhook-receiver.ts';
import { deliverWithdrawals } from './deliver-withdrawals.ts';

const database = await startEmptiedDatabase();
const boss = await createPerson(database, { admin: true });
const bossClaims = await signedInWithFactor(database, boss);
const admin = asPerson(database, bossClaims);
const secret = Buffer.alloc(32, 7);
const HOUR = 3600 * 1000;

const exportContacts = () =>
  callJson<{ email: string }[]>(admin, `admin_export('contacts', 'a letter', null)`, []);
const withdrawals = () =>
  database.query<{ address: string | null; reason: string }>(
    'select address, reason from private.withdrawals order by id',
  );
const standing = () => callJson<Record<string, unknown>>(admin, 'admin_withdrawals()', []);

async function contact(email: string): Promise<Person> {
  const person = await createPerson(database, { email });
  await decide(asPerson(database, person.claims), 'marketing');
  return person;
}

function deliver(url: string, clock = movableClock(new Date(Date.now() + 1000))) {
  const webhook = { url, secret, allowPrivate: true };
  return deliverWithdrawals({ database, webhook, clock, log: silentLog, patienceMs: 2000 });
}

beforeEach(() =>
  database.script(
    `delete from auth.users where email like '%@contact.test'; delete from private.withdrawals;
     delete from private.audit`,
  ),
);

test('a withdrawal by a person never exported is not sent', async () => {
  const ana = await contact('ana@contact.test');
  await decide(asPerson(database, ana.claims), 'marketing', false);
  expect(await withdrawals()).toEqual([]);
});

test.each<[string, (of: Person) => Promise<unknown>]>([
  ['withdrawn', (of) => decide(asPerson(database, of.claims), 'marketing', false)],
  [
    'withdrawn',
    (of) =>
      asPerson(database, of.claims).query(`select public.limit_processing('objection', true)`),
  ],
  [
    'withdrawn',
    (of) =>
      asPerson(database, of.claims).query(`select public.limit_processing('restriction', true)`),
  ],
  [
    'address-changed',
    (of) =>
      database.query(`update auth.users set email = 'new@contact.test' where id = $1`, [of.id]),
  ],
  [
    'erased',
    async (of) =>
      asPerson(database, await signedIn(database, of)).query('select public.delete_my_account()'),
  ],
])('P02: an exported contact is called back: %s', async (reason, change) => {
  const ana = await contact('ana@contact.test');
  await contact('ben@contact.test');
  expect(await exportContacts()).toHaveLength(2);
  await change(ana);
  await change(ana).catch(() => {});
  expect(await withdrawals()).toEqual([{ address: 'ana@contact.test', reason }]);
});

test('it is one transaction: what is rolled back sends nothing', async () => {
  const ana = await contact('ana@contact.test');
  await exportContacts();
  const undone = database.transaction(async (tx) => {
    await tx.query('select private.erase_person($1, now())', [ana.id]);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await withdrawals()).toEqual([]);
});

test('a person who agrees again and is exported again stays on the list', async () => {
  const ana = await contact('ana@contact.test');
  await exportContacts();
  await decide(asPerson(database, ana.claims), 'marketing', false);
  await decide(asPerson(database, ana.claims), 'marketing');
  expect(await withdrawals()).toHaveLength(1);
  await exportContacts();
  expect(await withdrawals()).toEqual([]);
});

async function calledBack(...names: string[]): Promise<void> {
  const people: Person[] = [];
  for (const name of names) people.push(await contact(`${name}@contact.test`));
  await exportContacts();
  for (const { id } of people) await database.query('select private.erase_person($1, now())', [id]);
}

test('F03: the service gets a signed message, and its receipt stays without the address', async () => {
  await calledBack('ana');
  await using receiver = await startReceiver((response) => response.end('{"id":"rcpt_1"}'));
  expect(await deliver(receiver.url)).toEqual({ received: 1, failed: 0 });
  const [got] = receiver.got;
  expect(JSON.parse(got?.body ?? '')).toEqual({
    type: 'contact.removed',
    timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
    data: { email: 'ana@contact.test', reason: 'erased' },
  });
  const { 'webhook-id': id, 'webhook-timestamp': at } = got?.headers ?? {};
  const proof = createHmac('sha256', secret).update(`${String(id)}.${String(at)}.${got?.body}`);
  expect(got?.headers['webhook-signature']).toBe(`v1,${proof.digest('base64')}`);
  expect(await withdrawals()).toEqual([{ address: null, reason: 'erased' }]);
  expect(await standing()).toMatchObject({
    open: 0,
    by_hand: 0,
    receipts: [{ way: 'webhook', status: 200, receipt: 'rcpt_1', reason: 'erased' }],
  });
  // A second look has nothing to say.
  expect(await deliver(receiver.url)).toEqual({ received: 0, failed: 0 });
});

test('a receipt that names a person is not kept', async () => {
  await calledBack('ana');
  await using receiver = await startReceiver((response) =>
    response.end('{"id":"ana@contact.test"}'),
  );
  await deliver(receiver.url);
  expect(await standing()).toMatchObject({ receipts: [{ status: 200, receipt: null }] });
});

test('a message that fails is the same one at each try, and waits longer each time', async () => {
  await calledBack('ana');
  let answers = 0;
  await using receiver = await startReceiver((response) =>
    response.writeHead(answers++ < 2 ? 500 : 204).end(),
  );
  const clock = movableClock(new Date(Date.now() + 1000));
  expect(await deliver(receiver.url, clock)).toEqual({ received: 0, failed: 1 });
  clock.advance(HOUR / 2);
  expect(await deliver(receiver.url, clock)).toEqual({ received: 0, failed: 0 });
  clock.advance(HOUR);
  expect(await deliver(receiver.url, clock)).toEqual({ received: 0, failed: 1 });
  clock.advance(1.5 * HOUR);
  expect(await deliver(receiver.url, clock)).toEqual({ received: 0, failed: 0 });
  clock.advance(HOUR);
  expect(await deliver(receiver.url, clock)).toEqual({ received: 1, failed: 0 });
  const ids = new Set(receiver.got.map(({ headers }) => headers['webhook-id']));
  expect(receiver.got).toHaveLength(3);
  expect(ids.size).toBe(1);
});

test('after eight tries it is for people to do, and nothing is sent any more', async () => {
  await calledBack('ana');
  await using receiver = await startReceiver((response) => response.writeHead(500).end());
  const clock = movableClock(new Date(Date.now() + 1000));
  for (let day = 0; day < 12; day++) {
    await deliver(receiver.url, clock);
    clock.advance(25 * HOUR);
  }
  expect(receiver.got).toHaveLength(8);
  expect(await standing()).toMatchObject({ open: 1, by_hand: 1, last_error: 'HTTP 500' });
  expect(await withdrawals()).toEqual([{ address: 'ana@contact.test', reason: 'erased' }]);
});

test('a service that is away is asked three times in a look, not for every address', async () => {
  await calledBack('a', 'b', 'c', 'd', 'e');
  await using receiver = await startReceiver((response) => response.writeHead(503).end());
  expect(await deliver(receiver.url)).toEqual({ received: 0, failed: 3 });
  expect(receiver.got).toHaveLength(3);
});

test('X19: two runners at once send each message once', async () => {
  await calledBack('a', 'b', 'c', 'd');
  await using receiver = await startReceiver();
  const done = await Promise.all([deliver(receiver.url), deliver(receiver.url)]);
  expect(done.reduce((sum, { received }) => sum + received, 0)).toBe(4);
  expect(new Set(receiver.got.map(({ headers }) => headers['webhook-id'])).size).toBe(4);
  expect(receiver.got).toHaveLength(4);
});

test('without a service an admin takes the list, removes by hand, and says so', async () => {
  await calledBack('ana');
  expect(await standing()).toMatchObject({ open: 1, by_hand: 0 });
  await database.query(`update private.withdrawals set at = now() - interval '25 hours'`);
  expect(await standing()).toMatchObject({ open: 1, by_hand: 1 });
  const list = await callJson<{ id: number; address: string }[]>(
    admin,
    `admin_export_withdrawals('the list of November')`,
    [],
  );
  expect(list).toMatchObject([{ address: 'ana@contact.test', reason: 'erased' }]);
  expect(
    await admin.query('select public.admin_withdrawals_done($1)', [list.map(({ id }) => id)]),
  ).toEqual([{ admin_withdrawals_done: 1 }]);
  expect(await standing()).toMatchObject({ open: 0, receipts: [{ way: 'hand', status: null }] });
  expect(await withdrawals()).toEqual([{ address: null, reason: 'erased' }]);
  const lines = await database.query(
    `select action, why from private.audit where action <> 'export-contacts' order by id`,
  );
  expect(lines).toEqual([
    { action: 'export-withdrawals', why: 'the list of November' },
    { action: 'withdrawals-done', why: '1' },
  ]);
});

test('the list needs a fresh code, and an admin', async () => {
  const stale = await signedInWithFactor(database, boss, { minutesAgo: 20 });
  const ana = await createPerson(database);
  const call = (claims: Person['claims'], what: string) =>
    callJson(asPerson(database, claims), what, []);
  for (const what of [`admin_export_withdrawals('a reason')`, 'admin_withdrawals_done(array[1])']) {
    await expect(call(stale, what)).rejects.toMatchObject({ code: 'PT428' });
    await expect(call(ana.claims, what)).rejects.toMatchObject({ code: '42501' });
  }
  await expect(call(ana.claims, 'admin_withdrawals()')).rejects.toMatchObject({ code: '42501' });
});

test('a receipt goes after ninety days; an address that was not removed stays to be removed', async () => {
  await calledBack('ana', 'ben');
  await database.query(
    `update private.withdrawals set at = now() - interval '91 days', done_at = now() - interval '91 days',
       way = 'hand', address = null where address like 'ana%'`,
  );
  await database.query(`select private.retain('withdrawals', now(), 200)`);
  expect(await withdrawals()).toEqual([{ address: 'ben@contact.test', reason: 'erased' }]);
});
