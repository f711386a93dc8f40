import { expect, test } from 'vitest';
import { constants } from '#domain/constants.ts';
import { keepSessionEnds } from '#server/auth/sessions/session-life.ts';
import { systemClock } from '#server/clock.ts';
import { findOverdue } from '#server/jobs/retention.ts';
import { asPerson, createPerson, type Person } from './people.ts';
import { startEmptiedDatabase } from './start-database.ts';

const database = await startEmptiedDatabase();

async function signedIn(person: Person, at: string, more: Record<string, string> = {}) {
  const [row] = await database.query<{ id: string }>(
    `insert into auth.sessions (user_id, created_at, refreshed_at, not_after, user_agent)
     values ($1, $2::timestamptz, $3::timestamp, $4::timestamptz, $5) returning id`,
    [person.id, at, more.refreshed ?? null, more.notAfter ?? null, more.userAgent ?? null],
  );
  return row?.id ?? '';
}

const sessionsOf = async (person: Person, session_id: string) => {
  const as = asPerson(database, { ...person.claims, session_id });
  const [row] = await as.query<{ list: unknown }>('select public.my_sessions() as list');
  return row?.list;
};

const DAY = 24 * 3600 * 1000;
const ago = (days: number, seconds = 0) =>
  new Date(Date.now() - days * DAY - seconds * 1000).toISOString();
const bare = (at: string) => at.slice(0, -1);
const shown = (at: string) => at.replace('Z', '+00:00').replace(/\.?0+\+/, '+');

test('people see their own living sessions, the last used first, and which one they are in', async () => {
  const [ana, ben] = [await createPerson(database), await createPerson(database)];
  const [begun, used, later] = [ago(20), ago(2), ago(3)];
  const phone = await signedIn(ana, begun, {
    refreshed: bare(used),
    userAgent: 'Phone '.repeat(100),
  });
  const laptop = await signedIn(ana, later);
  await signedIn(ana, ago(1), { notAfter: ago(0.5) });
  const other = await signedIn(ben, ago(1));

  expect(await sessionsOf(ana, laptop)).toEqual([
    {
      id: phone,
      started_at: shown(begun),
      seen_at: shown(used),
      user_agent: 'Phone '.repeat(50),
      is_current: false,
    },
    {
      id: laptop,
      started_at: shown(later),
      seen_at: shown(later),
      user_agent: null,
      is_current: true,
    },
  ]);
  expect(await sessionsOf(ben, other)).toMatchObject([{ id: other, is_current: true }]);
});

const idle = constants.sessionIdleDays;
const max = constants.sessionMaxDays;

type Days = [days: number, seconds: number];

// Seconds to spare, because the database's own clock goes on.
const at = ([days, seconds]: Days) => ago(days, seconds);
const ends: [string, Days, Days | undefined, boolean][] = [
  ['unused for a minute less than the idle end', [idle, -60], undefined, true],
  ['unused to the idle end', [idle, 0], undefined, false],
  ['old, but used a minute before the idle end', [max - 1, 0], [idle, -60], true],
  ['old, and unused to the idle end', [max - 1, 0], [idle, 0], false],
  ['a minute younger than the absolute end, used just now', [max, -60], [0, 1], true],
  ['as old as the absolute end, used just now', [max, 0], [0, 1], false],
];

test.each(ends)(
  'a session %s: in the list, and kept, %j %j: %j',
  async (_, begun, used, isAlive) => {
    const ana = await createPerson(database);
    const id = await signedIn(ana, at(begun), used ? { refreshed: bare(at(used)) } : {});
    const { 'ended-sessions': over } = await findOverdue({ database, clock: systemClock });
    expect(await sessionsOf(ana, id)).toHaveLength(isAlive ? 1 : 0);
    expect(over?.includes(id)).toBe(!isAlive);
  },
);

test('the list and the removal go by the settings of the server that runs', async () => {
  const ana = await createPerson(database);
  const id = await signedIn(ana, ago(5));
  await keepSessionEnds(database, { sessions: { idleDays: 4, maxDays: 9 } });
  expect(await sessionsOf(ana, id)).toEqual([]);
  await keepSessionEnds(database, { sessions: { idleDays: 6, maxDays: 9 } });
  expect(await sessionsOf(ana, id)).toHaveLength(1);
  await database.query('delete from private.session_ends');
});

test('one session of the list ends by itself; others of the person and of others stay', async () => {
  const [ana, ben] = [await createPerson(database), await createPerson(database)];
  const [here, there] = [await signedIn(ana, ago(1)), await signedIn(ana, ago(2))];
  const bens = await signedIn(ben, ago(1));
  await database.query(
    `insert into auth.refresh_tokens (token, user_id, session_id) values ('of there', $1::uuid::text, $2::uuid)`,
    [ana.id, there],
  );
  const end = async (session: string | null) => {
    const as = asPerson(database, { ...ana.claims, session_id: here });
    const [row] = await as.query<{ ended: boolean }>(
      'select public.end_my_session($1::uuid) as ended',
      [session],
    );
    return row?.ended;
  };
  const left = async () =>
    (
      await database.query<{ id: string }>(
        'select id from auth.sessions where user_id = any ($1)',
        [[ana.id, ben.id]],
      )
    ).map(({ id }) => id);
  expect(await end(bens)).toBe(false);
  expect(await end(crypto.randomUUID())).toBe(false);
  expect(await end(null)).toBe(false);
  expect((await left()).toSorted()).toEqual([here, there, bens].toSorted());
  expect(await end(there)).toBe(true);
  expect(await end(there)).toBe(false);
  expect((await left()).toSorted()).toEqual([here, bens].toSorted());
  expect(await database.query(`select from auth.refresh_tokens where token = 'of there'`)).toEqual(
    [],
  );
  expect(await end(here)).toBe(true);
  expect(await left()).toEqual([bens]);
});

test('a person without a session on the server sees an empty list', async () => {
  const ana = await createPerson(database);
  expect(await sessionsOf(ana, crypto.randomUUID())).toEqual([]);
});

test('a change of name or language in the account reaches the profile, cut to shape', async () => {
  const ana = await createPerson(database, { metadata: { full_name: 'Ana', locale: 'es' } });
  const ben = await createPerson(database, { metadata: { full_name: 'Ben' } });
  const say = (data: object) =>
    database.query('update auth.users set raw_user_meta_data = $2 where id = $1', [ana.id, data]);
  const profile = async (id: string) =>
    (
      await database.query(
        'select full_name, locale, is_admin, source from public.profiles where id = $1',
        [id],
      )
    )[0];
  await say({ full_name: `Ana\r\nMaría ${'x'.repeat(200)}`, locale: 'en', is_admin: true });
  expect(await profile(ana.id)).toEqual({
    full_name: `Ana María ${'x'.repeat(90)}`,
    locale: 'en',
    is_admin: false,
    source: null,
  });
  await say({ full_name: { not: 'a name' }, locale: 'fr', source: 'elsewhere' });
  expect(await profile(ana.id)).toMatchObject({ locale: 'en', source: null });
  expect(await profile(ben.id)).toMatchObject({ full_name: 'Ben' });
});
