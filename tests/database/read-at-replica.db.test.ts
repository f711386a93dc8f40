import { beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { openReader } from '#server/database/replica/reader.ts';
import { readAtReplica } from '#server/rest/ask-replica.ts';
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

test('what is read at a replica writes nothing', async () => {
  const calls = { admin_audit: "'', null", admin_overview: '4' } as const;
  const asAdmin = JSON.stringify(boss);
  for (const name of readAtReplica) {
    const given = Object.entries(calls).find(([called]) => called === name)?.[1] ?? '';
    const read = database.transaction(async (tx) => {
      await tx.query('set transaction read only');
      await tx.query(`select set_config('request.jwt.claims', $1, true)`, [asAdmin]);
      return tx.query(`select public.${name}(${given}) as found`);
    });
    await expect(read).resolves.toHaveLength(1);
  }
});
