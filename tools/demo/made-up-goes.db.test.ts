import { beforeEach, expect, test } from 'vitest';
import { createDemoPeople } from './demo-people.ts';
import { storeDemoCentre } from './demo-centre.ts';
import { isLive, peopleFound } from './may-be-seeded.ts';
import { createRandom } from './random.ts';
import { storeDemoPeople } from './store-demo-people.ts';
import { createPerson } from '#tests/database/people.ts';
import { startEmptiedDatabase } from '#tests/database/start-database.ts';
import { silentLog } from '#tests/server/silent-log.ts';
import { createRemoval, madeUp } from '#server/editor/made-up.ts';
import { publishVersion } from '#server/editor/versions.ts';

const database = await startEmptiedDatabase();
beforeEach(() => startEmptiedDatabase());

/** An account of a demonstration that leads its site. */
async function madeUpAdmin(email: string): Promise<string> {
  const { id } = await createPerson(database, { admin: true, email });
  await database.query('update public.profiles set is_synthetic = true where id = $1', [id]);
  return id;
}
const remove = () => createRemoval({ database, log: silentLog }).begin();
const publish = (actor: string, live: boolean) =>
  publishVersion(database, {
    from: 0,
    texts: { 'content/site.yaml': `live: ${live}\n` },
    bases: {},
    keys: ['site'],
    why: 'a test',
    actor,
    isLive: live,
    drafts: [],
  });
const emails = async () => {
  const rows = await database.query<{ email: string }>(
    'select email from auth.users order by email',
  );
  return rows.map(({ email }) => email);
};

test('what is made up goes, people and a centre with its pupils; real people and who published stay', async () => {
  const actor = await madeUpAdmin('acts@demo.invalid');
  await madeUpAdmin('another@demo.invalid');
  const real = await createPerson(database, { email: 'ana@example.org' });
  await database.query(
    `insert into private.centres (name, country, kind) values ('IES Real', 'ES', 'school')`,
  );
  const people = Array.from({ length: 120 }, createDemoPeople(createRandom(7), 1));
  await database.transaction(async (tx) => {
    await storeDemoPeople(tx, people.slice(0, 45));
    await storeDemoCentre(tx, actor, people);
  });
  await database.query(
    `insert into public.research_releases (instrument, n, period_start, period_end, k, tables, is_synthetic, published_at)
     values ('riasec', 9, '2026-05-01', '2026-06-01', 5, '{}', true, now()), ('riasec', 9, '2026-05-01', '2026-06-01', 5, '{}', false, now())`,
  );
  expect(await madeUp(database, actor)).toEqual({ people: 46, centres: 1 });
  expect(await publish(actor, true)).toBe(1);
  // Two processes at once take turns.
  const gone = await Promise.all([remove(), remove()]);
  expect(gone.reduce((sum, each) => sum + each)).toBe(47);
  expect(await emails()).toEqual(['acts@demo.invalid', 'ana@example.org']);
  expect(await madeUp(database, real.id)).toBeUndefined();
  const left = await database.query(
    `select (select array_agg(name) from private.centres) as centres, (select count(*)::int from private.class_seats) as seats,
       (select count(*)::int from public.attempts) as attempts, (select array_agg(is_synthetic) from public.research_releases) as releases`,
  );
  expect(left).toEqual([{ centres: ['IES Real'], seats: 0, attempts: 0, releases: [false] }]);
});

test('a made-up admin stays where nobody else could lead the site', async () => {
  await madeUpAdmin('only@demo.invalid');
  await createPerson(database, { email: 'ana@example.org' });
  expect(await remove()).toBe(0);
  expect(await emails()).toEqual(['ana@example.org', 'only@demo.invalid']);
});

test('a demonstration may come back beside who runs the site, and never on a live one or beside visitors', async () => {
  const { id } = await createPerson(database, { admin: true });
  expect(await peopleFound(database)).toEqual({ real: 0, generated: 0 });
  expect(await isLive(database)).toBe(false);
  await publish(id, true);
  expect(await isLive(database)).toBe(true);
  const editor = await createPerson(database);
  await database.query(
    `insert into private.content_editors (user_id, role) values ($1, 'editor')`,
    [editor.id],
  );
  expect(await peopleFound(database)).toEqual({ real: 0, generated: 0 });
  await createPerson(database);
  expect(await peopleFound(database)).toEqual({ real: 1, generated: 0 });
});
