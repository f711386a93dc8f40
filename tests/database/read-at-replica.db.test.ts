import { beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import type { Queries } from '#server/database/queries.ts';
import { openReader } from '#server/database/replica/reader.ts';
import { listedAtReplica, readAtReplica } from '#server/rest/ask-replica.ts';
import { createPerson, type PersonClaims } from './people.ts';
import { startRest } from './rest-client.ts';
import { signedInWithFactor } from './signed-in.ts';
import { startEmptiedDatabase } from './start-database.ts';

const database = await startEmptiedDatabase();
let boss: PersonClaims;

beforeAll(async () => {
  boss = await signedInWithFactor(database, await createPerson(database, { admin: true }));
});

/** The overview as it is answered with a reader at `url`, which here is the same database. */
async function overview(url: string, mostAge: number, claims = boss) {
  const reader = openReader({ url, writer: database, mostAge, poolSize: 1 });
  onTestFinished(() => reader.close());
  const { call } = startRest({ ...database, reader });
  const { status, headers, body } = await call(claims, 'POST', '/rest/v1/rpc/admin_overview', {
    weeks: 4,
  });
  return { status, age: headers.get('x-data-age'), body };
}

async function ownUrl(): Promise<string> {
  const [row] = await database.query<{ name: string }>('select current_database() as name');
  return inject('postgresServer').replace('/postgres?', `/${row?.name}?`);
}

test('figures are read at the replica, and the answer says how old they are at most', async () => {
  const { status, age, body } = await overview(await ownUrl(), 10_000);
  expect(status).toBe(200);
  expect(Number(age)).toBeLessThanOrEqual(10);
  expect(age).toMatch(/^\d+\.\d$/);
  expect(body).toMatchObject({ people: 1 });
});

test('a replica that is older than it may be, or away, is not read: the writer answers', async () => {
  const old = await overview(await ownUrl(), -1);
  expect(old).toMatchObject({ status: 200, age: null, body: { people: 1 } });
  const away = await overview('postgres://faro@127.0.0.1:1/faro', 10_000);
  expect(away).toMatchObject({ status: 200, age: null, body: { people: 1 } });
});

test('a replica that is away is late from the second look on, and one that is there never', async () => {
  const looked = async (url: string) => {
    const reader = openReader({ url, writer: database, mostAge: 10_000, poolSize: 1 });
    onTestFinished(() => reader.close());
    return [await reader.isLate(), await reader.isLate()];
  };
  expect(await looked(await ownUrl())).toEqual([false, false]);
  expect(await looked('postgres://faro@127.0.0.1:1/faro')).toEqual([false, true]);
});

test('who is no administrator gets nothing from a replica either', async () => {
  const { claims } = await createPerson(database);
  expect(await overview(await ownUrl(), 10_000, claims)).toMatchObject({ status: 403, age: null });
});

const calls: Record<string, string> = {
  admin_audit: "'', null",
  admin_overview: '4',
  admin_people: "'', 'all', 'newest', 1",
  admin_requests: 'true',
  admin_export: "'people', 'a list for the office', null",
};

test.each([...readAtReplica, ...listedAtReplica])(
  '%s writes nothing at a replica',
  async (name) => {
    const read = database.transaction(async (tx) => {
      await tx.query('set transaction read only');
      await tx.query(`select set_config('faro.writes_audit', 'yes', true)`);
      await tx.query(`select set_config('request.jwt.claims', $1, true)`, [JSON.stringify(boss)]);
      return tx.query(`select public.${name}(${calls[name] ?? ''}) as found`);
    });
    await expect(read).resolves.toHaveLength(1);
  },
);

async function listed(url: string, claims = boss, writer: Queries = database) {
  const reader = openReader({ url, writer: database, mostAge: 10_000, poolSize: 1 });
  onTestFinished(() => reader.close());
  const { call } = startRest({ ...database, query: writer.query, reader });
  const wanted = { search: '', filter: 'all', sort: 'newest', page: 1 };
  return call(claims, 'POST', '/rest/v1/rpc/admin_people', wanted);
}

const linesOf = (person: string) =>
  database.query<{ actor: string; action: string }>(
    `select actor, action from private.audit where person = $1 and action = 'list-person'`,
    [person],
  );

test('a list of people is read at the replica, and who is shown is in the audit of the writer', async () => {
  const { id } = await createPerson(database);
  const { status, headers, body } = await listed(await ownUrl());
  expect(status).toBe(200);
  expect(Number(headers.get('x-data-age'))).toBeLessThanOrEqual(10);
  expect(body).toMatchObject({
    page: 1,
    people: expect.arrayContaining([expect.objectContaining({ id })]),
  });
  expect(body).not.toHaveProperty('lines');
  expect(await linesOf(id)).toEqual([{ actor: boss.sub, action: 'list-person' }]);
});

test('what could not be written down is not shown', async () => {
  const { id } = await createPerson(database);
  const query: Queries['query'] = (text, values) =>
    text.includes('private.write_audit')
      ? Promise.reject(new Error('the writer is away'))
      : database.query(text, values);
  const { status, body } = await listed(await ownUrl(), boss, { ...database, query });
  expect(status).toBe(500);
  expect(JSON.stringify(body)).not.toContain(id);
  expect(await linesOf(id)).toEqual([]);
});

test('whoever is gone at the writer is neither shown nor written down', async () => {
  const { id } = await createPerson(database);
  const gone = `select private.write_audit($1::uuid, $2::text::jsonb) as written`;
  const line = (person: string) => JSON.stringify([{ person, action: 'list-person' }]);
  await database.query('delete from auth.users where id = $1', [id]);
  expect(await database.query(gone, [boss.sub, line(id)])).toEqual([{ written: false }]);
  expect(await linesOf(id)).toEqual([]);
  const { id: other } = await createPerson(database);
  expect(await database.query(gone, [other, line(other)])).toEqual([{ written: false }]);
});

test('a replica that has not come to the present of the writer lists nobody', async () => {
  const reader = openReader({
    url: await ownUrl(),
    writer: database,
    mostAge: 10_000,
    poolSize: 1,
  });
  onTestFinished(() => reader.close());
  const ask = { text: 'select 1 as one', values: [] };
  const now = await database.query<{ lsn: string }>('select pg_current_wal_lsn()::text as lsn');
  expect(await reader.run(ask, () => ask, now[0]?.lsn ?? '')).toMatchObject({ row: { one: 1 } });
  expect(await reader.run(ask, () => ask, 'FFFFFFFF/0')).toBeUndefined();
});
