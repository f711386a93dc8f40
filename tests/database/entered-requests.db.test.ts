import { beforeEach, expect, test } from 'vitest';
import { requestDeadlines } from '#server/jobs/request-deadlines.ts';
import { runRetention } from '#server/jobs/retention.ts';
import { createMailQueue } from '#server/mail/mail-queue.ts';
import { site } from '#content/site.ts';
import { constants } from '#domain/constants.ts';
import type { OutgoingMail } from '#server/mail/mail-transport.ts';
import { movableClock } from '#tests/server/movable-clock.ts';
import { silentLog } from '#tests/server/silent-log.ts';
import { configForTests } from '#tests/server/start-front.ts';
import { callJson } from './attempts-for-tests.ts';
import { anonymous, asPerson, createPerson, type Person } from './people.ts';
import { signedInWithFactor } from './signed-in.ts';
import { startEmptiedDatabase } from './start-database.ts';

const database = await startEmptiedDatabase();
const DAY = 24 * 3600 * 1000;
let boss: Person;
let ana: Person;

beforeEach(async () => {
  await database.script(
    'delete from auth.users; delete from private.audit; delete from private.mail_outbox; delete from public.requests',
  );
  boss = await createPerson(database, { admin: true });
  ana = await createPerson(database);
});

/** The jobs as a server runs them so many days from now, and the mails that they sent. */
function parts(daysFromNow = 0) {
  const clock = movableClock(new Date(Date.now() + daysFromNow * DAY));
  const config = configForTests({ SITE_URL: 'https://faro.example' });
  const sent: OutgoingMail[] = [];
  const transport = { send: async (mail: OutgoingMail) => void sent.push(mail), close() {} };
  const mail = createMailQueue({ database, config, clock, log: silentLog, transport });
  return { database, clock, config, log: silentLog, mail, sent };
}

const asBoss = async () => asPerson(database, await signedInWithFactor(database, boss));
const today = () => new Date().toISOString().slice(0, 10);
const letter = {
  kind: 'erasure',
  channel: 'letter',
  received: '2026-02-03',
  account: '',
  who: 'person',
  asked_by: 'Luz Mora, Calle 8, Cali',
  wish: 'Borren mis datos.',
};
async function enter(said: Partial<Record<keyof typeof letter, string>>): Promise<number> {
  return Number(
    await callJson(
      await asBoss(),
      'admin_enter_request($1, $2, $3, $4, $5, $6, $7)',
      Object.values({ ...letter, ...said }),
    ),
  );
}
const listed = async (isOpen = true) =>
  callJson<Record<string, unknown>[]>(await asBoss(), 'admin_requests($1)', [isOpen]);

test('a letter without an account is entered with its day, from which the month runs (P19)', async () => {
  const id = await enter({});
  expect(await listed()).toMatchObject([
    {
      id,
      user_id: null,
      kind: 'erasure',
      channel: 'letter',
      who: 'person',
      asked_by: 'Luz Mora, Calle 8, Cali',
      text: 'Borren mis datos.',
      at: expect.stringMatching(/^2026-02-03T00:00:00/),
      due_at: expect.stringMatching(/^2026-03-03T00:00:00/),
      email: '',
    },
  ]);
  expect(
    await database.query(`select actor, person from private.audit where action = 'enter-request'`),
  ).toEqual([{ actor: boss.id, person: null }]);
});

test('a request about an account is with its person, and in whose profile; the way to a parent is not', async () => {
  await enter({
    account: ` ${ana.email.toUpperCase()} `,
    who: 'guardian',
    asked_by: 'Su mamá, 55 1234',
  });
  expect(await listed()).toMatchObject([{ user_id: ana.id, who: 'guardian', email: ana.email }]);
  const own = await asPerson(database, ana.claims).query('select * from public.requests');
  expect(own).toMatchObject([{ kind: 'erasure', channel: 'letter' }]);
  expect(JSON.stringify(own)).not.toContain('55 1234');
});

test.each([
  ['a kind that there is not', { kind: 'portability' }, '22023'],
  ['the profile as its way', { channel: 'site' }, '22023'],
  ['no asker', { asked_by: ' ' }, '22023'],
  ['a day before the site', { received: '2025-12-31' }, '22023'],
  [
    'a day after tomorrow',
    { received: new Date(Date.now() + 3 * DAY).toISOString().slice(0, 10) },
    '22023',
  ],
  ['an endless wish', { wish: 'x'.repeat(2001) }, '22023'],
  ['an account that there is not', { account: 'nobody@example.test' }, 'PT404'],
])('%s is not entered', async (_, said, code) => {
  await expect(enter(said)).rejects.toMatchObject({ code });
  expect(await listed()).toEqual([]);
});

test('five hundred entered requests may wait; what people ask for themselves is not counted (D18)', async () => {
  const insert = `insert into public.requests (user_id, kind, channel)
    select null, 'access', 'mail' from generate_series(1, $1::int)`;
  await database.query(insert, [499]);
  await enter({});
  await expect(enter({})).rejects.toMatchObject({ code: 'PT429' });
  await asPerson(database, ana.claims).query(
    `insert into public.requests (kind) values ('access')`,
  );
});

test('of the proof it is noted that it was asked for, seen, told; the first time stays (P21)', async () => {
  const id = await enter({ who: 'guardian' });
  const as = await asBoss();
  for (const step of ['proof-asked', 'proof-seen', 'asker-told']) {
    await as.query('select public.admin_note_asker($1, $2)', [id, step]);
  }
  const [first] = await listed();
  expect(first).toMatchObject({
    proof_asked_at: expect.any(String),
    proof_seen_at: expect.any(String),
    told_at: expect.any(String),
  });
  await as.query('select public.admin_note_asker($1, $2)', [id, 'proof-asked']);
  expect((await listed())[0]?.['proof_asked_at']).toBe(first?.['proof_asked_at']);
  await expect(
    as.query('select public.admin_note_asker($1, $2)', [id, 'document']),
  ).rejects.toMatchObject({
    code: '22023',
  });
  await expect(
    as.query('select public.admin_note_asker(0, $1)', ['asker-told']),
  ).rejects.toMatchObject({
    code: 'PT404',
  });
});

test('the admins hear that a request came, in their language and without who asked (P20)', async () => {
  await database.query(
    `update auth.users set raw_user_meta_data = '{"full_name": "Boss", "locale": "en"}' where id = $1`,
    [boss.id],
  );
  await asPerson(database, ana.claims).query(
    `insert into public.requests (kind, text) values ('rectification', 'secreto')`,
  );
  const now = parts();
  await now.mail.flush();
  expect(now.sent).toMatchObject([
    { to: boss.email, subject: 'A request about data reached Faro Vocacional' },
  ]);
  expect(now.sent[0]?.text).toContain('https://faro.example/en/admin?view=requests');
  expect(now.sent[0]?.text).toContain('rectification');
  expect(now.sent[0]?.text).not.toMatch(new RegExp(`secreto|${ana.id}|${ana.email}`));
});

test('without any admin the owner of the legal page hears of it, written in this millisecond too', async () => {
  await database.query('update public.profiles set is_admin = false');
  await asPerson(database, ana.claims).query(
    `insert into public.requests (kind) values ('access')`,
  );
  const now = parts();
  // The database counts microseconds, a server's clock milliseconds.
  await database.query(
    `update private.mail_outbox set next_at = $1::timestamptz + interval '999 microseconds'`,
    [now.clock.now().toISOString()],
  );
  await now.mail.flush();
  expect(now.sent).toMatchObject([
    { to: site.owner.value.email, subject: expect.stringContaining('solicitud') },
  ]);
});

test('one account fills no admin’s mailbox: ten such mails an hour', async () => {
  for (let count = 0; count < 15; count += 1) {
    await asPerson(database, ana.claims).query(
      `insert into public.requests (kind) values ('access')`,
    );
  }
  expect(
    await database.query(
      `select count(*)::int as n from private.mail_outbox where template = 'request-came'`,
    ),
  ).toEqual([{ n: 10 }]);
});

test('what people switch themselves, and generated people, cause no alarm', async () => {
  await callJson(asPerson(database, ana.claims), `limit_processing('objection', true)`, []);
  await database.query('update public.profiles set is_synthetic = true where id = $1', [ana.id]);
  await asPerson(database, ana.claims).query(
    `insert into public.requests (kind) values ('access')`,
  );
  expect(await database.query('select template from private.mail_outbox')).toEqual([]);
});

test('seven days before it is due the admins are told once, and when it is over one word says so (P20)', async () => {
  const id = await enter({ received: today() });
  await database.query('delete from private.mail_outbox');
  const early = parts(20);
  expect(await requestDeadlines.run(early)).toEqual({ told: 0 });
  const late = parts(24.5);
  expect(await requestDeadlines.run(late)).toEqual({ told: 1 });
  expect(late.sent).toMatchObject([
    { to: boss.email, subject: expect.stringContaining('vence pronto') },
  ]);
  expect(await requestDeadlines.run(parts(25))).toEqual({ told: 0 });

  const state = async (days: number) => {
    const [row] = await database.query<{ state: string }>(
      'select private.requests_state($1::timestamptz) as state',
      [new Date(Date.now() + days * DAY).toISOString()],
    );
    return row?.state;
  };
  expect([await state(27), await state(32)]).toEqual(['ok', 'overdue']);
  expect(await callJson(asPerson(database, anonymous), 'requests_state()', [])).toBe('ok');
  await database.query(
    `update public.requests set due_at = now() - interval '1 minute' where id = $1`,
    [id],
  );
  expect(await callJson(asPerson(database, anonymous), 'requests_state()', [])).toBe('overdue');
  await (await asBoss()).query('select public.admin_answer_request($1, $2)', [id, 'Hecho']);
  expect(await state(32)).toBe('ok');
});

test('several that run out on one day are one mail', async () => {
  await enter({ received: today() });
  await enter({ received: today(), kind: 'access' });
  await database.query('delete from private.mail_outbox');
  const late = parts(26);
  expect(await requestDeadlines.run(late)).toEqual({ told: 2 });
  expect(late.sent).toMatchObject([{ subject: '2 solicitudes vencen pronto · Faro Vocacional' }]);
});

test('an account holder is told by mail that it was answered, and reads the answer in the profile (P20)', async () => {
  const as = await asBoss();
  const own = await enter({ account: ana.email, kind: 'access' });
  const parents = await enter({ account: ana.email, who: 'guardian' });
  await database.query('delete from private.mail_outbox');
  await as.query('select public.admin_answer_request($1, $2)', [own, 'Una copia salió ayer.']);
  await as.query('select public.admin_answer_request($1, $2)', [parents, 'Hablamos con la madre.']);
  const now = parts();
  await now.mail.flush();
  expect(now.sent).toMatchObject([
    { to: ana.email, subject: 'Respondimos a tu solicitud · Faro Vocacional' },
  ]);
  expect(now.sent[0]?.text).not.toContain('copia salió');
});

test('a parent who asked stays known until told, thirty days long; the child does not (P05, P21)', async () => {
  const mother = `Mamá de Ana Ríos (${ana.email}), 55 1234`;
  await database.query(
    `update auth.users set raw_user_meta_data = '{"full_name": "Ana Ríos"}' where id = $1`,
    [ana.id],
  );
  const erasure = await enter({
    account: ana.email,
    who: 'guardian',
    asked_by: mother,
    wish: 'Es mi hija Ana',
  });
  const access = await enter({
    account: ana.email,
    who: 'guardian',
    asked_by: mother,
    kind: 'access',
  });
  await enter({ account: ana.email, who: 'person', asked_by: '', kind: 'objection' });
  await enter({ asked_by: `Luz y mariana.${ana.email}`, kind: 'restriction' });
  const as = await asBoss();
  await as.query('select public.admin_freeze_person($1, true, $2)', [ana.id, 'Tiene 12 años']);
  await as.query('select public.admin_erase_person($1, $2)', [ana.id, 'Lo pidió su madre']);

  const contact = 'Mamá de … (…), 55 1234';
  expect(await listed(false)).toMatchObject([
    { id: erasure, user_id: null, text: '', outcome: 'erased', asked_by: contact },
  ]);
  expect(await listed()).toMatchObject([
    { id: access, user_id: null, text: '', outcome: null, asked_by: contact },
    // Another person's address only ends like the child's.
    { kind: 'restriction', asked_by: `Luz y mariana.${ana.email}` },
  ]);
  await as.query('select public.admin_answer_request($1, $2)', [access, 'La cuenta ya no existe.']);

  const days = constants.outsideRequestDays;
  const before = await runRetention(parts(days - 0.1));
  expect([before['request-askers'], before['outside-requests']]).toEqual([0, 0]);
  const after = await runRetention(parts(days + 0.1));
  expect([after['request-askers'], after['outside-requests']]).toEqual([2, 2]);
  expect(await listed(false)).toEqual([]);
});

test('of a request about an account the asker is forgotten, and the request stays with the account', async () => {
  const id = await enter({ account: ana.email, who: 'guardian' });
  await (await asBoss()).query('select public.admin_answer_request($1, $2)', [id, 'Hecho']);
  await runRetention(parts(constants.outsideRequestDays + 0.1));
  expect(await listed(false)).toMatchObject([{ id, user_id: ana.id, who: null, asked_by: null }]);
});

test('the figures of the database are those of the constants', async () => {
  expect(
    await database.query(
      'select private.minor_answer_days() as answer, private.request_reminder_days() as reminder',
    ),
  ).toEqual([{ answer: constants.minorAnswerDays, reminder: constants.requestReminderDays }]);
});
