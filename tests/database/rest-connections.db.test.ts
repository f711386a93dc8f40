import { expect, inject, test } from 'vitest';
import { openPostgres } from '#server/database/postgres.ts';
import type { Database } from '#server/database/queries.ts';
import { startDatabase } from './start-database.ts';
import {
  codeOf,
  leftBehind,
  MAKE_TRIED,
  nothing,
  statement,
  whoIsThere,
  write,
} from './tried-statements.ts';

const database = await startDatabase();
await database.script(MAKE_TRIED);

test('sessions that are killed in the middle end their own request and no other (X04, X05)', async () => {
  const [own] = await database.query<{ name: string }>('select current_database() as name');
  const killer = await openPostgres(inject('postgresServer'), 1);
  const sleep = statement('select pg_sleep(1)::text as slept');
  for (let round = 0; round < 3; round += 1) {
    const asked = Array.from({ length: 12 }, (_, n) =>
      database.rest.run(n % 2 ? write : sleep, () => sleep).catch(codeOf),
    );
    await expect.poll(() => sleeping(killer, own?.name), { timeout: 30_000 }).toBeGreaterThan(0);
    await killer.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and application_name = 'faro-rest'`,
      [own?.name],
    );
    const ended = await Promise.all(asked);
    expect(ended.some((each) => typeof each === 'string')).toBe(true);
  }
  await killer.close();
  await database.query('delete from private.tried');
  expect(await leftBehind(database)).toEqual(nothing);
});

test('a pool that could not connect does so when the database is there again (X04)', async () => {
  const admin = await openPostgres(inject('postgresServer'), 1);
  const [own] = await database.query<{ name: string }>('select current_database() as name');
  const allow = (connections: number) =>
    admin.query(`alter database ${own?.name} connection limit ${connections}`);
  await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and application_name = 'faro-rest'`,
    [own?.name],
  );
  await admin.query(`alter database ${own?.name} allow_connections false`);
  const refused = await Promise.all(
    Array.from({ length: 12 }, () =>
      database.rest.run(statement('select 1 as one'), () => whoIsThere).catch(codeOf),
    ),
  );
  expect(refused.every((each) => typeof each === 'string')).toBe(true);
  await admin.query(`alter database ${own?.name} allow_connections true`);
  await allow(-1);
  await admin.close();
  expect(await leftBehind(database)).toEqual(nothing);
});

test('a transaction outlives whatever its address says about the life of connections', async () => {
  const [own] = await database.query<{ name: string }>('select current_database() as name');
  const url = inject('postgresServer').replace('/postgres?', `/${own?.name}?`);
  const short = await openPostgres(`${url}&max_lifetime=1&idle_timeout=1`, 1);
  try {
    const slowly = statement(
      `select set_config('role', 'anon', true), set_config('request.jwt.claims', '{"sub": "ana"}', true), pg_sleep(1.2)::text`,
    );
    const told = await short.rest.run(slowly, () => write).catch(codeOf);
    // On another connection it would be written as the owner, whatever its caller is told.
    await new Promise((resume) => setTimeout(resume, 200));
    const written = await database.query('select what from private.tried');
    expect({ told, written }).toEqual({ told: '42501', written: [] });
  } finally {
    await short.close();
  }
});

/** How many requests of the data API are in the middle of their statement. */
async function sleeping(admin: Database, name: string | undefined): Promise<number> {
  const [row] = await admin.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = $1 and application_name = 'faro-rest' and wait_event = 'PgSleep'`,
    [name],
  );
  return row?.count ?? 0;
}
