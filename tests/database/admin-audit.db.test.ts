import { beforeAll, expect, test } from 'vitest';
import { callJson } from './attempts-for-tests.ts';
import { asPerson, createPerson, type Person } from './people.ts';
import { signedInWithFactor } from './signed-in.ts';
import { startEmptiedDatabase } from './start-database.ts';

const database = await startEmptiedDatabase();
let boss: Person;
let ana: Person;

beforeAll(async () => {
  boss = await createPerson(database, { admin: true, email: 'boss@example.test' });
  boss = { ...boss, claims: await signedInWithFactor(database, boss) };
  ana = await createPerson(database, {
    email: 'ana.sola@example.test',
    metadata: { full_name: 'Ana Sola' },
  });
  for (let n = 0; n < 30; n += 1) {
    await createPerson(database, {
      email: `class-${n}@school.example`,
      metadata: { full_name: 'Clase' },
    });
  }
});

/** What one look at the list leaves behind. */
async function leftBy(search: string, filter = 'all', page = 1) {
  const [before] = await database.query<{ id: string }>(
    'select coalesce(max(id), 0) as id from private.audit',
  );
  const list = await callJson<{ total: number; people: object[] }>(
    asPerson(database, boss.claims),
    'admin_people($1, $2, $3, $4)',
    [search, filter, 'newest', page],
  );
  const rows = await database.query<{ action: string; person: string | null; why: string | null }>(
    'select action, person, why from private.audit where id > $1 order by id',
    [before?.id],
  );
  return { list, rows };
}

test('a search that counts a person and shows none is a row about that person', async () => {
  const { list, rows } = await leftBy('ana.sola@example.test', 'all', 2);
  expect(list).toMatchObject({ total: 1, people: [] });
  expect(rows).toEqual([{ action: 'list-person', person: ana.id, why: null }]);
});

test('whom a filter leaves out is written down as well: the number nought said it of them', async () => {
  const { list, rows } = await leftBy('ana.sola@example.test', 'marketing');
  expect(list).toMatchObject({ total: 0, people: [] });
  expect(rows).toEqual([{ action: 'list-person', person: ana.id, why: null }]);
});

test('a few counted by a filter alone are a row each, on every page', async () => {
  const { list, rows } = await leftBy('', 'admins', 3);
  expect(list).toMatchObject({ total: 1, people: [] });
  expect(rows).toEqual([{ action: 'list-person', person: boss.id, why: null }]);
});

test('more than a page are one row with their number, and those shown a row each', async () => {
  const { list, rows } = await leftBy('school example', 'all', 2);
  expect(list.total).toBe(30);
  expect(rows.filter(({ action }) => action === 'list-person')).toHaveLength(5);
  expect(rows.filter(({ action }) => action === 'count-people')).toEqual([
    { action: 'count-people', person: null, why: '30 people' },
  ]);
  expect((await leftBy('school example', 'all', 9)).rows).toEqual([
    { action: 'count-people', person: null, why: '30 people' },
  ]);
});

test('each person shown is one row and no more, and nothing keeps what was looked for', async () => {
  const { rows } = await leftBy('ana sola');
  expect(rows).toEqual([{ action: 'list-person', person: ana.id, why: null }]);
  expect((await leftBy('nobody-like-that@example.test')).rows).toEqual([]);
  const all = await database.query('select a::text as line from private.audit a');
  expect(JSON.stringify(all)).not.toMatch(/sola|school|nobody/);
});

test('two admins who erased their accounts stay two in the audit, and neither is found by it', async () => {
  const gone: Person[] = [];
  for (const why of ['first export', 'second export']) {
    const admin = await createPerson(database, { admin: true });
    const as = asPerson(database, await signedInWithFactor(database, admin));
    await as.query(`select public.admin_export('people', $1, null)`, [why]);
    await as.query('select public.delete_my_account()');
    gone.push(admin);
  }
  type Entry = {
    actor: string | null;
    actor_pseudonym: string | null;
    actor_email: string | null;
    why: string;
  };
  const entries = await callJson<Entry[]>(
    asPerson(database, boss.claims),
    'admin_audit($1, null)',
    ['export-people'],
  );
  const by = (why: string) => entries.filter((entry) => entry.why === why);
  const pseudonyms = ['first export', 'second export'].map(
    (why) => new Set(by(why).map(({ actor_pseudonym }) => actor_pseudonym)),
  );
  expect(pseudonyms.map(({ size }) => size)).toEqual([1, 1]);
  const [[first], [second]] = [[...(pseudonyms[0] ?? [])], [...(pseudonyms[1] ?? [])]];
  expect(first).toMatch(/^[0-9a-f]{12}$/);
  expect(second).toMatch(/^[0-9a-f]{12}$/);
  expect(first).not.toBe(second);
  expect(entries.every(({ actor, actor_email }) => actor === null && actor_email === null)).toBe(
    true,
  );
  const lines = JSON.stringify(await database.query('select a::text as line from private.audit a'));
  for (const { id, email } of gone) {
    expect(lines).not.toContain(id);
    expect(lines).not.toContain(email);
  }
  // No pseudonym can be given to a row, or another one.
  for (const change of [
    `update private.audit set actor_pseudonym = 'ffffffffffff' where actor is null`,
    `update private.audit set actor_pseudonym = 'ffffffffffff', actor = null where actor is not null`,
    `update private.audit set actor_pseudonym = null where actor_pseudonym is not null`,
  ]) {
    await expect(database.query(change)).rejects.toMatchObject({ code: '42501' });
  }
});
