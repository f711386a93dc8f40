import { afterAll, describe, expect, inject, test } from 'vitest';
import { openPostgres } from '#server/database/postgres.ts';
import type { Queries } from '#server/database/database.ts';
import { dailyJobs } from '#server/jobs/daily-jobs.ts';
import { PASSWORD, startAuth } from '#tests/auth/auth-rig.ts';
import { movableClock } from '#tests/server/movable-clock.ts';
import { silentLog } from '#tests/server/silent-log.ts';
import { answer, attemptHeader, saveAnswers } from './attempts-for-tests.ts';
import { fillWhole } from './many-people.ts';
import { anonymous, asPerson, createPerson } from './people.ts';
import { rowsRead } from './rows-read.ts';
import { saveSecondLook } from './second-looks-for-tests.ts';
import { signedIn, signedInWithFactor } from './signed-in.ts';
import { copyTemplate } from './template-cluster.ts';

const PEOPLE = 20_000;
/** So many rows of a table, its indexes included, may be read for one thing that is asked: a tenth of those who are there. */
const MOST = 2000;

/** What may read more, and why it does not grow with all who were ever there. */
const allowed: Record<string, { rows: number; because: string }> = {
  finished: { rows: 3500, because: 'counted to one thousand: of everybody, as far as that takes' },
  marketing: { rows: 3500, because: 'counted to one thousand: of everybody, as far as that takes' },
  'joined-recently': { rows: 5500, because: 'those of thirty days' },
  'finished-recently': { rows: 5500, because: 'those of thirty days' },
  'left-recently': { rows: 5500, because: 'those of thirty days' },
  'a name of many': { rows: 5500, because: 'as many as carry one of the words, by an index' },
  admin_glance: { rows: 20_000, because: 'attempts of sixty days, by an index alone' },
  admin_overview: {
    rows: 11_000,
    because: 'drafts of twelve weeks, and mails, kept for thirty days',
  },
  admin_faults: { rows: 11_000, because: 'mails of seven days' },
};

const database = await openPostgres(await copyTemplate(inject('postgresServer')), 1);
afterAll(() => database.close());
await fillWhole(database, PEOPLE);

const admin = await createPerson(database, { admin: true });
const asAdmin = asPerson(database, await signedInWithFactor(database, admin));
const person = await createPerson(database, { email: 'quetzal@example.test' });
const asSelf = asPerson(database, await signedIn(database, person));
const visitor = asPerson(database, anonymous);
const why = 'lo ha pedido la persona';

/** The tables of which too many rows were read. */
async function tooMuch(what: string, work: () => Promise<unknown>): Promise<[string, number][]> {
  const read = await rowsRead(database, work);
  return Object.entries(read).filter(([, rows]) => rows > (allowed[what]?.rows ?? MOST));
}

const call = (as: Queries, name: string, ...args: unknown[]) =>
  as.query(`select public.${name}(${args.map((_, at) => `$${at + 1}`).join(', ')})`, args);

test('a whole reading is seen, of a table and of an index', async () => {
  const all = () =>
    database.query('select count(*) from public.profiles where full_name > $1', ['']);
  expect(Object.fromEntries(await tooMuch('', all))['public.profiles']).toBeGreaterThan(10_000);
  const byIndex = () =>
    database.query(
      'select count(*) from (select from private.people order by email offset 0) as every',
    );
  expect(Object.fromEntries(await tooMuch('', byIndex))['private.people']).toBeGreaterThan(10_000);
});

describe('lists of people', () => {
  const filters =
    'all confirmed unconfirmed finished marketing research admins joined-recently finished-recently left-recently';
  const sorts = ['newest', 'oldest', 'name', 'email', 'active'];
  test.each(filters.split(' '))('%s, in every order', async (filter) => {
    for (const sort of sorts) {
      expect(
        await tooMuch(filter, () => call(asAdmin, 'admin_people', '', filter, sort, 1)),
      ).toEqual([]);
    }
  });

  test.each([
    ['a name of many', 'zulema quispe'],
    ['an address', 'quetzal@example.test'],
  ])('%s is looked for', async (what, search) => {
    expect(
      await tooMuch(what, () => call(asAdmin, 'admin_people', search, 'all', 'newest', 1)),
    ).toEqual([]);
  });
});

test.each<[string, ...unknown[]]>([
  ['admin_glance'],
  ['admin_overview', 12],
  ['admin_requests', true],
  ['admin_requests', false],
  ['admin_audit', '', null],
  ['admin_audit', 'read-person', null],
  ['admin_faults', 7],
  ['admin_jobs'],
  ['admin_research'],
  ['admin_withdrawals'],
])('administrators read %s', async (name, ...args) => {
  expect(await tooMuch(name, () => call(asAdmin, name, ...args))).toEqual([]);
});

test('what administrators do about one person reads that person', async () => {
  const { id } = await createPerson(database);
  const acts: [string, ...unknown[]][] = [
    ['admin_person', id, why],
    ['admin_add_note', id, 'llamó'],
    ['admin_correct_person', id, '{"full_name": "Ana"}', why],
    ['admin_freeze_person', id, false, why],
    ['admin_unfreeze_person', id, why],
    ['admin_erase_person', id, why],
  ];
  for (const [name, ...args] of acts) {
    expect([name, await tooMuch(name, () => call(asAdmin, name, ...args))]).toEqual([name, []]);
  }
});

test('what a person does reads their own rows', async () => {
  const header = { ...attemptHeader(), version: 2 };
  const token = 'a'.repeat(32);
  const acts: [string, () => Promise<unknown>][] = [
    ['save', () => saveAnswers(asSelf, header, { r01: answer(3) })],
    ['submit', () => call(asSelf, 'submit_attempt', header.id)],
    ['second look', () => saveSecondLook(asSelf, header.id, { 'machines-1': answer(3) })],
    [
      'share',
      () =>
        asSelf.query(
          `select public.create_share($1::jsonb, encode(sha256(convert_to($2, 'UTF8')), 'hex'), 'Mamá', 7)`,
          [JSON.stringify([header.id]), token],
        ),
    ],
    ['open', () => call(visitor, 'open_share', token)],
    ['own rows', () => ownRows()],
    ['shares', () => asSelf.query('select id, label from public.shares')],
    ['guest guess', () => call(visitor, 'guest_guess', token)],
    ['guess a guest’s', () => call(visitor, 'guess_guest_link', token, 'RIASEC')],
    ['agree as a guest', () => call(visitor, 'agree_guest_guess', token)],
    ['my_guest_links', () => call(asSelf, 'my_guest_links')],
    ['my_waiting_guess', () => call(asSelf, 'my_waiting_guess')],
    ['stop guess mails', () => call(visitor, 'stop_guess_mails', token)],
    ['my_data', () => call(asSelf, 'my_data')],
    ['my_sessions', () => call(asSelf, 'my_sessions')],
    ['my_recovery_codes', () => call(asSelf, 'my_recovery_codes')],
    ['limit', () => call(asSelf, 'limit_processing', 'restriction', true)],
    ['withdraw', () => call(asSelf, 'withdraw_my_attempts')],
    ['delete', () => call(asSelf, 'delete_my_account')],
  ];
  for (const [name, act] of acts) expect([name, await tooMuch(name, act)]).toEqual([name, []]);
});

async function ownRows(): Promise<void> {
  const tables = 'attempts consents directions plans profiles reactions requests second_looks';
  for (const table of tables.split(' ')) await asSelf.query(`select * from public.${table}`);
}

test('signing up and in, and what follows from it, reads one account', async () => {
  const { send, mailbox } = await startAuth({ database });
  const body = { email: 'eva@example.test', password: PASSWORD, data: { full_name: 'Eva' } };
  const acts: [string, () => Promise<unknown>][] = [
    ['sign up', () => send('/signup', { body })],
    ['its mail', () => mailbox()],
    ['sign in', () => send('/token?grant_type=password', { body })],
    ['recover', () => send('/recover', { body: { email: 'person78@example.test' } })],
    ['its mail too', () => mailbox()],
  ];
  for (const [name, act] of acts) expect([name, await tooMuch(name, act)]).toEqual([name, []]);
});

test.each(dailyJobs)('a day’s $name reads what is due', async (job) => {
  const rig = await startAuth({ database });
  const parts = {
    database,
    clock: movableClock(new Date()),
    config: rig.config,
    log: silentLog,
    mail: rig.mail,
  };
  expect(await tooMuch(job.name, () => job.run(parts))).toEqual([]);
});

test('health asks little', async () => {
  expect(await tooMuch('jobs', () => call(database, 'jobs_state'))).toEqual([]);
  expect(await tooMuch('requests', () => call(database, 'requests_state'))).toEqual([]);
});
