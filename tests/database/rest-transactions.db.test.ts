import { expect, inject, test } from 'vitest';
import { openPostgres } from '#server/database/postgres.ts';
import type { Database, Statement } from '#server/database/database.ts';
import { startDatabase } from './start-database.ts';

const database = await startDatabase();
await database.script('create table private.tried (what text)');

const statement = (text: string, ...values: string[]): Statement => ({ text, values });
const write = statement(
  `with written as (insert into private.tried values ($1::text) returning 1 as one) select count(*)::int as rows from written`,
  'written',
);
const settings = statement(
  `select set_config('role', 'anon', true), set_config('request.jwt.claims', '{"sub": "ana"}', true)`,
);
const whoIsThere = statement(
  `select current_user::text as role, nullif(current_setting('request.jwt.claims', true), '') as claims, (select count(*)::int from private.tried) as tried`,
);
const codeOf = (error: { code?: string; message: string }) => error.code ?? error.message;

/** What the next request on each session of the pool finds. */
async function leftBehind({ rest }: Database): Promise<unknown[]> {
  const seen = await Promise.all(
    Array.from({ length: 8 }, () => rest.run(statement('select 1 as one'), () => whoIsThere)),
  );
  return [...new Set(seen.map((row) => JSON.stringify(row)))];
}

const nothing = [JSON.stringify({ role: 'postgres', claims: null, tried: 0 })];

test.each<[string, Statement, () => Statement, string]>([
  ['the opening fails', statement('select 1 / 0'), () => write, '22012'],
  ['the opening cannot be read', statement('selec 1'), () => write, '42601'],
  ['the second statement fails', settings, () => statement('select 1 / 0'), '22012'],
  ['the second statement may not', settings, () => write, '42501'],
  ['the first wrote, the second fails', write, () => statement('select 1 / 0'), '22012'],
  [
    'the refusal of what the opening told',
    write,
    () => {
      throw new Error('refused');
    },
    'refused',
  ],
])(
  '%s: all of it is rolled back, and nothing is left in the session',
  async (_, first, next, code) => {
    const failed = await database.rest.run(first, next).catch(codeOf);
    expect(failed).toBe(code);
    expect(await leftBehind(database)).toEqual(nothing);
  },
);

test('role and claims end with their transaction', async () => {
  const during = `select current_user::text as role, current_setting('request.jwt.claims') as claims`;
  const row = await database.rest.run(settings, () => statement(during));
  expect(row).toEqual({ role: 'anon', claims: '{"sub": "ana"}' });
  expect(await leftBehind(database)).toEqual(nothing);
});

test.runIf(process.env['DATABASE_KIND'] === 'postgres')(
  'sessions that are killed in the middle end their own request and no other (X04, X05)',
  async () => {
    const [own] = await database.query<{ name: string }>('select current_database() as name');
    const killer = await openPostgres(inject('postgresServer'), 1);
    const sleep = statement('select pg_sleep(0.2)::text as slept');
    for (let round = 0; round < 3; round += 1) {
      const asked = Array.from({ length: 12 }, (_, n) =>
        database.rest.run(n % 2 ? write : sleep, () => sleep).catch(codeOf),
      );
      await new Promise((resume) => setTimeout(resume, 100));
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
  },
);

test.runIf(process.env['DATABASE_KIND'] === 'postgres')(
  'a pool that could not connect does so when the database is there again (X04)',
  async () => {
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
  },
);

test.runIf(process.env['DATABASE_KIND'] === 'postgres')(
  'a transaction outlives whatever its address says about the life of connections',
  async () => {
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
  },
);
