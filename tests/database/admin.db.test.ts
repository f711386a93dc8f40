import { beforeAll, expect, test } from 'vitest';
import { answer, attemptHeader, callJson, saveAnswers } from './attempts-for-tests.ts';
import { decide } from './consent-words.ts';
import { anonymous, asPerson, createPerson, type Person } from './people.ts';
import { signedInWithFactor } from './signed-in.ts';
import { startEmptiedDatabase } from './start-database.ts';

const database = await startEmptiedDatabase();
type Listed = { total: number; people: { id: string; email: string; finished: number }[] };
type Entry = { action: string; why: string | null; actor: string; person: string };

let boss: Person;
let ana: Person;
const asBoss = () => asPerson(database, boss.claims);

beforeAll(async () => {
  boss = await createPerson(database, { admin: true, metadata: { full_name: 'La Jefa' } });
  boss = { ...boss, claims: await signedInWithFactor(database, boss) };
  ana = await createPerson(database, {
    email: 'ana.pena@example.test',
    metadata: { full_name: 'Ana Peña Ruiz' },
  });
  const as = asPerson(database, ana.claims);
  const header = attemptHeader();
  await saveAnswers(as, header, { r1: answer(3), r2: answer(4), r3: answer(null) });
  await callJson(as, 'submit_attempt($1)', [header.id]);
});

const list = (search: string, filter = 'all', sort = 'newest', page = 1) =>
  callJson<Listed>(asBoss(), 'admin_people($1, $2, $3, $4)', [search, filter, sort, page]);
const names = async (search: string, filter?: string) =>
  (await list(search, filter)).people.map(({ email }) => email);
const trail = (action: string | null = null) =>
  callJson<Entry[]>(asBoss(), 'admin_audit($1, null)', [action]);

const calls: [string, string, unknown[]][] = [
  ['overview', 'admin_overview(4)', []],
  ['glance', 'admin_glance()', []],
  ['people', `admin_people('', 'all', 'newest', 1)`, []],
  ['person', `admin_person($1, 'asked for help')`, ['00000000-0000-4000-8000-000000000000']],
  ['export', `admin_export('people', 'yearly report', null)`, []],
  ['audit', 'admin_audit(null, null)', []],
  ['faults', 'admin_faults(7)', []],
  ['requests', 'admin_requests(true)', []],
  ['research', 'admin_research()', []],
  ['accepting', `admin_accept_calibration(1, 'looks right')`, []],
];

test.each(calls)(
  '%s is refused to a person who is no admin, and to visitors (F01)',
  async (_, call, params) => {
    for (const claims of [ana.claims, anonymous]) {
      await expect(callJson(asPerson(database, claims), call, params)).rejects.toMatchObject({
        code: '42501',
      });
    }
  },
);

test('people are found by the beginning of any word of name or address, accents or not', async () => {
  for (const search of ['ana', 'PEÑA', 'pena rui', 'ruiz ana', 'ana.pena@exam']) {
    expect({ search, found: await names(search) }).toEqual({ search, found: [ana.email] });
  }
  expect(await names('eña')).toEqual([]);
  expect(await names('ana nobody')).toEqual([]);
  // Nothing but punctuation asks for no person in particular.
  expect(await names(`' | ''`)).toEqual(await names(''));
});

test('filters follow what people do: confirming, finishing, agreeing, withdrawing', async () => {
  expect(await names('', 'finished')).toEqual([ana.email]);
  expect(await names('', 'admins')).toEqual([boss.email]);
  expect(await names('ana', 'marketing')).toEqual([]);
  const agree = (granted: boolean) => decide(asPerson(database, ana.claims), 'marketing', granted);
  await agree(true);
  expect(await names('', 'marketing')).toEqual([ana.email]);
  expect(
    await callJson(asBoss(), `admin_export('contacts', 'newsletter', null)`, []),
  ).toMatchObject([{ email: ana.email }]);
  await agree(false);
  expect(await names('', 'marketing')).toEqual([]);
  await database.query('update auth.users set email_confirmed_at = null where id = $1', [ana.id]);
  expect(await names('', 'unconfirmed')).toEqual([ana.email]);
  await database.query('update auth.users set email_confirmed_at = now() where id = $1', [ana.id]);
});

test('a list that does not exist is refused', async () => {
  const wrong: [string, string, number][] = [
    ['all; drop table x', 'newest', 1],
    ['all', 'id', 1],
    ['all', 'name', 0],
  ];
  for (const [filter, sort, page] of wrong) {
    await expect(list('', filter, sort, page)).rejects.toMatchObject({ code: '22023' });
  }
});

test('a person is shown for a reason only, and the look is one row (P11)', async () => {
  const look = (why: string) => callJson(asBoss(), 'admin_person($1, $2)', [ana.id, why]);
  await expect(look('  ')).rejects.toMatchObject({ code: '22023' });
  expect(await trail('see-person')).toEqual([]);
  expect(await look('asked by phone')).toMatchObject({
    email: ana.email,
    full_name: 'Ana Peña Ruiz',
    attempts: [{ instrument: 'riasec', state: 'submitted', answers: { r1: 3, r2: 4 } }],
    notes: [],
  });
  expect(await trail('see-person')).toMatchObject([
    { actor: boss.id, person: ana.id, why: 'asked by phone' },
  ]);
});

test('every person on a page of the list and in an export is one row', async () => {
  await list('ana');
  const listed = await trail('list-person');
  expect(listed[0]).toMatchObject({ actor: boss.id, person: ana.id });
  const exported = await callJson<{ id: string }[]>(
    asBoss(),
    `admin_export('people', 'for the adviser', null)`,
    [],
  );
  expect(exported.map(({ id }) => id).toSorted()).toEqual([ana.id, boss.id].toSorted());
  const rows = await trail('export-people');
  expect(rows.map(({ person }) => person).toSorted()).toEqual([ana.id, boss.id].toSorted());
  const [, last] = exported;
  expect(
    await callJson(asBoss(), `admin_export('people', 'for the adviser', $1)`, [last?.id]),
  ).toEqual([]);
});

test('notes are added and removed, and the audit says by whom', async () => {
  await asBoss().query('select public.admin_add_note($1, $2)', [ana.id, ' Called on Monday ']);
  const seen = () =>
    callJson<{ notes: { id: number; text: string }[] }>(asBoss(), `admin_person($1, 'follow-up')`, [
      ana.id,
    ]);
  const [note] = (await seen()).notes;
  expect(note?.text).toBe('Called on Monday');
  await asBoss().query('select public.admin_remove_note($1)', [note?.id]);
  expect((await seen()).notes).toEqual([]);
  const actions = (await trail()).map(({ action }) => action);
  expect(actions).toEqual(expect.arrayContaining(['add-note', 'remove-note']));
});

test('the audit is not changed by the owner of the database, nor deleted by any role of the API', async () => {
  await expect(database.query(`update private.audit set why = 'x'`)).rejects.toMatchObject({
    code: '42501',
  });
  for (const role of ['anon', 'authenticated', 'service_role'] as const) {
    const as = asPerson(database, { ...boss.claims, role });
    await expect(as.query('delete from private.audit')).rejects.toMatchObject({ code: '42501' });
  }
  // Even with the schema opened to it by mistake.
  await expect(
    database.transaction(async (tx) => {
      await tx.query('grant usage on schema private to service_role');
      await tx.query('grant all on private.audit to service_role');
      await tx.query(`select set_config('role', 'service_role', true)`);
      await tx.query('delete from private.audit');
    }),
  ).rejects.toMatchObject({ message: 'the audit is only added to' });
});

test('the overview counts people, attempts, where they stop, and mails', async () => {
  const ben = asPerson(database, (await createPerson(database)).claims);
  const draft = attemptHeader();
  await saveAnswers(ben, draft, { r1: answer(1) });
  await database.query(
    `update public.attempts set created_at = now() - interval '2 days' where id = $1`,
    [draft.id],
  );
  await database.query(
    `insert into private.mail_outbox (to_address, template, locale, sent_at, dead_at)
     values ('a@example.test', 'confirm', 'es', now(), null), ('b@example.test', 'confirm', 'es', null, now())`,
  );
  const seen = await callJson<Record<string, unknown>>(asBoss(), 'admin_overview(4)', []);
  expect(seen).toMatchObject({
    people: 3,
    synthetic: 0,
    languages: { es: 3 },
    left_at: [{ instrument: 'riasec', form: 'full', answered: 1, attempts: 1 }],
    mail: { sent: 1, waiting: 0, late: 0, dead: 1, retried: 0 },
  });
  const attempts: { started: number; finished: number }[] = JSON.parse(
    JSON.stringify(seen['attempts']),
  );
  expect(attempts.reduce((sum, week) => sum + week.started, 0)).toBe(2);
  expect(attempts.reduce((sum, week) => sum + week.finished, 0)).toBe(1);
});

test('an erased person leaves the list of people', async () => {
  const carla = await createPerson(database, { email: 'carla@example.test' });
  expect(await names('carla')).toEqual([carla.email]);
  await saveAnswers(asPerson(database, carla.claims), attemptHeader(), { r1: answer(1) });
  await database.query('delete from auth.users where id = $1', [carla.id]);
  expect(await names('carla')).toEqual([]);
});

test('a published release stays as it is, and is not seen before', async () => {
  const [release] = await database.query<{ id: number }>(
    `insert into public.research_releases (instrument, n, period_start, period_end, k, tables)
     values ('riasec', 300, '2026-01-01', '2026-06-30', 10, '{}') returning id`,
  );
  const read = () => asPerson(database, anonymous).query('select n from public.research_releases');
  expect(await read()).toEqual([]);
  await database.query('update public.research_releases set published_at = now() where id = $1', [
    release?.id,
  ]);
  expect(await read()).toEqual([{ n: 300 }]);
  for (const change of [
    'update public.research_releases set n = 301',
    'delete from public.research_releases',
  ]) {
    await expect(database.query(change)).rejects.toMatchObject({ code: 'PT409' });
  }
});

test('requests are listed by urgency, overdue ones marked, and answered once (P09)', async () => {
  await asPerson(database, ana.claims).query(
    `insert into public.requests (kind, text) values ('access', 'What do you have?'), ('erasure', '')`,
  );
  await database.query(
    `update public.requests set due_at = now() - interval '1 day' where kind = 'erasure'`,
  );
  type Asked = { id: number; kind: string; is_overdue: boolean; outcome: string | null };
  const asked = (isOpen: boolean) => callJson<Asked[]>(asBoss(), 'admin_requests($1)', [isOpen]);
  const open = await asked(true);
  expect(open.map(({ kind, is_overdue }) => [kind, is_overdue])).toEqual([
    ['erasure', true],
    ['access', false],
  ]);
  const answerIt = (outcome: string) =>
    asBoss().query('select public.admin_answer_request($1, $2)', [open[1]?.id, outcome]);
  await expect(answerIt(' ')).rejects.toMatchObject({ code: '22023' });
  await answerIt('Sent by mail today');
  await expect(answerIt('Something else')).rejects.toMatchObject({ code: 'PT404' });
  expect(await asked(false)).toMatchObject([{ kind: 'access', outcome: 'Sent by mail today' }]);
  expect((await trail('answer-request'))[0]).toMatchObject({ actor: boss.id, person: ana.id });
  const mine = await asPerson(database, ana.claims).query(
    'select outcome from public.requests where answered_at is not null',
  );
  expect(mine).toEqual([{ outcome: 'Sent by mail today' }]);
});

test('who objects or asks for restriction is no contact and in no research, without a new consent', async () => {
  const dora = await createPerson(database);
  const as = asPerson(database, dora.claims);
  await decide(as, 'marketing');
  await decide(as, 'research');
  expect(await names('', 'research')).toEqual([dora.email]);
  await as.query(`select public.limit_processing('objection', true)`);
  expect(await names('', 'research')).toEqual([]);
  expect(await callJson(asBoss(), `admin_export('contacts', 'newsletter', null)`, [])).toEqual([]);
  await as.query(`select public.limit_processing('objection', false)`);
  expect(await names('', 'marketing')).toEqual([dora.email]);
});
