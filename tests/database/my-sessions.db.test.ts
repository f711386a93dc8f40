import { expect, test } from 'vitest';
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

test('people see their own living sessions, the last used first, and which one they are in', async () => {
  const [ana, ben] = [await createPerson(database), await createPerson(database)];
  const phone = await signedIn(ana, '2026-11-01T10:00:00Z', {
    refreshed: '2026-11-19T08:00:00',
    userAgent: 'Phone '.repeat(100),
  });
  const laptop = await signedIn(ana, '2026-11-18T10:00:00Z');
  await signedIn(ana, '2026-11-19T10:00:00Z', { notAfter: '2026-11-19T11:00:00Z' });
  const other = await signedIn(ben, '2026-11-19T12:00:00Z');

  expect(await sessionsOf(ana, laptop)).toEqual([
    {
      id: phone,
      started_at: '2026-11-01T10:00:00+00:00',
      seen_at: '2026-11-19T08:00:00+00:00',
      user_agent: 'Phone '.repeat(50),
      is_current: false,
    },
    {
      id: laptop,
      started_at: '2026-11-18T10:00:00+00:00',
      seen_at: '2026-11-18T10:00:00+00:00',
      user_agent: null,
      is_current: true,
    },
  ]);
  expect(await sessionsOf(ben, other)).toMatchObject([{ id: other, is_current: true }]);
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
